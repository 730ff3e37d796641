title = Sealed
act-seal = Seal { $card }
act-roll = Roll
did-seal = Seal { $card }
did-roll = Roll
ask-seal = Which card?
