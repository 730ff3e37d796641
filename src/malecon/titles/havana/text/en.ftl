# Havana, in English.

title = Havana
    .line = Play two cards, build the ends.
    .about = A game by Reinhard Staupe, in the edition of 2024, for two to four players: two cards a round decide what you do and how early you do it, and the finest buildings of Havana go to whoever has the materials first.

## What one can do

act-choose = { $card } + { $other }
act-perform = Carry out: { $card }
act-throw = Throw away unseen: { $card }
act-fetch = Take back into hand: { $card }
act-demolish = Remove a building: { $row } row, { $side } end
    .now = Remove: { $building } ({ $row } row, { $side } end)
act-rob = Steal from { $seat }
act-take = Take: { $material }
act-draw = Draw two materials blind
act-pick = Pick from the bag: { $material }
act-build = Build: { $row } row, { $side } end
    .now = Build: { $building } ({ $row } row, { $side } end)
act-hire = Exchange five pesos for a worker
act-change = Exchange five debris for a brick: { $colour }
act-lay = Lay face down: { $card }
act-discard = Discard the open card: { $card }
act-drop = Discard the open card at the reveal: { $card }
act-pass = Done
    .recycle = Throw nothing away
    .demolish = Remove nothing
    .build = End the turn

## What is asked

ask-choose = Which two cards do you lay face down?
ask-act = Which of your two actions comes first?
ask-recycle = Recycling: which card of your hand do you throw away, if any?
ask-fetch = Recycling: which card do you take back from your pile?
ask-demolish = Demolition: which building goes, if any?
ask-rob = Thief: whom do you rob of pesos?
ask-fence = Fence: whom do you rob of materials?
ask-loot = What do you take from { $seat }? Still to take: { $count }.
ask-smuggle = Smuggling: two materials blind, or one of your choice?
ask-share = Mama: which bricks do you take from the pool? Still to take: { $count }.
ask-build = Do you build or exchange anything?
ask-lay = Which new card do you lay face down?
ask-discard = Which of your two open cards do you give up?
ask-end = The game is over.

phase-choose = first choice of cards
phase-act = actions
phase-recycle = actions, recycling
phase-fetch = actions, recycling
phase-demolish = actions, demolition
phase-rob = actions, thief
phase-fence = actions, fence
phase-loot = actions, fence
phase-smuggle = actions, smuggling
phase-share = actions, Mama
phase-build = building
phase-lay = replacement, new card
phase-discard = replacement, discard
phase-end = game over

## Why not

why-not-open = this card does not lie open before you.
why-performed = you have carried it out already.
why-no-effect = it would do nothing now.
why-actions-first = carry out your actions first.
why-actions-done = your actions are done; now you build.
why-row-empty = that row is empty.
why-no-architect = the plan asks for an architect, and yours does not lie open.
why-short-white = white bricks short: { $short }.
why-short-yellow = yellow bricks short: { $short }.
why-short-green = green bricks short: { $short }.
why-short-red = red bricks short: { $short }.
why-short-debris = debris short: { $short }.
why-short-pesos = pesos short: { $short }.
why-short-workers = workers short: { $short }.
why-few-pesos = it takes { $needed } pesos and you have { $pesos }.
why-few-debris = it takes { $needed } debris and you have { $debris }.
why-no-workers = the supply has no worker left.
why-not-in-bag = the bag has none of that.
why-no-such-seat = only { $seats } play here.
why-rob-yourself = that is you.
why-plays-before = you can only steal from those who play after you.
why-protected = the bodyguard protects this player.
why-nothing-to-steal = there is nothing to steal there.
why-none-there = there is none of it.
why-debris-taken = you have your debris already; choose bricks.
why-not-in-hand = this card is not in your hand.
why-not-in-pile = this card does not lie in your pile.
why-just-thrown = this is the card you have just thrown away.
why-must-replace = everybody lays exactly one new card and gives up exactly one open one, in this order.

error-deck-size = The deck has { $given } buildings; { $least } to { $most } are possible.
error-deck-entry = Building { $number } of the deck needs an id and points.
error-deck-twice = The building “{ $building }” stands in the deck twice.
error-deck-key = The building “{ $building }” has an entry “{ $entry }”. Entries: { $keys }.
error-deck-value = The building “{ $building }” cannot have { $entry } = { $value }: take a whole number from 0 to { $most }.

## The action cards

card-siesta = siesta
    .rule = Siesta, number 0. Does nothing, but brings you forward in the order.
card-guardaespaldas = bodyguard
    .rule = Guardaespaldas, number 1. All round long nobody can steal from you, also before your own turn. It does not keep anyone from demolishing buildings or taking from the pool.
card-mendigo = beggar
    .rule = Mendigo, number 2. Take 1 peso from the supply.
card-reciclaje = recycling
    .rule = Reciclaje, number 2. You may throw a card of your hand on your discard pile without showing it; then take another card of the pile into your hand and show it.
card-ruina = demolition
    .rule = Ruina, number 3. You may put one end card of a row into the box. Only one building can be removed in a round, however many players have this card open.
card-escombros = rubble
    .rule = Escombros, number 3. Take all debris from the pool.
card-obreros = workmen
    .rule = Obreros, number 4. The first player in the order with this card takes 2 workers from the supply, every later one 1.
card-arquitecto = architect
    .rule = Arquitecto, number 4. Take 1 worker from the supply. While the card lies open before you, you may complete buildings that ask for an architect; it is not spent.
card-ladron = thief
    .rule = Ladrón, number 5. Steal 2 pesos from one player who plays after you; 3 from one who has 6 or more.
card-receptador = fence
    .rule = Receptador, number 6. Steal 1 material of your choice from one player who plays after you; 2 from one who has 4 or more coloured bricks.
card-contrabando = smuggling
    .rule = Contrabando, number 7. The first player in the order with this card draws 2 materials blind from the bag or picks 1 of his choice; every later one draws 1 blind.
card-empresario = entrepreneur
    .rule = Empresario, number 8. Take half of the pesos in the pool, rounded up.
card-mama = Mama
    .rule = Mama, number 9. Take half of the bricks in the pool, of colours you choose, and half of the debris, each rounded up.

other-siesta = { card-siesta }
other-guardaespaldas = { card-guardaespaldas }
other-mendigo = { card-mendigo }
other-reciclaje = { card-reciclaje }
other-ruina = { card-ruina }
other-escombros = { card-escombros }
other-obreros = { card-obreros }
other-arquitecto = { card-arquitecto }
other-ladron = { card-ladron }
other-receptador = { card-receptador }
other-contrabando = { card-contrabando }
other-empresario = { card-empresario }
other-mama = { card-mama }

## Materials and places

material-white = white brick
    .gain = { $count ->
        [one] white brick
       *[other] white bricks
    }
material-yellow = yellow brick
    .gain = { $count ->
        [one] yellow brick
       *[other] yellow bricks
    }
material-green = green brick
    .gain = { $count ->
        [one] green brick
       *[other] green bricks
    }
material-red = red brick
    .gain = { $count ->
        [one] red brick
       *[other] red bricks
    }
material-debris = debris
    .gain = debris

colour-white = white
colour-yellow = yellow
colour-green = green
colour-red = red

row-upper = upper
row-lower = lower
side-left = left
side-right = right

## Buildings

building-callejon_de_hamel = Callejón de Hamel
building-bodeguita_del_medio = La Bodeguita del Medio
building-puente_de_hierro = Puente de Hierro
building-portico_del_barrio_chino = Pórtico del Barrio Chino
building-heladeria_coppelia = Heladería Coppelia
building-quinta_avenida = Quinta Avenida
building-el_floridita = El Floridita
building-parque_almendares = Parque Almendares
building-el_templete = El Templete
building-jardin_botanico = Jardín Botánico
building-fabrica_partagas = Fábrica Partagás
building-plaza_vieja = Plaza Vieja
building-tropicana = Tropicana
building-malecon = Malecón
building-paseo_del_prado = Paseo del Prado
building-plaza_de_san_francisco = Plaza de San Francisco
building-parque_central = Parque Central
building-acuario_nacional = Acuario Nacional
building-almacenes_san_jose = Almacenes San José
building-monumento_a_jose_marti = Monumento a José Martí
building-plaza_de_armas = Plaza de Armas
building-castillo_de_la_real_fuerza = Castillo de la Real Fuerza
building-estacion_central = Estación Central
building-cristo_de_la_habana = Cristo de La Habana
building-universidad_de_la_habana = Universidad de La Habana
building-tunel_de_la_bahia = Túnel de la Bahía
building-fortaleza_de_la_cabana = Fortaleza de La Cabaña
building-museo_de_la_revolucion = Museo de la Revolución
building-edificio_bacardi = Edificio Bacardí
building-edificio_focsa = Edificio FOCSA
building-hotel_nacional = Hotel Nacional
building-gran_teatro = Gran Teatro
building-catedral_de_san_cristobal = Catedral de San Cristóbal
building-el_capitolio = El Capitolio

## Where points come from, and what is counted

source-buildings = buildings

counts-points = points
    .gain = { $count ->
        [one] point
       *[other] points
    }
counts-money = pesos
    .gain = { $count ->
        [one] peso
       *[other] pesos
    }
counts-materials = materials
counts-workers = workers
    .gain = { $count ->
        [one] worker
       *[other] workers
    }
counts-buildings = buildings
counts-cards = cards

## Options

option-last_thief_robs_anyone = The last thief robs anyone
    .help = The rule of 2009: who plays last in the round may steal from any unprotected player. Usually thief and fence do nothing for the last player.
option-simultaneous_replacement = Everybody replaces at once
    .help = Hides which open card a player gives up until all have chosen, so that nobody has to wait for the others. Usually later players see which card an earlier one keeps.
option-age_by_seat = Age by seat
    .help = Where nothing else decides a tie in the order, the younger plays first. Usually the ages are drawn by lot; with this option the first seat is the youngest.

## Laws and sources

law-seats = seats
law-bricks = bricks
law-debris = debris
law-pesos = pesos
law-workers = workers
law-buildings = buildings
law-points = points
law-cards = action cards
law-hands = hands
law-secrets = secret cards
law-turns = turns

origin-rulebook = the Russian rulebook
origin-english-rulebook = the English rulebook of the same edition
origin-reconstruction = a reconstruction: the printed costs are not known to us
origin-ours = a rule of this house

## The board

board-head = Round { $round } · { $phase } · { $target } points win
board-order = Order
board-upper = Upper row
board-lower = Lower row
board-stack = Stack: { $left }
board-top = on top
board-pool = Pool
board-supply = Supply
board-bag = Bag
board-box = Box
board-seat = Player
board-open = Open cards
board-hand = Hand
board-pile = Pile
board-buildings = Built
board-yours = Your hand
board-laid = Laid face down
board-thrown = Thrown unseen
board-leaving = Given up at the reveal
board-hidden = Hidden cards
board-affordable = can be paid now
board-ages = Youngest first
board-none = —

short-white = W
short-yellow = Y
short-green = G
short-red = R
short-debris = D
short-pesos = $
short-workers = w
short-architect = A
legend = W white · Y yellow · G green · R red · D debris · $ pesos · w workers · A architect · ★ points

## The rules page

rules-goal = The goal
    .text =
        You finish buildings in Havana. Every building brings points, and whoever reaches the target first wins at once: 25 points with two players, 20 with three, 15 with four.

        Some words used here:

        - A **brick** is white, yellow, green or red. **Debris** is grey and no brick. Both are **materials**.
        - The **pool** is what lies on the resource card in the middle: materials and pesos for those who come in time.
        - The **supply** is the stock of pesos and workers. It is limited.
        - The **bag** holds the materials still to come.
        - What goes to the **box** is out of the game.
rules-setup = Set-up
    .text =
        Everybody gets the same 13 action cards, 1 peso and 1 debris. All other materials go into the bag: 10 bricks of each of the four colours and the rest of the 40 debris. The 15 workers and the rest of the 60 pesos are the supply.

        The building cards are shuffled and laid out in two rows of six; the others are a stack with the plan side up, so that everybody sees its top card. One at least of the four end cards must be worth 3 points or less. If none is, the first such card of the stack changes places with the left end of the upper row.

        At last 3 pesos from the supply and 3 materials drawn from the bag are put into the pool.
rules-round = The round
    .text =
        Before the first round everybody chooses two of his cards in secret and lays them face down; then all are turned up together.

        From then on two cards lie open before each player, and every round has four phases:

        - **Initiative**: the open cards decide the order.
        - **Actions and building**: one player after the other carries out both his cards and then builds.
        - **Supply**: the pool grows.
        - **Replacement**: everybody gives up one open card and lays a new one.
rules-initiative = Initiative
    .text =
        The numbers on your two cards, the smaller one first, make a number of two digits: 6 and 5 are 56, 7 and 0 are 07. The lowest number plays first.

        Equals are parted by this chain, always in favour of who has fewer: points, bricks, pesos, workers, debris. If all that is equal, the younger plays first; the ages are drawn by lot at the beginning, and the board shows them.

        The order is made once, right after the cards are turned up, and holds for the whole round.
rules-cards = Actions
    .text =
        In your turn you carry out **both** your actions, in the order you like. You must do what a card says as far as it is possible; only demolition and recycling may be left alone. A card that can do nothing is passed over.

        - **Stealing** (thief and fence) is only possible from players who come later in the order, and not from one whose bodyguard lies open. You choose among those who have something to steal; if there is nobody, nothing happens. Whether a victim is rich is looked at in that moment, and nobody gives more than he has.
        - **First player** (workmen, smuggling) is the first in the order who has that card open, whatever his place.
        - When the supply or the bag runs short, you take what is there.

        The cards and their numbers:
rules-building = Building
    .text =
        When both actions are done you may complete as many buildings as you can pay for.

        - Only the **end cards** of the two rows can be built: the left and the right one of each. When one is taken, its neighbour is an end card at once.
        - You pay the whole cost. Bricks and debris go to the box; pesos and workers go back to the supply.
        - If the plan shows an architect, your own architect card must lie open. It stays there and serves any number of buildings.
        - When a row is down to two cards, four new ones from the stack are laid between them at once, from left to right. A short stack gives what it has; then the row just gets shorter. A single card is both ends of its row.
rules-exchange = Five for one
    .text =
        While you are building you may exchange as often as you like: **5 pesos for 1 worker**, or **5 debris for 1 brick** of a colour you choose. Never the other way round.

        The pesos go to the supply and the worker comes from there. The debris goes to the box and the brick comes out of the bag, so it must have one. You need not build with what you got.
rules-supply = Supply
    .text =
        When all have had their turn, 3 pesos from the supply and 3 materials drawn from the bag are added to the pool, whatever is left in it. If supply or bag has less, as much as there is.
rules-replacement = Replacement
    .text =
        In the order of this round everybody lays one card of his hand face down and puts one of his two open cards on his own discard pile. The other stays open and acts again. Later players see which card an earlier one keeps, but not the new one. When all have done so, the new cards are turned up together.

        You must replace exactly one card. Who has only two cards left in hand afterwards takes the whole pile back into his hand, with the card discarded just now. That happens to all in the same round, every ninth.
rules-end = The end
    .text =
        The game stops **at once** when somebody reaches the target, in the middle of his turn: he wins, and the round is not played out.

        It also stops at once when no building is left in rows and stack, or when all materials are in the box. Then the most points win, and equals share the victory.

        A play in which nothing can happen any more is stopped as well: when the bag is empty and three whole rounds pass without a building.
rules-secrets = What is known
    .text =
        Everything lies open but the hands, the cards laid face down, the order of the stack below its top card and what the bag will give. As everybody sees which cards are played and given up, the cards a player may have in hand are known too, and the board shows them as hidden cards. Only a card thrown away by recycling is not seen: until the pile is taken back nobody else knows which of the hidden cards it was.
rules-deck = The buildings
    .text =
        The list below is **reconstructed**. No source for the printed costs of the 34 buildings was found, so they were made anew: the more a building asks for the more it brings, all colours are asked for equally often, and the names are real places of Havana. An operator who has the real list, or another one of any size, can put it in place of this.

        For each building: its points, what it costs, and whether it asks for an architect.
rules-rulings = Rulings
    .text =
        Where the rulebook leaves a question open, this house plays so. What is marked with an option can be changed.

        - Card 5 is missing in the Russian rulebook; the English one of the same edition has it.
        - The last player in the order can steal from nobody. *(option)*
        - Protection holds from the turning up of the cards until the bodyguard is replaced.
        - Only debris and bricks can be taken by the fence, only pesos by the thief.
        - Five for one is an exchange of tokens; what comes of it may be kept.
        - Recycling may be declined. It is not possible while the pile is empty, and the card just thrown away cannot be taken.
        - Demolition is used up by a removal and not by declining. The row is filled up after it as after building.
        - Of the bag the first smuggler may pick debris too. From a bag with one token left there is no choice.
        - Mama's taker chooses the colours.
        - The points of a building are known from the start.
        - A tie in age does not exist: the ranks are drawn by lot. *(option)*
        - The target is looked at first, then the two rare ends.
        - In replacement the players choose one after the other, in the order of the round. *(option)*

## What bots weigh

term-points = Points in hand
term-materials = Bricks and debris
term-money = Money
term-workers = Workers
term-plans = Buildings within reach

# The numbers' names in the rules page.
datum-points = points
datum-pesos = pesos
datum-pool_pesos = pesos in the pool
datum-pool_materials = materials in the pool
datum-easy_points = points of an easy end
datum-materials = materials
datum-workers = workers
datum-architect = architect

# What comes by itself, told in the terminal.
news-open = { $more ->
    [0] { "" }
   *[other] Open before { $name }: { $items }.
    }
news-order =
    .seat = Order of turns: { $items }.
news-pool = { $more ->
    [0] { "" }
   *[other] In the pool now: { $items }.
    }
    .each = { $after } × { $item }
news-pool_pesos = { $more ->
    [0] { "" }
   *[other] Pesos in the pool: { $after }.
    }
news-row =
    .building = { $more ->
        [0] { "" }
       *[other] New in the rows: { $gained }.
        }
news-top =
    .building = { $more ->
        [0] { "" }
       *[other] On top of the stack: { $gained }.
        }
