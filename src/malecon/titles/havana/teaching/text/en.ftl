# Havana teaches: why a move is good, and what the alternative gives away.

## Cards

hint-card-completes = It brings just what you lack for the building at the end of the row: { $building }.
hint-card-architect = { $count ->
    [one] One of the available buildings needs the architect: { $building }.
   *[other] { $count } of the available buildings need the architect.
    }
hint-card-rubble = There are { $count } debris in the pool, and rubble takes all of it.
hint-card-pesos = { $pool ->
    [one] The only peso in the pool is yours.
   *[other] Of the { $pool } pesos in the pool you get { $count }.
    }
hint-card-mama = { $bricks ->
    [0] Mama takes half the pool: { $debris } debris.
    [one] Mama takes half the pool: one brick and { $debris } debris.
   *[other] Mama takes half the pool: { $bricks } bricks and { $debris } debris.
    }
hint-card-workmen = The first to use the workmen takes { BOX("effects.obreros_first") ->
        [one] { BOX("effects.obreros_first") } worker
       *[other] { BOX("effects.obreros_first") } workers
    }, everyone after that takes { BOX("effects.obreros_later") }.
hint-card-guard = With { $bricks ->
        [one] { $bricks } brick
       *[other] { $bricks } bricks
    } and { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    } you are worth robbing, and nobody can steal from you this round.
hint-card-ladron = { $seat } would lose { $count ->
        [one] { $count } peso
       *[other] { $count } pesos
    } to you if you play first.
hint-card-receptador = { $seat } would lose { $count ->
        [one] { $count } material
       *[other] { $count } materials
    } of your choice to you if you play first.
hint-card-smuggling = The first smuggler may choose the material instead of drawing it.
hint-card-siesta = The number { $number } lets you play early, and your other card benefits: { $card }.
hint-card-ruin = Someone can win with the building at the end of a row: tear it down ({ $building }).
hint-choose-first = The number { $number } plays early, and that is when this card is worth most: { $card }.
hint-perform-order = The order matters: Mama leaves half of the debris, rubble takes everything that is left.
hint-keep = The card you keep acts again next round: { $card }.
hint-keep-architect = { $count ->
    [one] Keep the architect open: one of the available buildings needs it.
   *[other] Keep the architect open: { $count } of the available buildings need it.
    }
cost-cards-late = The number { $number } plays late, when the pool is nearly empty.
cost-card-empty = There is nothing in the pool for it now: { $card }.
cost-card-little = It would take only { $count } from the pool: { $card }.
cost-card-nobody = Right now there is nobody to rob: { $card }.
cost-card-later = You have the card only once until you take your pile back: it will be worth more later.

## Acting and building

hint-rob = You take { $count }, more than from anyone else.
hint-rob-some = You take { $count }.
hint-rob-leader = This player leads with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and robbing the leader helps you most.
hint-take = { $count ->
    [0] It keeps your choice open.
    [one] One of the available buildings needs it.
   *[other] { $count } of the available buildings need it.
    }
hint-take-lacks = It is what you lack for the building at the end of the row: { $building }.
hint-draw = { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } material
       *[other] { BOX("effects.contrabando_blind") } materials
    } can be worth more than one you choose, even if you can’t choose them.
hint-demolish = { $seat } could build it next for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-demolish-win = { $seat } could build it next and win: it is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hint-demolish-opens = It uncovers the card behind, and you are closer to paying for that one.
hint-demolish-never = Nobody can build it any more, and the card behind it is for sale instead.
hint-build = { $left ->
    [one] { $points ->
        [one] It’s worth a point, and one more wins the game.
       *[other] It’s worth { $points } points, and one more wins the game.
    }
   *[other] { $points ->
        [one] It’s worth a point, and { $left } more win the game.
       *[other] It’s worth { $points } points, and { $left } more win the game.
    }
    }
hint-build-wins = It takes you to { $target } points: you win at once.
hint-build-rival = It is worth { $points }, and { $seat } could pay for it too.
hint-build-both = It is worth { $points }, and you can pay for the card behind it as well, worth { $more }: { $building }.
hint-change = A brick is worth more than { BOX("exchange.debris") } unused debris.
hint-change-completes = That brick is all you lack: { $building }.
hint-hire = A worker is worth more than { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } unused peso
       *[other] { BOX("exchange.pesos") } unused pesos
    }.
hint-hire-completes = That worker is all you lack: { $building }.
hint-pass-build = Save what you have for a building worth more.
cost-build = { $points ->
    [one] It is worth only a point.
   *[other] It is worth only { $points } points.
    }
cost-pass = You would leave { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the others: { $building }.

## The first game, step by step

lesson-cards = Choose the workmen and Mama
    .text = Two cards are your turn, and the first to { BOX("target.points.2") ->
        [one] { BOX("target.points.2") } point
       *[other] { BOX("target.points.2") } points
    } wins. Their digits, smaller first, make { BOX("cards.obreros") }{ BOX("cards.mama") }; the lowest number plays first.
lesson-workmen = Take the workers
    .text = The first player to use the workmen in a round takes { BOX("effects.obreros_first") }, the others { BOX("effects.obreros_later") }. Workers are part of what buildings cost.
lesson-mama = Use Mama
    .text = You take half the bricks and half the debris in the pool, rounded up. Where there is a choice of colours it is yours.
lesson-build = Build at the left ends of both rows
    .text = Only the ends of the two rows are for sale. Pay the whole cost and score the building’s points; you may complete as many as you can pay for.
lesson-replace = End the turn: lay the thief, discard Mama
    .text = One open card stays and acts again; the other goes to your pile. With { BOX("hands.recover_at") ->
        [one] { BOX("hands.recover_at") } card
       *[other] { BOX("hands.recover_at") } cards
    } left in hand you take the pile back.
lesson-rob = Rob somebody with the thief
    .text = You may rob only those who play after you: { BOX("thief.ladron") ->
        [one] { BOX("thief.ladron") } peso
       *[other] { BOX("thief.ladron") } pesos
    }, or { BOX("thief.ladron_rich") } from someone with { BOX("thief.ladron_rich_from") } or more. So a low number pays.
lesson-guard = End the turn: lay the bodyguard, discard the thief
    .text = Nobody can steal from the owner of an open bodyguard, whenever that player’s turn comes. Besides, its number is low.
lesson-architect = End the turn: lay the architect, discard the bodyguard
    .text = Some buildings show the architect’s sign: your architect card must be open, and it isn’t used up. It also brings a worker.
lesson-rubble = Take workers, then lay rubble and discard the workmen
    .text = Rubble will take all the debris that lies in the pool. The architect stays open and acts again.
lesson-change = Change debris for a yellow brick, then build at the left of the lower row
    .text = In your building step { BOX("exchange.debris") } debris make a brick of any colour, and { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } a worker. That is how you get the one piece a building still lacks.
lesson-end = Now play on
    .text = The first to { BOX("target.points.2") ->
        [one] { BOX("target.points.2") } point
       *[other] { BOX("target.points.2") } points
    } wins at once, in the middle of a round. Watch who could build what before your next turn.
