# Havana, in English.

title = Havana
    .line = Play two cards, build at the ends.
    .favourites = Favourite cards
    .about = A game by Reinhard Staupe, in the 2024 edition, for two to four players. The two cards you play each round decide what you do and how early you do it, and Havana's finest buildings go to whoever has the materials first.

## What one can do

act-choose = { $card } + { $other }
act-perform = Carry out: { $card }
act-throw = Throw away face down: { $card }
act-fetch = Take back into hand: { $card }
act-demolish = Tear down a building: { $row } row, { $side } end
    .now = Tear down: { $building } ({ $row } row, { $side } end)
act-rob = Steal from { $seat }
act-take = Take: { $material }
act-draw = Draw { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } material
       *[other] { BOX("effects.contrabando_blind") } materials
    } blind
act-pick = Pick from the bag: { $material }
act-build = Build: { $row } row, { $side } end
    .now = Build: { $building } ({ $row } row, { $side } end)
act-hire = Exchange { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } for a worker
    .pay = Pay { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } instead of a worker
act-change = Exchange { BOX("exchange.debris") } debris for a brick: { $colour }
    .pay = Pay { BOX("exchange.debris") } debris instead of a brick: { $colour }
act-lay = Lay face down: { $card }
act-discard = Give up the open card: { $card }
act-drop = Give up the open card at the reveal: { $card }
act-pass = Done
    .recycle = Throw nothing away
    .demolish = Tear nothing down
    .build = End the turn
    .pay = Pay the rest as shown on the card

## What was done: what the ledger says after the name of the seat

did-points = { $points ->
        [0] {""}
        [one] : +1 point
       *[other] : +{ $points } points
    }
did-choose = opened { $card } and { $other }
did-perform = played { $card }
did-throw = threw { $card } away face down
did-fetch = took { $card } back into hand
did-demolish = tore down the building at the { $side } end of the { $row } row
    .now = tore down { $building }
did-rob = stole from { $seat }
did-take = took { $material }
did-draw = drew { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } material
       *[other] { BOX("effects.contrabando_blind") } materials
    } blind
did-pick = picked { $material } from the bag
did-build = built at the { $side } end of the { $row } row{ did-points }
    .now = built { $building }{ did-points }
did-hire = exchanged { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } for a worker
    .pay = paid { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } instead of a worker
did-change = exchanged { BOX("exchange.debris") } debris for a { $colour } brick
    .pay = paid { BOX("exchange.debris") } debris instead of a { $colour } brick
did-lay = laid { $card } face down
did-discard = gave up { $card }
did-drop = gave up { $card } at the reveal
did-pass = finished
    .recycle = threw nothing away
    .demolish = tore nothing down
    .build = ended the turn
    .pay = paid the rest as shown on the card

## What is asked

ask-choose = Which two cards do you lay face down?
ask-act = Which of your two actions do you do first?
ask-recycle = Recycling: which card from your hand do you throw away, if any?
ask-fetch = Recycling: which card do you take back from your pile?
ask-demolish = Demolition: which building do you tear down, if any?
ask-rob = Thief: who do you steal pesos from?
ask-fence = Fence: who do you steal materials from?
ask-loot = What do you take from { $seat }? Still to take: { $count }.
ask-smuggle = Smuggling: draw { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } material
       *[other] { BOX("effects.contrabando_blind") } materials
    } blind, or pick one?
ask-share = Mama: which bricks do you take from the pool? Still to take: { $count }.
ask-build = Do you build or exchange anything?
ask-pay = { $building }: which pieces do you replace with others ({ BOX("exchange.debris") } debris or { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    })?
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
phase-pay = building, payment
phase-lay = replacement, new card
phase-discard = replacement, discard
phase-end = game over

## Why not

why-not-open = this card is not open in front of you.
why-performed = you have already carried it out.
why-no-effect = it would have no effect now.
why-actions-first = carry out your actions first.
why-actions-done = your actions are done; now you build.
why-row-empty = that row is empty.
why-no-architect = the plan needs an architect, and yours is not open.
why-short-white = not enough white bricks: { $short } short.
why-short-yellow = not enough yellow bricks: { $short } short.
why-short-green = not enough green bricks: { $short } short.
why-short-red = not enough red bricks: { $short } short.
why-short-debris = not enough debris: { $short } short.
why-short-pesos = not enough pesos: { $short } short.
why-short-workers = not enough workers: { $short } short.
why-few-pesos = it takes { $needed } pesos, and you have { $pesos }.
why-few-debris = it takes { $needed } debris, and you have { $debris }.
why-no-workers = there is no worker left in the supply.
why-only-in-payment = at this table { BOX("exchange.debris") } debris or { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } count as one piece only while you pay for a building.
why-not-so-paid = this payment doesn’t work out: choose colours in order, then workers, and cover everything you lack.
why-not-in-bag = there is none of that in the bag.
why-no-such-seat = there are only { $seats } players here.
why-rob-yourself = you can't steal from yourself.
why-plays-before = you can only steal from players who play after you.
why-protected = a bodyguard protects this player.
why-nothing-to-steal = this player has nothing to steal.
why-none-there = there is none left.
why-debris-taken = you have already taken your debris: choose bricks.
why-not-in-hand = this card is not in your hand.
why-not-in-pile = this card is not in your pile.
why-just-thrown = this is the card you have just thrown away.
why-must-replace = everyone lays exactly one new card, then gives up exactly one open card.

error-deck-size = The deck has { $given } buildings. It must have { $least } to { $most }.
error-deck-entry = Building { $number } of the deck needs an id and points.
error-deck-twice = The building “{ $building }” is in the deck twice.
error-deck-key = The building “{ $building }” has an unknown entry “{ $entry }”. Entries: { $keys }.
error-deck-value = The building “{ $building }” cannot have { $entry } = { $value }. Use a whole number from 0 to { $most }.

## The action cards

card-siesta = siesta
    .object = siesta
    .rule = Siesta, number { BOX("cards.siesta") }. Does nothing, but lets you play earlier in the turn order.
card-guardaespaldas = bodyguard
    .object = the bodyguard
    .rule = Guardaespaldas, number { BOX("cards.guardaespaldas") }. Nobody can steal from you for the whole round, even before your own turn. It does not stop anyone from tearing down buildings or taking from the pool.
card-mendigo = beggar
    .object = the beggar
    .rule = Mendigo, number { BOX("cards.mendigo") }. Take { BOX("effects.mendigo") ->
        [one] { BOX("effects.mendigo") } peso
       *[other] { BOX("effects.mendigo") } pesos
    } from the supply.
card-reciclaje = recycling
    .object = recycling
    .rule = Reciclaje, number { BOX("cards.reciclaje") }. You may put a card from your hand on your discard pile without showing it, and then take another card from the pile into your hand and show it.
card-ruina = demolition
    .object = demolition
    .rule = Ruina, number { BOX("cards.ruina") }. You may put one end card of a row into the box. Only one building can be torn down per round, however many players have this card open.
card-escombros = rubble
    .object = rubble
    .rule = Escombros, number { BOX("cards.escombros") }. Take all debris from the pool.
card-obreros = workmen
    .object = the workmen
    .rule = Obreros, number { BOX("cards.obreros") }. The first player in turn order with this card takes { BOX("effects.obreros_first") ->
        [one] { BOX("effects.obreros_first") } worker
       *[other] { BOX("effects.obreros_first") } workers
    } from the supply, each later one takes { BOX("effects.obreros_later") }.
card-arquitecto = architect
    .object = the architect
    .rule = Arquitecto, number { BOX("cards.arquitecto") }. Take { BOX("effects.arquitecto") ->
        [one] { BOX("effects.arquitecto") } worker
       *[other] { BOX("effects.arquitecto") } workers
    } from the supply. While the card is open in front of you, you may complete buildings that need an architect; the card is not used up.
card-ladron = thief
    .object = the thief
    .rule = Ladrón, number { BOX("card_five.ladron") }. Steal { BOX("thief.ladron") ->
        [one] { BOX("thief.ladron") } peso
       *[other] { BOX("thief.ladron") } pesos
    } from one player who plays after you, or { BOX("thief.ladron_rich") } from a player who has { BOX("thief.ladron_rich_from") } or more.
card-receptador = fence
    .object = the fence
    .rule = Receptador, number { BOX("cards.receptador") }. Steal { BOX("effects.receptador") ->
        [one] { BOX("effects.receptador") } material
       *[other] { BOX("effects.receptador") } materials
    } of your choice from one player who plays after you, or { BOX("effects.receptador_rich") } from a player who has { BOX("effects.receptador_rich_from") } or more coloured bricks.
card-contrabando = smuggling
    .object = smuggling
    .rule = Contrabando, number { BOX("cards.contrabando") }. The first player in turn order with this card draws { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } material
       *[other] { BOX("effects.contrabando_blind") } materials
    } blind from the bag or picks 1; each later one draws { BOX("effects.contrabando_later") } blind.
card-empresario = entrepreneur
    .object = the entrepreneur
    .rule = Empresario, number { BOX("cards.empresario") }. Take half the pesos in the pool, rounded up.
card-mama = Mama
    .object = Mama
    .rule = Mama, number { BOX("cards.mama") }. Take half the bricks in the pool, in colours you choose, and half the debris, each rounded up.

other-siesta = { card-siesta }
    .object = { card-siesta.object }
other-guardaespaldas = { card-guardaespaldas }
    .object = { card-guardaespaldas.object }
other-mendigo = { card-mendigo }
    .object = { card-mendigo.object }
other-reciclaje = { card-reciclaje }
    .object = { card-reciclaje.object }
other-ruina = { card-ruina }
    .object = { card-ruina.object }
other-escombros = { card-escombros }
    .object = { card-escombros.object }
other-obreros = { card-obreros }
    .object = { card-obreros.object }
other-arquitecto = { card-arquitecto }
    .object = { card-arquitecto.object }
other-ladron = { card-ladron }
    .object = { card-ladron.object }
other-receptador = { card-receptador }
    .object = { card-receptador.object }
other-contrabando = { card-contrabando }
    .object = { card-contrabando.object }
other-empresario = { card-empresario }
    .object = { card-empresario.object }
other-mama = { card-mama }
    .object = { card-mama.object }

## Materials and places

material-white = white brick
    .object = a white brick
    .gain = { $count ->
        [one] white brick
       *[other] white bricks
    }
material-yellow = yellow brick
    .object = a yellow brick
    .gain = { $count ->
        [one] yellow brick
       *[other] yellow bricks
    }
material-green = green brick
    .object = a green brick
    .gain = { $count ->
        [one] green brick
       *[other] green bricks
    }
material-red = red brick
    .object = a red brick
    .gain = { $count ->
        [one] red brick
       *[other] red bricks
    }
material-debris = debris
    .object = debris
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
    .help = The rule of 2009: the player who plays last in the round may steal from any unprotected player. Usually the thief and the fence do nothing for the last player.
option-simultaneous_replacement = Everyone replaces at once
    .help = Hides which open card a player gives up until everyone has chosen, so nobody has to wait for the others. Usually later players see which card an earlier player keeps.
option-age_by_seat = Age by seat
    .help = If nothing else breaks a tie in the turn order, the younger player goes first. Usually the ages are random; with this option the first seat is the youngest.
option-five_for_one = Five for one
    .help = The Russian rulebook lets you exchange { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } for a worker or { BOX("exchange.debris") } debris for a brick, and keep what you get. The English one lets you pay them instead of it, and only while paying for a building.
choice-five_for_one-exchange = exchange
choice-five_for_one-payment = payment
option-standstill = When nothing moves
    .help = If nobody builds and nobody gets anything for two whole hand cycles, { BOX("standstill.rounds") } rounds, the game is stopped and scored. The rulebook doesn’t say so; with “play on” only the players can end such a game.
choice-standstill-two_cycles = stop after { BOX("standstill.rounds") } rounds
choice-standstill-play_on = play on

## Invariants and sources

invariant-seats = seats
invariant-bricks = bricks
invariant-debris = debris
invariant-pesos = pesos
invariant-workers = workers
invariant-buildings = buildings
invariant-points = points
invariant-cards = action cards
invariant-hands = hands
invariant-secrets = secret cards
invariant-turns = turns

origin-rulebook = the Russian rulebook
origin-english-rulebook = the English rulebook of the same edition
origin-reconstruction = a reconstruction: we do not know the printed costs

## The board

board-head = Round { $round } · { $phase } · { $target } points win
board-order = Turn order
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
board-thrown = Thrown away face down
board-leaving = Given up at the reveal
board-hidden = Hidden cards
board-affordable = affordable now
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
        You complete buildings in Havana. Every building scores points, and the first player to reach the target wins at once: { BOX("target.points.0") ->
            [one] { BOX("target.points.0") } point
           *[other] { BOX("target.points.0") } points
        } with two players, { BOX("target.points.1") } with three, { BOX("target.points.2") } with four.

        Some terms used here:

        - A **brick** is white, yellow, green or red. **Debris** is grey and is not a brick. Both are **materials**.
        - The **pool** is what lies on the resource card in the middle: materials and pesos for whoever gets there in time.
        - The **supply** holds the pesos and workers. It is limited.
        - The **bag** holds the materials still to come.
        - Anything that goes to the **box** is out of the game.
rules-setup = Set-up
    .text =
        Everyone gets the same action cards, { BOX("setup.pesos") ->
            [one] { BOX("setup.pesos") } peso
           *[other] { BOX("setup.pesos") } pesos
        } and { BOX("setup.debris") } debris. All other materials go into the bag: { BOX("materials.white") } white, { BOX("materials.yellow") } yellow, { BOX("materials.green") } green and { BOX("materials.red") } red bricks and the rest of the { BOX("materials.debris") } debris. The { BOX("supply.workers") ->
            [one] { BOX("supply.workers") } worker
           *[other] { BOX("supply.workers") } workers
        } and the rest of the { BOX("supply.pesos") ->
            [one] { BOX("supply.pesos") } peso
           *[other] { BOX("supply.pesos") } pesos
        } form the supply.

        The building cards are shuffled and laid out in two rows of { BOX("rows.length") }. The others form a stack with the plan side up, so that everyone sees the top card. At least one of the four end cards must be worth { BOX("setup.easy_points") ->
            [one] { BOX("setup.easy_points") } point
           *[other] { BOX("setup.easy_points") } points
        } or less. If none is, the first such card from the stack swaps places with the left end of the upper row.

        Finally, { BOX("setup.pool_pesos") ->
            [one] { BOX("setup.pool_pesos") } peso
           *[other] { BOX("setup.pool_pesos") } pesos
        } from the supply and { BOX("setup.pool_materials") ->
            [one] { BOX("setup.pool_materials") } material
           *[other] { BOX("setup.pool_materials") } materials
        } drawn from the bag go into the pool.
rules-round = The round
    .text =
        Before the first round, everyone secretly chooses two of their cards and lays them face down; then all are revealed together.

        From then on, each player has two open cards in front of them, and every round has four phases:

        - **Initiative**: the open cards decide the turn order.
        - **Actions and building**: one after the other, the players carry out both their cards and then build.
        - **Supply**: the pool grows.
        - **Replacement**: everyone gives up one open card and lays a new one.
rules-initiative = Initiative
    .text =
        The numbers on your two cards, smaller one first, make a two-digit number: 6 and 5 make 56, 7 and 0 make 07. The lowest number plays first.

        Ties are broken in favour of the player who has fewer points, then fewer bricks, pesos, workers, debris. If all of these are equal, the younger player goes first; the ages are drawn at random at the start, and the board shows them.

        The turn order is set once, right after the cards are revealed, and holds for the whole round.
rules-cards = Actions
    .text =
        On your turn you carry out **both** your actions, in the order you like. You must do what a card says as far as possible; only demolition and recycling are optional. A card that can do nothing is skipped.

        - You can only **steal** (thief and fence) from players later in the turn order, and not from a player with an open bodyguard. You choose among those who have something to steal; if there is nobody, nothing happens. Whether a victim is rich is checked at that moment, and nobody gives more than they have.
        - The **first player** (workmen, smuggling) is the first in turn order who has that card open, even if others play before them.
        - If the supply or the bag runs short, you take what is there.

        The cards and their numbers:
rules-building = Building
    .text =
        When both actions are done, you may complete as many buildings as you can pay for.

        - You can only build the **end cards** of the two rows: the leftmost and the rightmost card of each. When one is taken, its neighbour becomes an end card at once.
        - You pay the whole cost. Bricks and debris go to the box; pesos and workers go back to the supply.
        - If the plan shows an architect, your own architect card must be open. It stays there and counts for any number of buildings.
        - When a row is down to { BOX("rows.refill_at") ->
            [one] { BOX("rows.refill_at") } card
           *[other] { BOX("rows.refill_at") } cards
        }, { BOX("rows.refill") ->
            [one] { BOX("rows.refill") } new one
           *[other] { BOX("rows.refill") } new ones
        } from the stack { BOX("rows.refill") ->
            [one] is
           *[other] are
        } immediately laid between them, from left to right. If the stack runs short, it gives what it has; after that the row just gets shorter. A single card is both ends of its row.
rules-exchange = Five for one
    .text =
        While you are building, you may exchange as often as you like: **{ BOX("exchange.pesos") ->
            [one] { BOX("exchange.pesos") } peso
           *[other] { BOX("exchange.pesos") } pesos
        } for 1 worker**, or **{ BOX("exchange.debris") } debris for 1 brick** of a colour you choose. You can never exchange the other way round.

        The pesos go to the supply, and the worker comes from there. The debris goes to the box, and the brick comes from the bag, so the bag must have one. You don't have to build with what you get.

        With the option **payment** nothing is exchanged. Instead, when you pay for a building, { BOX("exchange.pesos") ->
            [one] { BOX("exchange.pesos") } peso
           *[other] { BOX("exchange.pesos") } pesos
        } may replace each worker and { BOX("exchange.debris") } debris may replace each brick, whether you have that piece or not. Nothing is taken from the supply or the bag.
rules-supply = Supply
    .text =
        When everyone has had their turn, { BOX("growth.pesos") ->
            [one] { BOX("growth.pesos") } peso
           *[other] { BOX("growth.pesos") } pesos
        } from the supply and { BOX("growth.materials") ->
            [one] { BOX("growth.materials") } material
           *[other] { BOX("growth.materials") } materials
        } drawn from the bag are added to the pool, whatever is left in it. If the supply or the bag has less, add what there is.
rules-replacement = Replacement
    .text =
        In this round's turn order, everyone lays one card from their hand face down and puts one of their two open cards on their own discard pile. The other stays open and acts again. Later players see which card an earlier one keeps, but not the new one. When everyone is done, the new cards are revealed together.

        You must replace exactly one card. Players who then have only { BOX("hands.recover_at") ->
            [one] { BOX("hands.recover_at") } card
           *[other] { BOX("hands.recover_at") } cards
        } left in hand take their whole pile back, including the card they have just discarded. This happens to everyone in the same round.
rules-end = The end
    .text =
        The game ends **at once** when a player reaches the target, even in the middle of their turn. That player wins, and the round is not finished.

        It also ends at once when there is no building left in the rows and the stack, or when all materials are in the box. Then the player with the most points wins, and tied players share the victory.

        Two more endings are not in the rulebook. Both are checked at the end of a round, and again the player with the most points wins:

        - **Nothing can be built any more.** Even all the materials outside the box, all the pesos, and any player's own workers plus those in the supply would not pay for any building left in the rows or the stack. Nobody’s points could change.
        - **Nothing moves.** For two whole hand cycles, { BOX("standstill.rounds") } rounds, nobody has built and nobody has gained or lost a single piece. *(option)*

        An empty bag alone does not end the game.
rules-secrets = What is known
    .text =
        Everything is open except the hands, the cards laid face down, the order of the stack below its top card, and what the bag will give. Since everyone sees which cards are played and given up, everyone also knows which cards a player may have in hand; the board shows them as hidden cards. Only a card thrown away by recycling is not seen: until the pile is taken back, nobody else knows which of the hidden cards it was.
rules-deck = The buildings
    .text =
        The list below is **reconstructed**. The Russian rulebook counts 34 building cards, so there are 34 here; the English box of the same edition has 36, like the edition of 2009. We found no source for the printed costs, so we made our own: the more a building costs, the more it scores; all colours are needed equally often; and the names are real places in Havana. An operator who has the real list, or another one of any size, can use it instead.

        For each building: its points, its cost, and whether it needs an architect.
rules-rulings = Rulings
    .text =
        Where the rulebook leaves a question open, this is how we play it. You can change the rulings marked *(option)*.

        - Card { BOX("card_five.ladron") } is missing from the Russian rulebook. The English one of the same edition has it, with its number and its effect; its Spanish name, Ladrón, is from memory.
        - The deck has 34 buildings, as in the Russian rulebook. The English one counts 36.
        - The last player in the turn order cannot steal from anyone. *(option)*
        - Protection lasts from the reveal of the cards until the bodyguard is replaced.
        - The fence can only take debris and bricks, the thief only pesos.
        - “Five for one” is an exchange of tokens, and you may keep what you get. *(option)*
        - Recycling may be declined. It is not possible while your pile is empty, and you cannot take back the card you have just thrown away.
        - Tearing down a building uses up the demolition for the round; declining does not. Afterwards the row is refilled just as after building.
        - The first smuggler may also pick debris from the bag. If the bag has only one token left, there is no choice.
        - The player who takes with Mama chooses the colours.
        - The points of a building are known from the start.
        - There are no ties in age: the ranks are drawn at random. *(option)*
        - The target is checked first, then the two rare endings.
        - A game in which nothing can ever be built again is over. So is a game in which nothing moves for two hand cycles. *(option)*
        - In the replacement phase players choose one after the other, in the turn order of the round. *(option)*

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
datum-easy_points = most points of an easy end card
datum-materials = materials
datum-workers = workers
datum-architect = architect

# What comes by itself, told in the terminal.
news-open = { $more ->
    [0] { "" }
   *[other] { $name }'s open cards: { $items }.
    }
news-order =
    .seat = Turn order: { $items }.
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

## Numbers we are not sure of: what they were inferred from

doubt-deck = The deck of buildings
    .text = We do not know the printed costs, and the names are ours: real places in Havana. What we do know: points go from 1 to 7, up to 3 counts as cheap, more expensive buildings score more, and costs are mostly materials, less often pesos, workers or an architect. We chose the costs so that a point costs about the same everywhere (debris and pesos 1, workers and the architect 2, bricks 2.5) and every colour is needed equally often. There are 34 cards, as the Russian rulebook says; if your box has 36, write the whole list.
