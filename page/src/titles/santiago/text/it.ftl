# Santiago de Cuba sulla pagina: forme brevi per il tabellone. "|" va a capo sulla targa di un edificio.

letter-sugar = Z
letter-citrus = A
letter-tobacco = T
letter-rum = R
letter-cigars = S
letter-wood = L
short-harbour_master = Capitaneria
short-cigar_factory = Fabbrica di sigari
short-distillery = Distilleria
fx-bank =
    prendi { BOX("buildings.bank") ->
        [one] { BOX("buildings.bank") } peso
       *[other] { BOX("buildings.bank") } pesos
    }
fx-church =
    prendi { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } punto
       *[other] { BOX("buildings.church") } punti
    }
fx-distillery = zucchero|in rum
fx-cigar_factory = tabacco|in sigari
fx-black_market = scambia una merce
fx-sawmill =
    1 legno: { BOX("buildings.sawmill_vp") ->
        [one] { BOX("buildings.sawmill_vp") } punto
       *[other] { BOX("buildings.sawmill_vp") } punti
    }|e { BOX("buildings.sawmill_pesos") ->
        [one] { BOX("buildings.sawmill_pesos") } peso
       *[other] { BOX("buildings.sawmill_pesos") } pesos
    }
fx-cafe =
    rum, sigaro:|{ BOX("buildings.cafe") ->
        [one] { BOX("buildings.cafe") } punto
       *[other] { BOX("buildings.cafe") } punti
    } l'uno
fx-customs = un dado a 0
fx-casino =
    { BOX("buildings.casino") ->
        [one] { BOX("buildings.casino") } peso
       *[other] { BOX("buildings.casino") } pesos
    } per 1 punto|o il contrario
fx-harbour_master = valore di una|bandiera
fx-office =
    consegna 1 merce|per { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } punto
       *[other] { BOX("buildings.office") } punti
    }
fx-newspaper =
    { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    }, chiudi|un cubano
brief-bank =
    prendi { BOX("buildings.bank") ->
        [one] { BOX("buildings.bank") } peso
       *[other] { BOX("buildings.bank") } pesos
    }
brief-church =
    prendi { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } punto
       *[other] { BOX("buildings.church") } punti
    }
brief-distillery = zucchero in rum
brief-cigar_factory = tabacco in sigari
brief-black_market = scambia merce
brief-sawmill = legno: punto, peso
brief-cafe = rum, sigaro: { BOX("buildings.cafe") }
brief-customs = un dado a 0
brief-casino = pesos per punti
brief-harbour_master = sposta il valore
brief-office =
    1 merce: { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } punto
       *[other] { BOX("buildings.office") } punti
    }
brief-newspaper =
    { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    }, chiudi

sc-board = Tabellone di Santiago de Cuba
sc-street = Fermate della strada
sc-quarter = Quartiere del fiore: { $rose }
sc-rose-yellow = girasole, giallo
sc-rose-blue = plumbago, blu
sc-rose-red = ibisco, rosso
sc-rose-white = mariposa, bianca
sc-port = Porto
sc-port-rule = Tutti possono consegnare, a cominciare da te; il tuo pedone resta dov'è.
sc-deliver = consegne
sc-claim = diritti
sc-one-each = { BOX("cubans.el_zorro") } a testa
sc-free = gratis
sc-star-free = 0
sc-short = manca { $n }
sc-closed = chiuso
sc-stamp = CHIUSO
sc-car-here = l'auto è qui
sc-car-at = L'auto è qui: { $where }
sc-owned-by = di { $name }
sc-pawn-of = pedone di { $name }
sc-n-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
sc-n-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
sc-pass-raises = Passare il porto alza il valore da { $from } a { $to }
sc-pass-sails = Passare il porto fa partire la nave
sc-supply = Riserva
sc-of-each = di { $n } ciascuna
sc-n-left = { $good }: { $n } nella riserva
sc-hull-wants = La nave { $n } chiede
sc-hull-choose = Nave { $n }: lascia fuori un dado
sc-hull-empty = Nave { $n }: dadi a fine turno
sc-all-sailed = L'ultima nave è partita
sc-rolled-n = { $good }: uscito { $n }
sc-wants-good = { $good }: la nave ne chiede { $n }
sc-you-have = ne hai { $n }
sc-you-n = tu: { $n }
sc-value-flags = Bandiere del valore: { $n } punti per merce
sc-flag-value = { $n } punti per merce
sc-flag-sails = La nave parte
sc-points-each = punti per ogni merce consegnata
sc-ship-of = Nave { $n } di { $of }
sc-choose = Scelte qui
sc-pass = Passa
sc-decline = Rinuncia
sc-not-used = Non usarlo
sc-claim-one = Prendi: { $building }
sc-without = Senza { $good } ({ $n })
sc-deliver-n = { $good } × { $n }: +{ $points }
sc-wood-n = Legno × { $n } per { $good }: +{ $points }
sc-die-off = { $good } a 0
sc-serve-cigars = Un sigaro: +{ BOX("buildings.cafe") }
sc-serve-rum = Un rum: +{ BOX("buildings.cafe") }
sc-serve-both = Rum e sigaro: +{ BOX("buildings.cafe", "buildings.cafe") }
sc-flag-to = Valore { $from } → { $to }
sc-peso-only = Solo il peso
sc-close-one = Chiudi { $cuban }
sc-make-n = { $n } × { $from } → { $to }
sc-stands-in = jolly
sc-unwanted = non serve
sc-wants-n = chiede { $n }
sc-my-screen = Il tuo schermo
sc-only-you = lo vedi solo tu
sc-my-goods = Le tue merci
sc-markers-left = Segnalini di proprietà rimasti: { $n } di { $of }
sc-goods-count =
    { $n ->
        [one] Ogni merce rimasta vale 1 punto alla fine
       *[other] Ogni { $n } merci rimaste valgono 1 punto alla fine
    }
sc-at-end = +{ $points } alla fine con { $goods } merci
sc-points = punti
sc-Points = Punti
sc-pesos = pesos
sc-Pesos = Pesos
sc-goods = Merci
sc-buildings = Edifici
sc-markers = Segnalini
sc-pawn-at = Pedone: { $building }
sc-pawn-off = Pedone non ancora in gioco
sc-owns = Possiede { $list }
sc-passed = ha passato
sc-drives = guida
sc-next = è il prossimo
sc-hidden = nascosto
sc-hidden-how = Merci, pesos e punti sono nascosti dietro lo schermo
sc-turn-n = Turno { $n }
sc-step-drive = Viaggio
sc-step-service = Servizio
sc-step-pawn = Pedone
sc-step-building = Edificio
sc-step-delivery = Consegne
sc-step-ship = Nuova nave
sc-step-then = poi
sc-ships = Nave
sc-n-of = { $n } di { $of }
sc-value = Valore
sc-tab-town = Tabellone

field-turn = turno
field-start = primo giocatore
field-active = di chi è il turno
field-car = fermate dal porto all'auto
field-street = strada
field-cuban = cubano
field-rose = rosa
field-inactive = a faccia in giù
field-price = prezzo
field-quarters = quartieri
field-buildings = edificio
field-building = edificio
field-owner = proprietario
field-pawn = pedone
field-ship = nave
field-number = numero
field-last = di
field-value = valore
field-demand = richiesta
field-aside = lasciato fuori
field-rolled = usciti
field-supply = riserva
field-boards = posti
field-goods = merci
field-pesos = pesos
field-vp = punti
field-markers = segnalini
field-passed = ha passato

## Lezioni: di che si tratta a ogni passo, per una prima partita
aim = Vince chi ha più punti, soprattutto consegnando merci alle navi. La partita finisce subito quando è partita l’ultima nave.
lesson-drive =
    L’auto è una sola per tutti e gira in senso orario; fermate gratis: { BOX("street.free_steps") }; ogni altra costa { BOX("street.step") ->
        [one] { BOX("street.step") } peso
       *[other] { BOX("street.step") } pesos
    }. Da un cubano ricevi il suo servizio e poi un edificio del suo colore; al porto consegnano tutti, tu per primo.
lesson-lawyer =
    Alonso ti fa rivendicare un edificio ({ BOX("start.markers") } in tutta la partita): se il pedone di un altro ci finisce il turno, ricevi { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } punto
       *[other] { BOX("buildings.owner") } punti
    }. O usare uno già tuo.
lesson-fence =
    Pablo ti dà { BOX("cubans.pablo") ->
        [one] { BOX("cubans.pablo") } merce
       *[other] { BOX("cubans.pablo") } merci dello stesso tipo
    } a scelta. Guarda la nave: i dadi dicono quali merci vuole, e quante.
lesson-give =
    Qualcuno è andato da El Zorro, e ogni altro gli dà { BOX("cubans.el_zorro") ->
        [one] { BOX("cubans.el_zorro") } peso, merce o punto
       *[other] { BOX("cubans.el_zorro") } pesos, merci dello stesso tipo o punti
    }. Da’ ciò che ti serve meno; alla fine { BOX("scoring.goods") ->
        [one] { BOX("scoring.goods") } merce
       *[other] { BOX("scoring.goods") } merci
    } valgono un punto.
lesson-move =
    Il tuo pedone deve andare in un edificio libero sotto una rosa del colore del cubano. Che cosa fa è scritto sopra; se è di un altro, il proprietario riceve { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } punto
       *[other] { BOX("buildings.owner") } punti
    }.
lesson-use = Puoi usare una volta l’edificio dove sta il tuo pedone, oppure no. È offerto solo ciò che ora è possibile.
lesson-deliver = Si consegna a turno, un tipo per volta, e ogni pezzo dà i punti della bandiera ({ BOX("ships.values.0") }, { BOX("ships.values.1") } o { BOX("ships.values.2") }), il legno sempre { BOX("ships.wood") }. Chi passa è fuori dal giro; se passano tutti, dopo le consegne valgono di più.
lesson-dice = Una nave nuova: cinque dadi dicono quanto di ogni merce vorrebbe, e uno lo lasci fuori. Lascia fuori la merce che hanno gli altri e non tu.
lesson-service = Il cubano offre un servizio e puoi rifiutarlo: ciò che prendi esce dalla riserva. Poi il tuo pedone va in un edificio dello stesso colore.
