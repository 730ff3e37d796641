title = Sealed
act-seal = Seal { $card }
act-roll = Roll
ask-seal = Which card?
