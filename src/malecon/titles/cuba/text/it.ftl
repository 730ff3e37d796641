# Cuba con El Presidente, in italiano.

title = Cuba
    .line = Campi, mercato, leggi.
    .favourites = Personaggi preferiti
    .about = Cuba di Michael Rieneck e Stefan Stadler (2007) con l'espansione El Presidente (2009), da due a cinque giocatori. Ognuno ha una piantagione: ci si costruisce, si commercia, si caricano navi e si piegano le leggi dell'isola. Alcuni numeri della scatola ci sono noti solo in parte; ogni tabella dice da dove vengono i suoi numeri e quanto ne siamo sicuri.

## Che cosa si può fare

act-done = Fatto
    .harvest = Non raccogliere altro
    .trade = Chiudi il commercio
    .architect = Non costruire
    .foreman = Non usare altri edifici
    .hand_in = Non consegnare altro
    .black_market = Non scambiare
    .casino = Non scambiare altro
    .customs = Lascia le navi come sono
    .load = Non caricare altro
    .labourer = Non mettere via niente
    .harbour_master = Non scambiare navi
    .lawyer = Non usare edifici
    .rebuild = Non ricostruire
    .gift = Non prendere niente
    .event_veto = Nessun veto
    .tax = Non pagare
    .duty = Non consegnare niente
act-play = Gioca il personaggio: { $character }
act-cuban = Prendi il cubano: { $cuban }
act-figure = Metti la pedina su { $field }
act-harvest = Raccogli: { $piece }
act-buy = Compra: { $piece }
    .now = Compra: { $piece } per { $price }
act-sell = Vendi: { $piece }
    .now = Vendi: { $piece } per { $price }
act-take = Prendi: { $piece }
act-alternative = Invece: { $space }
act-build = Costruisci: { $building }
act-site = Mettilo su { $field }
act-use = Usa l'edificio su { $field }
    .now = Usa: { $building } ({ $field })
act-amount = Quanti: { $count }
act-give = Consegna: { $piece }
act-receive = Ricevi: { $piece }
act-load = Carica { $piece }, molo { $dock }
    .now = Carica { $piece }, molo { $dock } (punti: { $points })
act-pay = Paga
    .tax = Paga la tassa
    .duty = Consegna il tributo
act-veto = Veto sul disegno di legge: { $category }
    .now = Veto: { $statute }
act-enact = Approva il disegno di legge: { $category }
    .now = Approva: { $statute }
act-press = Metti il gettone della stampa su: { $category }
    .now = Metti il gettone della stampa su: { $statute }
act-store = Metti al sicuro tutti i prodotti del cortile
act-swap = Scambia le navi dei moli { $swap }
act-gamble = Dai pesos per punti
act-cash = Dai punti per pesos
act-stow = Metti a bordo { $piece }, molo { $dock }
act-unload = Togli { $piece } dalla nave, molo { $dock }
act-ship = Chiama la nave { $ship }
    .now = Chiama la nave { $ship }{ $citrus ->
        [0] {""}
       *[other] {" "}· { piece-citrus } { $citrus }
    }{ $cane ->
        [0] {""}
       *[other] {" "}· { piece-cane } { $cane }
    }{ $tobacco ->
        [0] {""}
       *[other] {" "}· { piece-tobacco } { $tobacco }
    }{ $rum ->
        [0] {""}
       *[other] {" "}· { piece-rum } { $rum }
    }{ $cigars ->
        [0] {""}
       *[other] {" "}· { piece-cigars } { $cigars }
    }{ $wood ->
        [0] {""}
       *[other] {" "}· { piece-wood } { $wood }
    }
act-delegate = Metti coperto: { $character }
act-delegates = Metti coperti: { $pair }
act-bid = Compra voti: { $count }
act-hundreds = Compra voti: { $count } centinaia, poi il resto
act-colour = Scegli il colore: { $colour }
act-remove = Togli dal gioco: { $building }
act-put_away = Metti via la legge: { $statute }

## Che cosa è stato fatto: nel registro segue il nome del posto

did-points = { $points ->
        [0] {""}
        [one] : +1 punto
       *[other] : +{ $points } punti
    }
did-done = ha finito
    .harvest = non ha raccolto altro
    .trade = ha chiuso il commercio
    .architect = non ha costruito niente
    .foreman = non ha usato altri edifici
    .hand_in = non ha consegnato altro
    .black_market = non ha scambiato niente
    .casino = non ha scambiato altro
    .customs = ha lasciato le navi come stavano
    .load = non ha caricato altro
    .labourer = non ha messo via niente
    .harbour_master = non ha scambiato navi
    .lawyer = non ha usato edifici
    .rebuild = non ha ricostruito
    .gift = non ha preso niente
    .event_veto = non ha posto il veto
    .tax = non ha pagato la tassa
    .duty = non ha consegnato niente
did-play = ha giocato la carta: { $character }
did-cuban = ha preso la carta: { $cuban }
did-figure = ha messo la pedina su { $field }
did-harvest = ha raccolto { $piece }
did-buy = ha comprato { $piece }
    .now = ha comprato { $piece } per { $price }
did-sell = ha venduto { $piece }
    .now = ha venduto { $piece } per { $price }
did-take = ha preso { $piece }
did-alternative = ha preso invece { $space }
did-build = ha costruito { $building }
did-site = ha messo l'edificio su { $field }
did-use = ha usato l'edificio su { $field }
    .now = ha usato l'edificio: { $building_name }
did-amount = ha scelto { $count }
did-give = ha consegnato { $piece }
did-receive = ha ricevuto { $piece }
did-load = ha caricato { $piece } al molo { $dock }{ did-points }
did-pay = ha pagato
    .tax = ha pagato la tassa
    .duty = ha consegnato il tributo
did-veto = ha posto il veto: { $category }
    .now = ha posto il veto: { $statute }
did-enact = ha approvato il disegno di legge: { $category }
    .now = ha approvato: { $statute }
did-press = ha messo il gettone della stampa su: { $category }
    .now = ha messo il gettone della stampa su: { $statute }
did-store = ha messo al sicuro tutti i prodotti del cortile
did-swap = ha scambiato le navi dei moli { $swap }
did-gamble = ha dato pesos per punti
did-cash = ha dato punti per pesos
did-stow = ha messo a bordo { $piece } al molo { $dock }
did-unload = ha tolto { $piece } dalla nave al molo { $dock }
did-ship = ha chiamato la nave { $ship }
did-delegate = ha messo coperto: { $character }
did-delegates = ha messo coperti: { $pair }
did-bid = { $count ->
    [0] non ha comprato voti
    [one] ha comprato 1 voto
   *[other] ha comprato { $count } voti
    }
did-hundreds = ha comprato voti a centinaia: { $count }
did-colour = ha scelto il colore { $colour }
did-remove = ha tolto dal gioco: { $building_name }
did-put_away = ha messo via: { $statute }

## Che cosa si chiede

ask-start = Con quale pezzo cominci? (ancora da scegliere: { $count })
ask-delegate = Chi mandi in parlamento?
ask-turn =
    { $characters ->
        [0] Quale cubano prendi?
       *[other]
            { $cubans ->
                [0] Quale personaggio giochi?
               *[other] Quale personaggio giochi, o quale cubano prendi?
            }
    }
ask-figure = Lavoratore: su quale campo va la pedina?
ask-harvest = Lavoratore: che cosa raccogli? (gratis: { $count }, poi con acqua)
ask-trade = Commerciante: che cosa compri o vendi, o quale pezzo prendi?
ask-architect = Architetto: che cosa costruisci?
ask-site = Dove lo metti: { $building }?
ask-foreman_figure = Caposquadra: su quale campo va prima la pedina?
ask-foreman = Caposquadra: quale edificio usi?
ask-amount = { $building }: quanti ne consegni? ({ $piece }, al massimo { $count })
ask-hand_in = { $building }: che cosa consegni? (al massimo { $count })
ask-black_market = Mercato nero: che cosa consegni?
ask-receive = Mercato nero: che cosa vuoi in cambio?
ask-casino = Casinò: che cosa scambi?
ask-customs = Dogana: che cosa sale su una nave o ne scende?
ask-veto = Chiesa: quale disegno di legge esce dal gioco?
ask-press = Giornale: su quale disegno di legge va il gettone della stampa?
ask-lighthouse = Faro: quale nave viene al largo?
ask-load = Che cosa carichi, e dove?
ask-labourer = Bracciante: metti al sicuro tutti i prodotti del cortile?
ask-harbour_master = Capitano di porto: quali navi si scambiano?
ask-lawyer = Avvocato: quale edificio usi, per { BOX("avenue.lawyer_pesos") ->
        [one] { BOX("avenue.lawyer_pesos") } peso
       *[other] { BOX("avenue.lawyer_pesos") } pesos
    }?
ask-rebuild = Quale edificio metti sopra uno dei tuoi?
ask-gift = Che cosa prendi dal mercato?
ask-colour = Quale colore giochi, con la sua piantagione?
ask-swap_out = Quale edificio fa posto a uno nuovo? (ancora da scegliere: { $count })
ask-put_away = Quale carta di questo genere resta fuori: { $category }? (in tutto ancora: { $count })
ask-event_veto = Passano tutti i disegni. Poni il veto su uno con la tua chiesa?
ask-hundreds = I tuoi voti: { $votes }, i tuoi pesos: { $pesos }. Quante centinaia di voti compri?
ask-bid = I tuoi voti: { $votes }, i tuoi pesos: { $pesos }. Quanti voti compri?
ask-tie_bid = Parità, voti: { $votes }. I tuoi pesos: { $pesos }. Quanti voti compri ancora?
ask-enact = Quale disegno di legge diventa legge? (ancora da scegliere: { $count })
ask-tax = Paghi la tassa di { $count }?
ask-duty = Consegni il tributo: { $statute }?
ask-end = La partita è finita.

phase-start = pezzi iniziali
phase-delegate = delegati coperti
phase-turn = azioni
phase-figure = lavoratore, pedina
phase-harvest = lavoratore, raccolto
phase-trade = commerciante
phase-architect = architetto
phase-site = posto per l'edificio
phase-foreman_figure = caposquadra, pedina
phase-foreman = caposquadra
phase-amount = uso di un edificio
phase-hand_in = uso di un edificio
phase-black_market = mercato nero
phase-receive = mercato nero
phase-casino = casinò
phase-customs = dogana
phase-veto = chiesa, veto
phase-press = giornale
phase-lighthouse = faro
phase-load = carico
phase-labourer = bracciante
phase-harbour_master = capitano di porto
phase-lawyer = avvocato
phase-rebuild = evento, ricostruzione
phase-gift = evento, dono del mercato
phase-colour = preparazione, colori
phase-swap_out = preparazione, edifici
phase-put_away = preparazione, leggi
phase-event_veto = evento, veto
phase-hundreds = parlamento, voti
phase-bid = parlamento, voti
phase-tie_bid = parlamento, parità
phase-enact = parlamento, disegni di legge
phase-tax = tassa
phase-duty = tributo
phase-end = partita finita

## Perché no

why-card-played = hai già giocato quella carta in questo round.
why-card-laid = quella carta è coperta per il parlamento.
why-cuban-due = hai giocato tutti i personaggi di questo round: prendi un cubano.
why-donkey = al posto di quel cubano c'è un asinello.
why-cuban-taken = qualcuno ha già preso quel cubano in questo round.
why-no-cuban-due = hai già preso i cubani che ti spettano.
why-two-delegates = in questo round vanno in parlamento due personaggi: nominali entrambi.
why-one-delegate = in questo round va in parlamento un personaggio.
why-start-order = prima { BOX("play.start_products") ->
        [one] { BOX("play.start_products") } prodotto
       *[other] { BOX("play.start_products") } prodotti
    }, poi { BOX("play.start_resources") ->
        [one] { BOX("play.start_resources") } risorsa
       *[other] { BOX("play.start_resources") } risorse
    }.
why-supply-out = la riserva non ne ha più.
why-no-field = nella tua riga e colonna non resta un campo di quel tipo.
why-no-water = ci vorrebbe acqua, e non ne hai.
why-too-dear = costa { $price } e hai { $money }.
why-none-held = non ne hai.
why-direction = con questo tipo hai già cambiato direzione una volta.
why-no-free-goods = rum e sigari non si regalano.
why-traded = hai già commerciato, quindi non puoi prendere il pezzo gratis.
why-no-alternatives = la legge sull'amministrazione vieta le alternative.
why-not-lowest = un altro prodotto ha un prezzo più basso.
why-space-covered = lì c'è un segnalino nero.
why-space-order = prima viene la prima casella libera.
why-not-on-display = di quell'edificio non ce ne sono più.
why-short-of-wood = ci vogliono { $cost } di legno, e ne hai { $owned }.
why-short-of-stone = ci vogliono { $cost } di pietra, e ne hai { $owned }.
why-short-of-water = ci vogliono { $cost } d'acqua, e ne hai { $owned }.
why-surcharge = la legge sull'edilizia chiede { $pesos } pesos in più.
why-no-free-field = la tua piantagione non ha campi liberi.
why-rebuild-cost = non puoi pagare la differenza.
why-on-warehouse = sul magazzino stampato non si costruisce.
why-nothing-to-rebuild = lì non hai edifici.
why-on-building = lì c'è già un edificio.
why-no-building = lì non c'è nessun edificio.
why-used = è già stato usato in questo round.
why-outside-cross = è fuori dalla riga e dalla colonna della tua pedina.
why-idle-beach_cafe = il caffè sulla spiaggia funziona da sé.
why-idle-statue = la statua la usa solo il caposquadra, nell'ultimo round.
why-idle-casino = gli scambi di questo round sono fatti.
why-idle-town_hall = la tessera dei voti è già presa.
why-idle-newspaper = il gettone della stampa è già su un disegno di legge.
why-idle-church = non c'è un disegno di legge su cui tu possa porre il veto.
why-amount = puoi consegnarne al massimo { $most }.
why-casino-limit = il casinò fa { $count } scambi a round.
why-casino-stake = ci vogliono { $pesos } pesos, o { $points } punti.
why-no-ship = non c'è una nave adatta.
why-no-space = la nave non ha posto libero per quello.
why-nothing-aboard = a bordo non ce n'è.
why-no-bill = quel disegno di legge non c'è.
why-veto-again = nel round precedente hai posto il veto su un disegno di quel genere.
why-colour-taken = quel colore è già stato scelto.
why-put-away = quella carta è già stata messa via.
why-put-away-order = ora si mettono via carte di un altro genere.
why-not-in-pile = quella nave non è nel mazzo.
why-one-ship = puoi caricare una nave sola.
why-one-kind = la filiale grande carica un solo tipo.
why-bid = hai solo { $pesos } pesos.
why-enacted = questo disegno di legge è già scelto.
why-not-on-market = il mercato non ne ha.
why-duty-piece = per il tributo questo non vale.
why-duty-begun = se cominci una consegna, devi finirla.
why-instead = se rinunci all'azione principale, prendi l'alternativa libera.

## Nomi

piece-citrus = agrumi
    .object = agrumi
    .gain = { $count ->
        [one] agrume
       *[other] agrumi
    }
piece-cane = canna
    .object = canna
    .gain = { $count ->
        [one] canna
       *[other] canne
    }
piece-tobacco = tabacco
    .object = tabacco
    .gain = tabacco
piece-rum = rum
    .object = rum
    .gain = rum
piece-cigars = sigari
    .object = sigari
    .gain = { $count ->
        [one] sigaro
       *[other] sigari
    }
piece-wood = legno
    .object = legno
    .gain = legno
piece-stone = pietra
    .object = pietra
    .gain = { $count ->
        [one] pietra
       *[other] pietre
    }
piece-water = acqua
    .object = acqua
    .gain = acqua

character-worker = lavoratore
    .rule = { BOX("votes.worker") ->
        [one] { BOX("votes.worker") } voto
       *[other] { BOX("votes.worker") } voti
    }. Sposta la pedina su un campo qualsiasi, o lasciala dov'è. La sua riga e la sua colonna danno tutti i cubetti e i prodotti di { BOX("play.free_harvests") ->
        [one] { BOX("play.free_harvests") } campo
       *[other] { BOX("play.free_harvests") } campi
    } al massimo; ogni acqua permette di usare un campo in più.
character-tradeswoman = commerciante
    .rule = { BOX("votes.tradeswoman") ->
        [one] { BOX("votes.tradeswoman") } voto
       *[other] { BOX("votes.tradeswoman") } voti
    }. Compra e vendi al mercato quanto vuoi; oppure, dove non c'è un segnalino nero, prendi una risorsa o un prodotto che ha il prezzo più basso.
character-architect = architetto
    .rule = { BOX("votes.architect") ->
        [one] { BOX("votes.architect") } voto
       *[other] { BOX("votes.architect") } voti
    }. Costruisci un edificio; oppure prendi i punti della prima casella senza segnalino nero.
character-foreman = caposquadra
    .rule = { BOX("votes.foreman") ->
        [one] { BOX("votes.foreman") } voto
       *[other] { BOX("votes.foreman") } voti
    }. Usa tutti gli edifici nella riga e nella colonna della pedina, ognuno una volta, in qualsiasi ordine; oppure un edificio ovunque sia.
character-mayor = sindaco
    .rule = { BOX("votes.mayor") ->
        [one] { BOX("votes.mayor") } voto
       *[other] { BOX("votes.mayor") } voti
    }. Carica una nave a un molo e segna i punti del molo per ogni pezzo; oppure prendi i pesos della prima casella senza segnalino nero.

pair-worker-tradeswoman = lavoratore e commerciante
pair-worker-architect = lavoratore e architetto
pair-worker-foreman = lavoratore e caposquadra
pair-worker-mayor = lavoratore e sindaco
pair-tradeswoman-architect = commerciante e architetto
pair-tradeswoman-foreman = commerciante e caposquadra
pair-tradeswoman-mayor = commerciante e sindaco
pair-architect-foreman = architetto e caposquadra
pair-architect-mayor = architetto e sindaco
pair-foreman-mayor = caposquadra e sindaco

field-r1c1 = riga 1, colonna 1
    .object = A1
field-r1c2 = riga 1, colonna 2
    .object = B1
field-r1c3 = riga 1, colonna 3
    .object = C1
field-r1c4 = riga 1, colonna 4
    .object = D1
field-r2c1 = riga 2, colonna 1
    .object = A2
field-r2c2 = riga 2, colonna 2
    .object = B2
field-r2c3 = riga 2, colonna 3
    .object = C2
field-r2c4 = riga 2, colonna 4
    .object = D2
field-r3c1 = riga 3, colonna 1
    .object = A3
field-r3c2 = riga 3, colonna 2
    .object = B3
field-r3c3 = riga 3, colonna 3
    .object = C3
field-r3c4 = riga 3, colonna 4
    .object = D3

land-warehouse = magazzino
land-citrus = agrumi
land-cane = canna
land-tobacco = tabacco
land-forest = foresta
land-mountain = montagna
land-lake = lago

colour-blue = blu
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-purple = viola

space-resource = una risorsa
space-product = un prodotto del prezzo più basso
space-architect_1 = i primi punti dell'architetto
space-architect_2 = i secondi punti dell'architetto
space-mayor_1 = i primi pesos del sindaco
space-mayor_2 = i secondi pesos del sindaco

swap-1-2 = 1 e 2
swap-2-3 = 2 e 3

category-tax = tassa
category-duty = tributo
category-subsidy = sussidio
category-other = altra legge

ship-s01 = S01
ship-s02 = S02
ship-s03 = S03
ship-s04 = S04
ship-s05 = S05
ship-s06 = S06
ship-s07 = S07
ship-s08 = S08
ship-s09 = S09
ship-s10 = S10
ship-s11 = S11
ship-s12 = S12
ship-s13 = S13
ship-s14 = S14
ship-s15 = S15
ship-n1 = N1, la nave del legname
ship-n2 = N2
ship-n3 = N3
ship-n4 = N4
ship-n5 = N5
ship-n6 = N6

building-cement_factory = cementificio
    .object = un cementificio
    .rule = Consegna fino a { BOX("effects.cement_factory.most") ->
        [one] { BOX("effects.cement_factory.most") } pietra
       *[other] { BOX("effects.cement_factory.most") } pietre
    }, { BOX("effects.cement_factory.points") ->
        [one] { BOX("effects.cement_factory.points") } punto
       *[other] { BOX("effects.cement_factory.points") } punti
    } ciascuna.
building-sawmill = segheria
    .object = una segheria
    .rule = Consegna fino a { BOX("effects.sawmill.most") ->
        [one] { BOX("effects.sawmill.most") } legno
       *[other] { BOX("effects.sawmill.most") } legni
    }, { BOX("effects.sawmill.points") ->
        [one] { BOX("effects.sawmill.points") } punto
       *[other] { BOX("effects.sawmill.points") } punti
    } ciascuno.
building-golf_course = campo da golf
    .object = un campo da golf
    .rule = Consegna fino a { BOX("effects.golf_course.most") ->
        [one] { BOX("effects.golf_course.most") } acqua
       *[other] { BOX("effects.golf_course.most") } acque
    }, { BOX("effects.golf_course.points") ->
        [one] { BOX("effects.golf_course.points") } punto
       *[other] { BOX("effects.golf_course.points") } punti
    } ciascuna.
building-monastery = monastero
    .object = un monastero
    .rule = Consegna fino a { BOX("effects.monastery.most") ->
        [one] { BOX("effects.monastery.most") } prodotto
       *[other] { BOX("effects.monastery.most") } prodotti
    } di qualsiasi tipo, { BOX("effects.monastery.points") ->
        [one] { BOX("effects.monastery.points") } punto
       *[other] { BOX("effects.monastery.points") } punti
    } ciascuno.
building-rum_cafe = caffè del rum
    .object = un caffè del rum
    .rule = Consegna fino a { BOX("effects.rum_cafe.most") } rum, { BOX("effects.rum_cafe.points") ->
        [one] { BOX("effects.rum_cafe.points") } punto
       *[other] { BOX("effects.rum_cafe.points") } punti
    } ciascuno.
building-cigar_cafe = caffè dei sigari
    .object = un caffè dei sigari
    .rule = Consegna fino a { BOX("effects.cigar_cafe.most") ->
        [one] { BOX("effects.cigar_cafe.most") } sigaro
       *[other] { BOX("effects.cigar_cafe.most") } sigari
    }, { BOX("effects.cigar_cafe.points") ->
        [one] { BOX("effects.cigar_cafe.points") } punto
       *[other] { BOX("effects.cigar_cafe.points") } punti
    } ciascuno.
building-small_branch_office = filiale piccola
    .object = una filiale piccola
    .rule = Carica { BOX("effects.small_branch_office.most") ->
        [one] { BOX("effects.small_branch_office.most") } pezzo
       *[other] { BOX("effects.small_branch_office.most") } pezzi
    } su una nave a un molo, con i punti del sindaco.
building-large_branch_office = filiale grande
    .object = una filiale grande
    .rule = Carica quanti pezzi vuoi di un solo tipo su una nave a un molo, con i punti del sindaco.
building-hotel = albergo
    .object = un albergo
    .rule = { BOX("effects.hotel.points") ->
        [one] { BOX("effects.hotel.points") } punto
       *[other] { BOX("effects.hotel.points") } punti
    }.
building-inn = locanda
    .object = una locanda
    .rule = { BOX("effects.inn.points") ->
        [one] { BOX("effects.inn.points") } punto
       *[other] { BOX("effects.inn.points") } punti
    }.
building-general_store = emporio
    .object = un emporio
    .rule = Vendi { BOX("effects.general_store.most") ->
        [one] { BOX("effects.general_store.most") } bene
       *[other] { BOX("effects.general_store.most") } beni
    } alla riserva per { BOX("effects.general_store.pesos") ->
        [one] { BOX("effects.general_store.pesos") } peso
       *[other] { BOX("effects.general_store.pesos") } pesos
    }{ BOX("effects.general_store.most") ->
        [one] { "." }
       *[other] { " " }l'uno.
    }
building-product_house = casa dei prodotti
    .object = una casa dei prodotti
    .rule = Vendi { BOX("effects.product_house.most") ->
        [one] { BOX("effects.product_house.most") } prodotto
       *[other] { BOX("effects.product_house.most") } prodotti
    } alla riserva per { BOX("effects.product_house.pesos") ->
        [one] { BOX("effects.product_house.pesos") } peso
       *[other] { BOX("effects.product_house.pesos") } pesos
    }{ BOX("effects.product_house.most") ->
        [one] { "." }
       *[other] { " " }l'uno.
    }
building-resource_house = casa delle risorse
    .object = una casa delle risorse
    .rule = Vendi fino a { BOX("effects.resource_house.most") ->
        [one] { BOX("effects.resource_house.most") } risorsa
       *[other] { BOX("effects.resource_house.most") } risorse
    } alla riserva, { BOX("effects.resource_house.pesos") ->
        [one] { BOX("effects.resource_house.pesos") } peso
       *[other] { BOX("effects.resource_house.pesos") } pesos
    } ciascuna.
    .rule-resource_house_limit-each = Vendi fino a { BOX("effects.resource_house.most") ->
        [one] { BOX("effects.resource_house.most") } risorsa
       *[other] { BOX("effects.resource_house.most") } risorse
    } di ogni tipo alla riserva, { BOX("effects.resource_house.pesos") ->
        [one] { BOX("effects.resource_house.pesos") } peso
       *[other] { BOX("effects.resource_house.pesos") } pesos
    } ciascuna.
building-small_bank = banca piccola
    .object = una banca piccola
    .rule = { BOX("effects.small_bank.pesos") ->
        [one] { BOX("effects.small_bank.pesos") } peso
       *[other] { BOX("effects.small_bank.pesos") } pesos
    }.
building-large_bank = banca grande
    .object = una banca grande
    .rule = { BOX("effects.large_bank.pesos") ->
        [one] { BOX("effects.large_bank.pesos") } peso
       *[other] { BOX("effects.large_bank.pesos") } pesos
    }.
building-cigar_factory = fabbrica di sigari
    .object = una fabbrica di sigari
    .rule = Trasforma quanto tabacco vuoi in altrettanti sigari.
building-distillery = distilleria
    .object = una distilleria
    .rule = Trasforma quanta canna vuoi in altrettanto rum.
building-black_market = mercato nero
    .object = un mercato nero
    .rule = Cambia un prodotto in un rum o un sigaro, o il contrario, tipi a tua scelta.
building-church = chiesa
    .object = una chiesa
    .rule = Togli subito dal gioco un disegno di legge di questo round. Nel round seguente non puoi porre il veto su uno dello stesso genere.
    .rule-church_at_event_2-true = Togli subito dal gioco un disegno di legge di questo round; se l'evento 2 li fa passare tutti, puoi farlo anche allora, se la chiesa non è stata usata in questo round. Nel round seguente non puoi porre il veto su uno dello stesso genere.
building-town_hall = municipio
    .object = un municipio
    .rule = Prendi la tessera dei voti: { BOX("play.vote_tile") ->
        [one] { BOX("play.vote_tile") } voto
       *[other] { BOX("play.vote_tile") } voti
    } in più nel parlamento di questo round.
building-dam = diga
    .object = una diga
    .rule = { BOX("effects.dam.water") ->
        [one] { BOX("effects.dam.water") } acqua
       *[other] { BOX("effects.dam.water") } acque
    }.
building-lighthouse = faro
    .object = un faro
    .rule = Cambia la nave al largo con una qualsiasi del mazzo, che nomini; la vecchia va sotto il mazzo.
building-storehouse = deposito
    .object = un deposito
    .rule = Metti al sicuro tutti i prodotti del cortile, come il magazzino stampato.
building-casino = casinò
    .object = un casinò
    .rule = Dai { BOX("effects.casino.pesos") ->
        [one] { BOX("effects.casino.pesos") } peso
       *[other] { BOX("effects.casino.pesos") } pesos
    } per { BOX("effects.casino.points") ->
        [one] { BOX("effects.casino.points") } punto
       *[other] { BOX("effects.casino.points") } punti
    } o { BOX("effects.casino.points") ->
        [one] { BOX("effects.casino.points") } punto
       *[other] { BOX("effects.casino.points") } punti
    } per { BOX("effects.casino.pesos") ->
        [one] { BOX("effects.casino.pesos") } peso
       *[other] { BOX("effects.casino.pesos") } pesos
    }; al massimo { BOX("effects.casino.exchanges") ->
        [one] { BOX("effects.casino.exchanges") } volta
       *[other] { BOX("effects.casino.exchanges") } volte
    } a round. (El Presidente)
building-customs_house = dogana
    .object = una dogana
    .rule = Metti un pezzo di merce dalla riserva su un posto adatto di una nave a un molo, o toglilo da una tale nave. Nessuno fa punti. (El Presidente)
building-beach_cafe = caffè sulla spiaggia
    .object = un caffè sulla spiaggia
    .rule = Funziona da sé: puoi usare le alternative di commerciante, architetto e sindaco anche dove ci sono segnalini neri. (El Presidente)
building-statue = statua
    .object = una statua
    .rule = Se il caposquadra la usa nell'ultimo round, alla fine ogni tuo edificio vale { BOX("play.building_points", "effects.statue.points") ->
        [one] { BOX("play.building_points", "effects.statue.points") } punto
       *[other] { BOX("play.building_points", "effects.statue.points") } punti
    } invece di { BOX("play.building_points") }. (El Presidente)
    .rule-statue_via_lawyer-true = Se il tuo caposquadra o il tuo avvocato la usa nell'ultimo round, ogni tuo edificio vale alla fine { BOX("play.building_points", "effects.statue.points") ->
        [one] { BOX("play.building_points", "effects.statue.points") } punto
       *[other] { BOX("play.building_points", "effects.statue.points") } punti
    } invece di { BOX("play.building_points") }. (El Presidente)
building-newspaper = giornale
    .object = un giornale
    .rule = Metti il gettone della stampa su un disegno di legge di questo round. Se non diventa legge, ricevi { BOX("effects.newspaper.points") ->
        [one] { BOX("effects.newspaper.points") } punto
       *[other] { BOX("effects.newspaper.points") } punti
    } e { BOX("effects.newspaper.pesos") ->
        [one] { BOX("effects.newspaper.pesos") } peso
       *[other] { BOX("effects.newspaper.pesos") } pesos
    }. (El Presidente)
    .rule-press_pays_for_veto-false = Metti il gettone della stampa su un disegno di legge di questo round. Se il parlamento non lo approva, ricevi { BOX("effects.newspaper.points") ->
        [one] { BOX("effects.newspaper.points") } punto
       *[other] { BOX("effects.newspaper.points") } punti
    } e { BOX("effects.newspaper.pesos") ->
        [one] { BOX("effects.newspaper.pesos") } peso
       *[other] { BOX("effects.newspaper.pesos") } pesos
    }; nulla se è caduto per veto. (El Presidente)

statute-tax_start = tassa di { BOX("start_laws.tax.pesos") ->
        [one] { BOX("start_laws.tax.pesos") } peso
       *[other] { BOX("start_laws.tax.pesos") } pesos
    }
    .rule = In vigore all'inizio della partita.
statute-duty_start = tributo di { BOX("start_laws.duty.citrus") ->
        [one] { BOX("start_laws.duty.citrus") } agrume
       *[other] { BOX("start_laws.duty.citrus") } agrumi
    }
    .rule = In vigore all'inizio della partita.
statute-t1 = tassa di { BOX("taxes.t1.pesos") ->
        [one] { BOX("taxes.t1.pesos") } peso
       *[other] { BOX("taxes.t1.pesos") } pesos
    }
    .rule = Paga { BOX("taxes.t1.pesos") ->
        [one] { BOX("taxes.t1.pesos") } peso
       *[other] { BOX("taxes.t1.pesos") } pesos
    }.
statute-t2 = tassa di { BOX("taxes.t2.pesos") ->
        [one] { BOX("taxes.t2.pesos") } peso
       *[other] { BOX("taxes.t2.pesos") } pesos
    }
    .rule = Paga { BOX("taxes.t2.pesos") ->
        [one] { BOX("taxes.t2.pesos") } peso
       *[other] { BOX("taxes.t2.pesos") } pesos
    }.
statute-t3 = tassa di { BOX("taxes.t3.pesos") ->
        [one] { BOX("taxes.t3.pesos") } peso
       *[other] { BOX("taxes.t3.pesos") } pesos
    }
    .rule = Paga { BOX("taxes.t3.pesos") ->
        [one] { BOX("taxes.t3.pesos") } peso
       *[other] { BOX("taxes.t3.pesos") } pesos
    }.
statute-t4 = tassa di { BOX("taxes.t4.pesos") ->
        [one] { BOX("taxes.t4.pesos") } peso
       *[other] { BOX("taxes.t4.pesos") } pesos
    }
    .rule = Paga { BOX("taxes.t4.pesos") ->
        [one] { BOX("taxes.t4.pesos") } peso
       *[other] { BOX("taxes.t4.pesos") } pesos
    }.
statute-t5 = tassa di { BOX("taxes.t5.pesos") ->
        [one] { BOX("taxes.t5.pesos") } peso
       *[other] { BOX("taxes.t5.pesos") } pesos
    }
    .rule = Paga { BOX("taxes.t5.pesos") ->
        [one] { BOX("taxes.t5.pesos") } peso
       *[other] { BOX("taxes.t5.pesos") } pesos
    }.
statute-t6 = tassa sugli edifici
    .rule = Paga { BOX("taxes.t6.pesos_per_building") ->
        [one] { BOX("taxes.t6.pesos_per_building") } peso
       *[other] { BOX("taxes.t6.pesos_per_building") } pesos
    } per ogni tuo edificio, magazzino stampato compreso.
    .rule-warehouse_counts_for_tax_and_subsidy-false = Paga { BOX("taxes.t6.pesos_per_building") ->
        [one] { BOX("taxes.t6.pesos_per_building") } peso
       *[other] { BOX("taxes.t6.pesos_per_building") } pesos
    } per ogni tuo edificio, magazzino stampato escluso.
statute-t7 = tassa di { BOX("taxes.t7.pesos") ->
        [one] { BOX("taxes.t7.pesos") } peso
       *[other] { BOX("taxes.t7.pesos") } pesos
    }
    .rule = Paga { BOX("taxes.t7.pesos") ->
        [one] { BOX("taxes.t7.pesos") } peso
       *[other] { BOX("taxes.t7.pesos") } pesos
    }. (El Presidente)
statute-t8 = tassa sui punti
    .rule = Paga { BOX("taxes.t8.pesos_per_points") ->
        [one] { BOX("taxes.t8.pesos_per_points") } peso
       *[other] { BOX("taxes.t8.pesos_per_points") } pesos
    } ogni { BOX("taxes.t8.points") ->
        [one] { BOX("taxes.t8.points") } punto
       *[other] { BOX("taxes.t8.points") } punti interi
    }. (El Presidente)
statute-d1 = tributo di { BOX("duties.d1.cane") ->
        [one] { BOX("duties.d1.cane") } canna
       *[other] { BOX("duties.d1.cane") } canne
    }
    .rule = Consegna { BOX("duties.d1.cane") ->
        [one] { BOX("duties.d1.cane") } canna
       *[other] { BOX("duties.d1.cane") } canne
    }.
statute-d2 = tributo di { BOX("duties.d2.tobacco") ->
        [one] { BOX("duties.d2.tobacco") } tabacco
       *[other] { BOX("duties.d2.tobacco") } tabacchi
    }
    .rule = Consegna { BOX("duties.d2.tobacco") ->
        [one] { BOX("duties.d2.tobacco") } tabacco
       *[other] { BOX("duties.d2.tobacco") } tabacchi
    }.
statute-d3 = tributo di { BOX("duties.d3.water") ->
        [one] { BOX("duties.d3.water") } acqua
       *[other] { BOX("duties.d3.water") } acque
    }
    .rule = Consegna { BOX("duties.d3.water") ->
        [one] { BOX("duties.d3.water") } acqua
       *[other] { BOX("duties.d3.water") } acque
    }.
statute-d4 = tributo di { BOX("duties.d4.citrus") ->
        [one] { BOX("duties.d4.citrus") } agrume
       *[other] { BOX("duties.d4.citrus") } agrumi
    }
    .rule = Consegna { BOX("duties.d4.citrus") ->
        [one] { BOX("duties.d4.citrus") } agrume
       *[other] { BOX("duties.d4.citrus") } agrumi
    }.
statute-d5 = tributo di { BOX("duties.d5.product") ->
        [one] { BOX("duties.d5.product") } prodotto
       *[other] { BOX("duties.d5.product") } prodotti
    }
    .rule = Consegna { BOX("duties.d5.product") ->
        [one] { BOX("duties.d5.product") } prodotto
       *[other] { BOX("duties.d5.product") } prodotti
    } di qualsiasi tipo.
statute-d6 = tributo di { BOX("duties.d6.resource") ->
        [one] { BOX("duties.d6.resource") } risorsa
       *[other] { BOX("duties.d6.resource") } risorse
    }
    .rule = Consegna { BOX("duties.d6.resource") ->
        [one] { BOX("duties.d6.resource") } risorsa
       *[other] { BOX("duties.d6.resource") } risorse
    } di qualsiasi tipo.
statute-d7 = tributo in pesos
    .rule = Paga ancora { BOX("duties.d7.taxes") ->
        [one] { BOX("duties.d7.taxes") } volta
       *[other] { BOX("duties.d7.taxes") } volte
    } quello che ti chiede la tassa in vigore. (El Presidente)
statute-d8 = tributo di { BOX("duties.d8.product") ->
        [one] { BOX("duties.d8.product") } prodotto
       *[other] { BOX("duties.d8.product") } prodotti
    } e { BOX("duties.d8.resource") ->
        [one] { BOX("duties.d8.resource") } risorsa
       *[other] { BOX("duties.d8.resource") } risorse
    }
    .rule = Consegna { BOX("duties.d8.product") ->
        [one] { BOX("duties.d8.product") } prodotto
       *[other] { BOX("duties.d8.product") } prodotti
    } e { BOX("duties.d8.resource") ->
        [one] { BOX("duties.d8.resource") } risorsa
       *[other] { BOX("duties.d8.resource") } risorse
    } di qualsiasi tipo. (El Presidente)
statute-u1 = sussidio per l'acqua
    .rule = { BOX("subsidies.u1.points_per_water") ->
        [one] { BOX("subsidies.u1.points_per_water") } punto
       *[other] { BOX("subsidies.u1.points_per_water") } punti
    } per ogni acqua che hai, al massimo { BOX("subsidies.u1.most") }.
statute-u2 = sussidio ai delegati
    .rule = { BOX("subsidies.u2.points_per_vote") ->
        [one] { BOX("subsidies.u2.points_per_vote") } punto
       *[other] { BOX("subsidies.u2.points_per_vote") } punti
    } per ogni voto stampato sul personaggio mandato in parlamento.
statute-u3 = sussidio per gli edifici
    .rule = { BOX("subsidies.u3.points_per_building") ->
        [one] { BOX("subsidies.u3.points_per_building") } punto
       *[other] { BOX("subsidies.u3.points_per_building") } punti
    } per ogni tuo edificio, magazzino stampato compreso.
    .rule-warehouse_counts_for_tax_and_subsidy-false = { BOX("subsidies.u3.points_per_building") ->
        [one] { BOX("subsidies.u3.points_per_building") } punto
       *[other] { BOX("subsidies.u3.points_per_building") } punti
    } per ogni tuo edificio, magazzino stampato escluso.
statute-u4 = sussidio per i risparmi
    .rule = { BOX("subsidies.u4.points") ->
        [one] { BOX("subsidies.u4.points") } punto
       *[other] { BOX("subsidies.u4.points") } punti
    } ogni { BOX("subsidies.u4.pesos") ->
        [one] { BOX("subsidies.u4.pesos") } peso
       *[other] { BOX("subsidies.u4.pesos") } pesos
    } interi, al massimo { BOX("subsidies.u4.most") }.
statute-u5 = sussidio per le terre
    .rule = { BOX("subsidies.u5.points_per_field") ->
        [one] { BOX("subsidies.u5.points_per_field") } punto
       *[other] { BOX("subsidies.u5.points_per_field") } punti
    } per ogni tua foresta, montagna e lago senza edificio.
statute-u6 = sussidio per le colture
    .rule = { BOX("subsidies.u6.points_per_field") ->
        [one] { BOX("subsidies.u6.points_per_field") } punto
       *[other] { BOX("subsidies.u6.points_per_field") } punti
    } per ogni tuo campo di prodotti senza edificio.
statute-u7 = sussidio per rum e sigari
    .rule = { BOX("subsidies.u7.points_per_good") ->
        [one] { BOX("subsidies.u7.points_per_good") } punto
       *[other] { BOX("subsidies.u7.points_per_good") } punti
    } per ogni rum e ogni sigaro che hai. (El Presidente)
statute-u8 = sussidio secondo il posto
    .rule = Punti secondo il posto: il primo ne riceve { BOX("subsidies.u8.points_per_rank") }, il secondo { BOX("subsidies.u8.points_per_rank", times: 2) }, e così via; chi è pari divide il posto migliore, e ognuno ne occupa uno. (El Presidente)
statute-o1 = legge sulla siccità
    .rule = Il lavoratore usa gratis solo { BOX("other_laws.o1.free_harvests") ->
        [one] { BOX("other_laws.o1.free_harvests") } campo
       *[other] { BOX("other_laws.o1.free_harvests") } campi
    } di prodotti, gli altri con acqua.
statute-o2 = legge sul mercato: penuria
    .rule = Ogni round lasciano il mercato { BOX("other_laws.o2.pieces_of_each_product") ->
        [one] { BOX("other_laws.o2.pieces_of_each_product") } agrume
       *[other] { BOX("other_laws.o2.pieces_of_each_product") } agrumi
    }, { BOX("other_laws.o2.pieces_of_each_product") ->
        [one] { BOX("other_laws.o2.pieces_of_each_product") } canna
       *[other] { BOX("other_laws.o2.pieces_of_each_product") } canne
    } e { BOX("other_laws.o2.pieces_of_each_product") ->
        [one] { BOX("other_laws.o2.pieces_of_each_product") } tabacco
       *[other] { BOX("other_laws.o2.pieces_of_each_product") } tabacchi
    }.
    .rule-market_act_repeats-false = Una sola volta, nel round in cui è approvata, lasciano il mercato { BOX("other_laws.o2.pieces_of_each_product") ->
        [one] { BOX("other_laws.o2.pieces_of_each_product") } agrume
       *[other] { BOX("other_laws.o2.pieces_of_each_product") } agrumi
    }, { BOX("other_laws.o2.pieces_of_each_product") ->
        [one] { BOX("other_laws.o2.pieces_of_each_product") } canna
       *[other] { BOX("other_laws.o2.pieces_of_each_product") } canne
    } e { BOX("other_laws.o2.pieces_of_each_product") ->
        [one] { BOX("other_laws.o2.pieces_of_each_product") } tabacco
       *[other] { BOX("other_laws.o2.pieces_of_each_product") } tabacchi
    }.
statute-o3 = legge sulla corruzione
    .rule = Non si comprano voti.
statute-o4 = legge sul mercato: abbondanza
    .rule = Ogni round arrivano al mercato { BOX("other_laws.o4.pieces_of_each_product") ->
        [one] { BOX("other_laws.o4.pieces_of_each_product") } agrume
       *[other] { BOX("other_laws.o4.pieces_of_each_product") } agrumi
    }, { BOX("other_laws.o4.pieces_of_each_product") ->
        [one] { BOX("other_laws.o4.pieces_of_each_product") } canna
       *[other] { BOX("other_laws.o4.pieces_of_each_product") } canne
    } e { BOX("other_laws.o4.pieces_of_each_product") ->
        [one] { BOX("other_laws.o4.pieces_of_each_product") } tabacco
       *[other] { BOX("other_laws.o4.pieces_of_each_product") } tabacchi
    }.
    .rule-market_act_repeats-false = Una sola volta, nel round in cui è approvata, arrivano al mercato { BOX("other_laws.o4.pieces_of_each_product") ->
        [one] { BOX("other_laws.o4.pieces_of_each_product") } agrume
       *[other] { BOX("other_laws.o4.pieces_of_each_product") } agrumi
    }, { BOX("other_laws.o4.pieces_of_each_product") ->
        [one] { BOX("other_laws.o4.pieces_of_each_product") } canna
       *[other] { BOX("other_laws.o4.pieces_of_each_product") } canne
    } e { BOX("other_laws.o4.pieces_of_each_product") ->
        [one] { BOX("other_laws.o4.pieces_of_each_product") } tabacco
       *[other] { BOX("other_laws.o4.pieces_of_each_product") } tabacchi
    }.
statute-o5 = legge sull'edilizia
    .rule = L'architetto paga { BOX("other_laws.o5.pesos") ->
        [one] { BOX("other_laws.o5.pesos") } peso
       *[other] { BOX("other_laws.o5.pesos") } pesos
    } in più per un edificio.
statute-o6 = legge sul porto
    .rule = Una nave completata dal sindaco o da una filiale parte subito.
statute-o7 = legge sull'esportazione
    .rule = Ogni pezzo caricato vale { BOX("other_laws.o7.points") ->
        [one] { BOX("other_laws.o7.points") } punto
       *[other] { BOX("other_laws.o7.points") } punti
    } a qualsiasi molo. (El Presidente)
statute-o8 = legge sull'amministrazione
    .rule = Niente alternative per commerciante, architetto e sindaco, nemmeno con il caffè sulla spiaggia. (El Presidente)

cuban-dancer = ballerina
    .rule = Diventi subito primo giocatore. I turni continuano in senso orario come prima.
cuban-musician = musicista
    .rule = { BOX("avenue.musician_pesos") ->
        [one] { BOX("avenue.musician_pesos") } peso
       *[other] { BOX("avenue.musician_pesos") } pesos
    }.
cuban-day_labourer = bracciante
    .rule = Puoi mettere al sicuro tutti i prodotti del cortile. Quelli che ricevi dopo non contano.
cuban-harbour_master = capitano di porto
    .rule = Puoi scambiare due navi in moli vicini, carico compreso.
cuban-lawyer = avvocato
    .rule = Puoi pagare { BOX("avenue.lawyer_pesos") ->
        [one] { BOX("avenue.lawyer_pesos") } peso
       *[other] { BOX("avenue.lawyer_pesos") } pesos
    } e usare un tuo edificio, dovunque sia la pedina.
cuban-revolutionary = rivoluzionario
    .rule = { BOX("avenue.revolutionary_points") ->
        [one] { BOX("avenue.revolutionary_points") } punto
       *[other] { BOX("avenue.revolutionary_points") } punti
    }.

cell-1 = due delegati
    .rule = Nel round seguente ognuno gioca un personaggio in meno e ne manda due in parlamento; i loro voti si sommano.
cell-2 = passa tutto
    .rule = In questo round tutti i disegni di legge diventano legge. Nessuno vota.
    .rule-church_at_event_2-true = In questo round tutti i disegni di legge diventano legge, tranne uno su cui chi ha una chiesa non usata può porre ora il veto. Nessuno vota.
cell-3 = il caposquadra cammina
    .rule = Nel round seguente il caposquadra può spostare la pedina prima di usare gli edifici. Non si raccoglie nulla.
cell-4 = ricostruzione
    .rule = Subito, dal primo giocatore in poi, ognuno può pagare { BOX("avenue.rebuild_pesos") ->
        [one] { BOX("avenue.rebuild_pesos") } peso
       *[other] { BOX("avenue.rebuild_pesos") } pesos
    } e mettere un edificio esposto sopra uno dei suoi, per la differenza in cubetti.
cell-5 = chi guida perde
    .rule = Subito chi è in testa ai punti ne perde { BOX("avenue.leaders_lose") }, a pari merito tutti.
cell-6 = dono del mercato
    .rule = Subito, dal primo giocatore in poi, ognuno può prendere il pezzo più economico di una riga del mercato. Un prodotto va direttamente in magazzino.

## Da dove vengono i punti, e che cosa si conta

source-ships = navi
source-tiles = uso degli edifici
source-casino = casinò
source-architect = alternativa dell'architetto
source-laws = tassa e tributo
source-subsidies = sussidi
source-avenue = viale
source-buildings = edifici alla fine
source-statue = statua

counts-points = punti
    .gain = { $count ->
        [one] punto
       *[other] punti
    }
counts-money = pesos
    .gain = { $count ->
        [one] peso
       *[other] pesos
    }
counts-pieces = pezzi
counts-stored = prodotti in magazzino
counts-supply = pezzi nella riserva
counts-market = pezzi al mercato
counts-cargo = pezzi a bordo
counts-buildings = edifici
counts-laws = leggi
counts-votes = voti

## Opzioni

option-el_presidente = El Presidente
    .help = L'espansione con il viale, i cubani e l'auto del presidente.
option-rounds = Round
    .help = Quanti round si giocano. Tutti: uno per ogni carta di un mazzo di leggi, { BOX("avenue.rounds") } con le leggi nuove e { BOX("play.rounds") } senza.
choice-rounds-all = tutti
option-plantation_side = Piantagioni
    .help = Uguali per tutti, o diverse secondo il colore.
choice-plantation_side-common = lato comune
choice-plantation_side-individual = lati diversi
option-colours = Colori
    .help = Se i colori, e con loro le piantagioni individuali, vanno per posto o si scelgono in ordine di turno prima della partita.
choice-colours-by_seat = per posto
choice-colours-chosen = a scelta
option-ep_ships = Navi nuove
    .help = Le sei navi di El Presidente, tra cui la nave del legname.
option-ep_laws = Leggi nuove
    .help = Le otto carte legge di El Presidente. Senza, la partita ha al massimo { BOX("play.rounds") } round.
option-ep_buildings = Edifici nuovi
    .help = I cinque edifici di El Presidente: aggiunti, al posto di altri cinque, o lasciati fuori.
choice-ep_buildings-add = aggiunti
choice-ep_buildings-swap = al posto di altri cinque
choice-ep_buildings-none = lasciati fuori
option-swapped_buildings = Edifici che escono
    .help = Se gli edifici nuovi ne sostituiscono altri: se i cinque che escono si tirano a sorte o si scelgono uno alla volta in ordine di turno.
choice-swapped_buildings-by_lot = a sorte
choice-swapped_buildings-chosen = a scelta
option-surplus_laws = Leggi della partita corta
    .help = Se le carte legge in più di una partita corta si mettono via senza guardarle o si scelgono una alla volta in ordine di turno.
choice-surplus_laws-unseen = senza guardare
choice-surplus_laws-chosen = a scelta
option-donkey_1 = Primo asinello
    .help = Il cubano che il primo asinello sostituisce (con due, tre e quattro giocatori).
choice-donkey_1-random = a sorte
choice-donkey_1-musician = { cuban-musician }
choice-donkey_1-day_labourer = { cuban-day_labourer }
choice-donkey_1-harbour_master = { cuban-harbour_master }
choice-donkey_1-lawyer = { cuban-lawyer }
choice-donkey_1-revolutionary = { cuban-revolutionary }
option-donkey_2 = Secondo asinello
    .help = Il cubano che il secondo asinello sostituisce (con tre giocatori).
choice-donkey_2-random = a sorte
choice-donkey_2-musician = { cuban-musician }
choice-donkey_2-day_labourer = { cuban-day_labourer }
choice-donkey_2-harbour_master = { cuban-harbour_master }
choice-donkey_2-lawyer = { cuban-lawyer }
choice-donkey_2-revolutionary = { cuban-revolutionary }
option-secret_delegate = Delegati segreti
    .help = Una variante del regolamento: prima del primo turno ognuno mette coperta la carta per il parlamento.
option-dock3_departs = Molo 3
    .help = Se la nave al molo 3 parte alla fine di ogni round dal secondo in poi, o solo quando è piena (regola della casa).
choice-dock3_departs-always = parte sempre
choice-dock3_departs-full_only = parte solo se piena
option-full_ship_leaves = Navi piene
    .help = Quando parte una nave piena. Subito è una regola della casa: come se la legge sul porto fosse sempre in vigore.
choice-full_ship_leaves-end_of_round = alla fine del round
choice-full_ship_leaves-immediately = subito
option-alt_uses_per_round = Usi di un'alternativa
    .help = Quante volte in un round si può usare ogni casella alternativa.
option-market_act_repeats = Le leggi sul mercato si ripetono
    .help = Se una legge sul mercato agisce in ogni round in cui è in vigore, o solo in quello in cui è approvata.
option-building_once_per_round = Edifici una volta a round
    .help = Se caposquadra e avvocato insieme possono usare un edificio una sola volta in un round.
option-statue_via_lawyer = Statua con l'avvocato
    .help = Se anche l'avvocato può attivare la statua.
option-warehouse_counts_for_tax_and_subsidy = Magazzino stampato nelle leggi
    .help = Se il magazzino stampato conta come edificio per la tassa e il sussidio sugli edifici.
option-warehouse_counts_for_final_vp = Magazzino stampato alla fine
    .help = Se il magazzino stampato conta come edificio nel punteggio finale.
option-foreman_single_anywhere = Un edificio ovunque
    .help = Se il caposquadra può invece usare un solo edificio fuori dalla riga e dalla colonna.
option-bids_paid_by_all = Paga anche chi perde
    .help = Se i voti comprati li pagano tutti, o solo il vincitore (regola della casa).
option-church_at_event_2 = Chiesa all'evento 2
    .help = Se chi ha una chiesa non usata in questo round può porre un veto quando l'evento 2 fa passare tutti i disegni, senza caposquadra né avvocato.
option-press_pays_for_veto = Giornale e veto
    .help = Se il giornale paga anche per un disegno segnato caduto per veto.
option-resource_house_limit = Casa delle risorse
    .help = Se il limite di { BOX("effects.resource_house.most") } vale per tutte le risorse insieme o per ogni tipo.
choice-resource_house_limit-together = tutte insieme
choice-resource_house_limit-each = per ogni tipo
option-beach_cafe_value = Caffè sulla spiaggia
    .help = Che cosa riceve chi lo possiede quando rinuncia ad architetto o sindaco: l'una o l'altra casella, a scelta; sempre la prima; oppure la prima libera, e l'ultima se sono coperte entrambe.
choice-beach_cafe_value-either = l'una o l'altra
choice-beach_cafe_value-first = la prima
choice-beach_cafe_value-last = l'ultima

## Leggi di conservazione e fonti

invariant-seats = posti
invariant-length = durata della partita
invariant-pieces = pezzi
invariant-market = mercato
invariant-buildings = edifici
invariant-plantations = piantagioni
invariant-ships = navi
invariant-statutes = carte legge
invariant-markers = segnalini neri
invariant-hands = carte personaggio
invariant-cubans = cubani
invariant-turns = turni
invariant-delegates = delegati coperti
invariant-bids = offerte
invariant-points = punti
invariant-choices = scelte aperte

origin-base-rulebook = il regolamento inglese di Cuba
origin-el-presidente = il regolamento russo di El Presidente
origin-both-rulebooks = i regolamenti di Cuba e di El Presidente
origin-inferred = segue da quello che i regolamenti dicono altrove
origin-missing-pictures = il regolamento lo mostra in figure che non abbiamo; un nostro sostituto equilibrato
origin-our-ruling = una nostra decisione

## Il tabellone

board-round = round { $number } di { $rounds }
board-start-player = primo giocatore
board-market = Mercato
board-buy = compra
board-sell = vendi
board-harbour = Porto
board-dock = molo { $dock }
board-sea = al largo
board-each = { $points } l'uno
board-full = piena
board-no-ship = nessuna nave
board-pile = mazzo delle navi
board-under = sotto: { $count }
board-laws = In vigore
board-bills = Disegni di legge
board-law-pile = ancora { $count }
board-vetoed = veto
board-none = nessuna
board-press = stampa: { $name }
board-vote-tile = tessera dei voti: { $name }
board-enacted = approvato
board-avenue = Avenida del Presidente
board-donkey = asinello
board-car = auto
board-mansion = l'auto è alla residenza
board-flag-two = due delegati in questo round
board-flag-two-next = due delegati nel prossimo round
board-flag-foreman = il caposquadra cammina in questo round
board-flag-foreman-next = il caposquadra cammina nel prossimo round
board-alternatives = Alternative
board-forbidden = vietate
board-display = Edifici (legno/pietra/acqua)
board-surcharge = + { $pesos } pesos
board-supply = Riserva
board-yard = cortile
board-stored = magazzino
board-pesos = pesos
board-points = punti
board-buildings = edifici
board-hand = in mano
board-tax = tassa { $count }
board-cubans-due = cubani da prendere: { $count }
board-votes = voti { $count }
board-bid = comprati { $count }
board-has-bid = ha offerto
board-face-down = coperto
board-figure = pedina
board-nothing = niente

## La pagina delle regole

rules-goal = L'isola e lo scopo
    .text =
        Ognuno ha una piantagione di dodici campi con una **pedina**, e gli stessi cinque **personaggi**: lavoratore, commerciante, architetto, caposquadra, sindaco. Ogni round ognuno ne gioca { BOX("play.cards_played") }, quello che resta vota in parlamento. I punti vengono dal caricare navi, dall'usare edifici, dal rispettare le leggi e dai sussidi; alla fine ogni edificio dà punti. Vince chi ne ha di più; a pari punti contano i pesos.

        I pezzi si chiamano così:

        - **prodotti**: agrumi, canna, tabacco. Nel cortile vanno a male alla fine del round;
        - **beni**: rum e sigari. Si conservano;
        - **merci**: prodotti e beni insieme, ciò che il mercato tratta e le navi portano;
        - **risorse**: legno, pietra e acqua, i cubetti che gli edifici costano. Si conservano; non si commerciano e (salvo su una nave) non si caricano.

        Tutto ciò che ricevi sta nel tuo **cortile**. I prodotti si possono spostare nel **magazzino**, dove sono al sicuro per sempre. Si spende da entrambi, e prima vanno sempre i pezzi del cortile. Denaro e pezzi sono scoperti. La tabella dice quanti pezzi ci sono di ogni tipo; quello che la riserva non ha non si riceve.
rules-setup = Preparazione
    .text =
        Ognuno comincia con { BOX("play.start_pesos") ->
            [one] { BOX("play.start_pesos") } peso
           *[other] { BOX("play.start_pesos") } pesos
        }, nessun punto, cinque personaggi e la pedina sul magazzino stampato. Sul mercato ci sono { BOX("market.start_fill.citrus") } agrumi, { BOX("market.start_fill.cane") } canna, { BOX("market.start_fill.tobacco") } tabacco, { BOX("market.start_fill.rum") } rum e { BOX("market.start_fill.cigars") } sigari. Ci sono navi ai moli 1 e 2 e una al largo; il molo 3 è vuoto nel primo round. Sono in vigore una tassa di { BOX("start_laws.tax.pesos") ->
            [one] { BOX("start_laws.tax.pesos") } peso
           *[other] { BOX("start_laws.tax.pesos") } pesos
        } e un tributo di { BOX("start_laws.duty.citrus") ->
            [one] { BOX("start_laws.duty.citrus") } agrume
           *[other] { BOX("start_laws.duty.citrus") } agrumi
        }. Il primo giocatore è sorteggiato, e in ordine di turno ognuno sceglie { BOX("play.start_products") ->
            [one] { BOX("play.start_products") } prodotto
           *[other] { BOX("play.start_products") } prodotti
        } e { BOX("play.start_resources") ->
            [one] { BOX("play.start_resources") } risorsa
           *[other] { BOX("play.start_resources") } risorse
        }, anche uguali.

        Tutti gli edifici sono esposti dall'inizio.
rules-plantation = Le piantagioni
    .text =
        Tre righe di quattro campi: il magazzino stampato nell'angolo, due campi per ogni prodotto, due foreste (legno), due montagne (pietra) e un lago (acqua). Riga e colonna della pedina sono insieme sei campi, compreso il suo; li chiamiamo la sua **croce**. Un edificio copre il campo, che da allora non dà più nulla.

        Si gioca tutti sul lato comune, o ognuno sul lato del suo colore (opzione); i colori vanno per posto o si scelgono (opzione). Quanti campi ci siano di ogni terra è noto; dove stiano no, ed è stato ricostruito in modo che due campi della stessa terra non siano mai nella stessa riga o colonna.
rules-round = Il round
    .text =
        Un round ha cinque fasi.

        - **A. Disegni di legge.** Si scoprono le prime carte dei quattro mazzi: una tassa, un tributo, un sussidio e un'altra legge. Sono solo proposte.
        - **B. Azioni.** Dal primo giocatore, in senso orario, ognuno gioca un personaggio a turno e ne fa l'azione, finché tutti ne hanno giocati { BOX("play.cards_played") }. Una carta si può giocare anche senza effetto.
        - **C. Parlamento.** Vota la carta rimasta; il vincitore fa legge { BOX("play.bills_enacted") ->
            [one] { BOX("play.bills_enacted") } disegno
           *[other] { BOX("play.bills_enacted") } disegni
        }.
        - **D. Leggi.** Si applicano le leggi in vigore.
        - **E. Fine del round.** I prodotti dei cortili tornano nella riserva. Le navi si muovono. Si tolgono i segnalini neri e ognuno riprende le carte. Il mercato non si riempie.

        Senza El Presidente il nuovo primo giocatore è chi ha giocato come ultima carta il numero più alto; a parità chi l'ha giocata per ultimo. Lo è già nelle fasi C e D.

        Il gioco base ha { BOX("play.rounds") } round, con le leggi nuove di El Presidente fino a { BOX("avenue.rounds") } (opzione).
rules-characters = I personaggi
    .text =
        Ognuno ha un numero, che sono anche i suoi voti. Commerciante, architetto e sindaco hanno due **caselle alternative** ciascuno: una casella serve a un giocatore per round, poi la copre un segnalino nero. Architetto e sindaco: chi rinuncia all'azione principale riceve senza domande la prima casella libera, { BOX("alternatives.architect_points.0") ->
            [one] { BOX("alternatives.architect_points.0") } punto
           *[other] { BOX("alternatives.architect_points.0") } punti
        } e poi { BOX("alternatives.architect_points.1") }, { BOX("alternatives.mayor_pesos.0") ->
            [one] { BOX("alternatives.mayor_pesos.0") } peso
           *[other] { BOX("alternatives.mayor_pesos.0") } pesos
        } e poi { BOX("alternatives.mayor_pesos.1") }.

        Il **lavoratore** in dettaglio: prima tutti i cubetti della croce, poi i prodotti campo per campo: { BOX("play.free_harvests") ->
            [one] { BOX("play.free_harvests") } campo è
           *[other] { BOX("play.free_harvests") } campi sono
        } gratis, ogni altro costa un'acqua, anche appena ricevuta. Ti puoi fermare quando vuoi.

        L'**architetto** in dettaglio: paga i cubetti, prendi l'edificio esposto e mettilo su un campo senza edificio, anche sul lago o sotto la pedina, ma non sul magazzino stampato.

        Il **caposquadra** in dettaglio: la pedina non si muove. Anche il magazzino stampato è un edificio: usarlo mette al sicuro tutti i prodotti del cortile. Nessun edificio si usa due volte in un round.
rules-market = Il mercato
    .text =
        Cinque righe, una per ogni tipo di merce, con prezzi che scendono da sinistra a destra. I pezzi di una riga stanno a sinistra senza vuoti.

        - **Comprare:** prendi il pezzo più a destra e paga il numero sotto. Se la riga è vuota, compri dalla riserva a { BOX("market.buy_from_supply") }.
        - **Vendere:** metti il pezzo sul primo posto vuoto e ricevi il numero stampato. Se la riga è piena, il pezzo va nella riserva per { BOX("market.sell_product_to_supply") } (un prodotto) o { BOX("market.sell_good_to_supply") } (un bene).

        In un'azione puoi commerciare quanto vuoi, ma con ogni tipo puoi passare dal comprare al vendere, o viceversa, una volta sola. Non si fanno debiti.
rules-market-spaces = I posti del mercato
    .text =
        I primi posti sono noti dalla preparazione; quelli più bassi seguono dai prezzi della riserva.
rules-harbour = Il porto
    .text =
        Ogni nave ha cinque posti, ognuno per un tipo. Un pezzo occupa un posto libero del suo tipo finché la nave parte. Il **sindaco** carica su una nave a un molo quanti pezzi adatti vuole, per { BOX("play.dock_points.0") ->
            [one] { BOX("play.dock_points.0") } punto
           *[other] { BOX("play.dock_points.0") } punti
        } a pezzo al molo 1, { BOX("play.dock_points.1") } al molo 2, { BOX("play.dock_points.2") } al molo 3. La nave al largo non si carica.

        Alla fine di un round partono le navi piene, e dal secondo round in poi anche quella al molo 3 con qualsiasi carico. I carichi tornano nella riserva, le carte vanno sotto il mazzo, prima quella del molo 3. Poi le navi avanzano, dal mazzo al largo, ai moli 1, 2 e 3, finché ogni molo e il largo ne hanno una. Alla fine dell'ultimo round le navi non si muovono.

        Il numero dei posti è noto; per che cosa siano no, ed è stato ricostruito.
rules-buildings = Gli edifici
    .text =
        Gli edifici li usa il caposquadra (o l'avvocato), se vuole. Di quello che prendono scegli tu il numero, da zero al limite; quello che danno si prende intero. Tutto viene dai tuoi pezzi e va nella riserva, mai al mercato. Se la riserva è scarsa, ricevi quello che c'è e consegni solo altrettanto.

        Quante copie ci siano di ogni edificio si vede dall'offerta: per esempio { BOX("copies.distillery") ->
            [one] { BOX("copies.distillery") } distilleria
           *[other] { BOX("copies.distillery") } distillerie
        } e { BOX("copies.cigar_factory") ->
            [one] { BOX("copies.cigar_factory") } fabbrica di sigari
           *[other] { BOX("copies.cigar_factory") } fabbriche di sigari
        }. Puoi costruirne più d'una.

        I costi sono legno, pietra, acqua.
rules-costs = Costi ricostruiti
    .text =
        I costi di questi dodici edifici non ci sono noti. I numeri sono nostri.
rules-effects = Che cosa danno gli edifici
    .text =
        La colonna `most` dice quanto si può consegnare al massimo in un uso; punti e pesos valgono per pezzo, o per uso.
rules-effects-inferred = Effetti dedotti
    .text =
        Il regolamento scrive pietra anche per la segheria, chiaramente una svista. Per la casa delle risorse non dice se i pesos siano per una o per entrambe.
rules-parliament = Il parlamento
    .text =
        I voti sono il numero sulla carta non giocata, e { BOX("play.vote_tile") } in più per chi ha usato il municipio. Poi tutti decidono in segreto quanti voti comprare, a un peso l'uno; si scopre tutto insieme e **pagano tutti**, anche chi perde. Chi non ha pesos non viene interpellato. L'unico limite è il denaro; da 101 pesos in su l'offerta si fa in due passi, le centinaia e il resto.

        Vince chi ha più voti. In caso di parità, chi è pari compra ancora una volta in segreto. Se sono ancora pari, vince il primo giocatore se è tra loro, altrimenti il primo di loro in senso orario da lui.

        Il vincitore deve fare legge esattamente **{ BOX("play.bills_enacted") ->
            [one] { BOX("play.bills_enacted") } disegno
           *[other] { BOX("play.bills_enacted") } disegni
        }**; gli altri escono dal gioco. Una legge nuova sostituisce quella del suo genere ed è subito in vigore. La tessera dei voti torna indietro. Per ultimo paga il giornale.
rules-laws = Le leggi
    .text =
        Tassa, tributo, sussidio e altra legge si applicano in quest'ordine, ciascuna dal primo giocatore in poi, in ogni round in cui sono in vigore.

        Pagare **tassa e tributo** è facoltativo, per intero o per niente. Chi paga la tassa riceve { BOX("play.tax_points") ->
            [one] { BOX("play.tax_points") } punto
           *[other] { BOX("play.tax_points") } punti
        }, chi consegna il tributo { BOX("play.duty_points") ->
            [one] { BOX("play.duty_points") } punto
           *[other] { BOX("play.duty_points") } punti
        }, chi fa entrambi { BOX("play.both_points") ->
            [one] { BOX("play.both_points") } punto
           *[other] { BOX("play.both_points") } punti
        } in più. Non c'è penalità. La tassa di ognuno si fissa prima che qualcuno riceva punti per essa. Se non si deve nulla, vale come pagato.

        Il **sussidio** dà punti a tutti insieme e non costa nulla. L'**altra legge** cambia una regola; una legge sul mercato si applica ora, in ogni round (opzione).

        Che ci sia una carta per ogni tassa da 1 a 5 pesos è dedotto, e così il numero della tassa sugli edifici.
rules-duties = Tributi dedotti
    .text =
        Il regolamento chiede due risorse o prodotti di qualsiasi tipo; che siano due carte è dedotto.
rules-end = La fine
    .text =
        Dopo l'ultimo round ogni edificio dà { BOX("play.building_points") ->
            [one] { BOX("play.building_points") } punto
           *[other] { BOX("play.building_points") } punti
        }, magazzino stampato compreso; una pila ricostruita conta come un solo edificio. Con la statua attivata ognuno ne dà { BOX("play.building_points", "effects.statue.points") }. Il denaro non dà punti, ma decide in caso di parità; chi è pari anche lì condivide la vittoria.
rules-presidente = El Presidente
    .text =
        L'espansione aggiunge l'*Avenida del Presidente* con sei caselle. All'inizio di ogni round vi si mettono scoperte sei carte: i cubani, e con meno di cinque giocatori **asinelli** al posto di alcuni. La ballerina c'è sempre; chi gli asinelli sostituiscono è sorteggiato per tutta la partita (opzione).

        In un turno giochi un personaggio **o prendi un cubano**, che agisce subito. In un round ognuno **deve** prendere { BOX("avenue.cubans_each.1") ->
            [one] { BOX("avenue.cubans_each.1") } cubano
           *[other] { BOX("avenue.cubans_each.1") } cubani
        }, { BOX("avenue.cubans_each.0") } con due giocatori, quando vuole. Così un round ha { BOX("play.cards_played", "avenue.cubans_each.1") ->
            [one] { BOX("play.cards_played", "avenue.cubans_each.1") } turno
           *[other] { BOX("play.cards_played", "avenue.cubans_each.1") } turni
        } a testa, { BOX("play.cards_played", "avenue.cubans_each.0") } con due giocatori. Gli asinelli non si prendono, e ogni cubano una volta sola. Alla fine resta esattamente un cubano.

        La regola base per il primo giocatore non vale: chi prende la ballerina diventa subito primo giocatore, e se nessuno l'ha presa la carta passa a sinistra alla fine delle azioni.

        Poi l'auto del presidente va alla casella del cubano rimasto, anche se è la stessa di prima, e accade **l'evento di quella casella**. Solo dopo si riunisce il parlamento.

        Navi, leggi ed edifici nuovi sono moduli a sé (opzioni). Gli elenchi danno i numeri per due, tre, quattro e cinque giocatori.
rules-cubans = I cubani
    .text =
        Ballerina, musicista e rivoluzionario agiscono sempre; gli altri tre si possono prendere senza usarli. L'avvocato si paga prima; senza denaro non fa nulla.
rules-events = Gli eventi
    .text =
        Gli eventi 1 e 3 valgono nel round seguente, l'evento 2 nel parlamento di questo round, gli altri subito. Nell'ultimo round gli eventi 1, 3 e 4 non fanno nulla; quelli accaduti nel round prima valgono ancora.

        La **ricostruzione** in dettaglio: paghi { BOX("avenue.rebuild_pesos") ->
            [one] { BOX("avenue.rebuild_pesos") } peso
           *[other] { BOX("avenue.rebuild_pesos") } pesos
        } e, tipo per tipo, quanto il nuovo edificio costa più di quello che copre; nulla viene restituito. In una pila conta l'edificio in cima. Il magazzino stampato non si copre. L'edificio coperto è fuori dal gioco; quello nuovo si può usare dal round seguente.
rules-new-ships = Le navi nuove
    .text =
        Altre sei navi. Una di loro, la nave del legname, prende legno: per il sindaco e le due filiali, ai punti del molo. La dogana non muove legno. Per che cosa siano i posti è stato ricostruito.
rules-variants = La variante
    .text =
        Con i **delegati segreti** (opzione), all'inizio della fase B ognuno mette coperta la carta per il parlamento, due dopo l'evento 1, e gioca le altre. Si mostrano quando si riunisce il parlamento.
rules-rulings = Decisioni
    .text =
        Dove i regolamenti lasciano aperta una domanda, noi giochiamo così.

        - Un prodotto in magazzino non è mai peggio di uno nel cortile: si mette al sicuro sempre tutto il cortile, e il dono dell'evento 6 va direttamente in magazzino. Solo il bracciante chiede.
        - Per il prodotto gratis della commerciante una riga vuota vale un prezzo di { BOX("market.buy_from_supply") }; un tipo che la riserva non ha non si può prendere.
        - Chi ha il caffè sulla spiaggia sceglie l'una o l'altra casella della carta al suo valore pieno (opzione); solo una casella libera riceve un segnalino.
        - Il casinò fa { BOX("effects.casino.exchanges") ->
            [one] { BOX("effects.casino.exchanges") } scambio
           *[other] { BOX("effects.casino.exchanges") } scambi
        } a round, in qualsiasi direzione, tra caposquadra e avvocato. I punti non scendono mai sotto 0.
        - Una nave completata dalla dogana resta fino alla fine del round, anche con la legge sul porto. Con questa una nave parte dopo che il carico ha dato i punti.
        - Il faro nomina una nave qualsiasi del mazzo; l'ordine delle altre resta ignoto. Le navi sotto il mazzo stanno nell'ordine in cui ci sono andate.
        - Il vincitore approva { BOX("play.bills_enacted") ->
            [one] { BOX("play.bills_enacted") } disegno
           *[other] { BOX("play.bills_enacted") } disegni
        } anche quando la chiesa ne ha tolto uno. Con l'evento 2 passano tutti quelli rimasti; solo per opzione una chiesa non usata può allora porre un veto.
        - Il gettone della stampa resta se il suo disegno cade per veto, e paga (opzione). Tutti i generi su cui si è posto il veto in un round, uno o più, sono chiusi in quello seguente.
        - Il tributo in pesos chiede la tassa di questo round, qualunque siano ormai i punti.
        - Le posizioni e chi è in testa si stabiliscono una volta sola, dai punti del momento.
        - In una partita più corta le carte legge in più si mettono via senza guardarle o a scelta (opzione). Lo stesso vale per gli edifici sostituiti da quelli nuovi: a sorte o a scelta (opzione).
        - Un edificio conta come usato anche se non ha avuto effetto. Un edificio costruito in questo round non è ancora stato usato.
        - Chi in un passo non può fare nulla non viene interpellato.

## Che cosa pesano i bot

term-points = Punti
term-buildings = Edifici
term-money = Denaro
term-goods = Prodotti e beni
term-resources = Risorse
term-timing = Turni a venire

# I nomi dei numeri nella pagina delle regole.
datum-supply = riserva
datum-rounds = round
datum-start_pesos = pesos iniziali
datum-start_products = prodotti iniziali
datum-start_resources = risorse iniziali
datum-cards_played = personaggi giocati per round
datum-free_harvests = raccolti senza acqua
datum-vote_tile = voti della tessera
datum-bills_enacted = disegni approvati
datum-tax_points = punti per la tassa
datum-duty_points = punti per il tributo
datum-both_points = punti per entrambi
datum-dock_points = punti dei moli
datum-building_points = punti di un edificio
datum-track = passi del tracciato punti
datum-common = lato comune
datum-architect_points = punti dell’architetto
datum-mayor_pesos = pesos del sindaco
datum-buy_from_supply = acquisto dalla riserva
datum-sell_product_to_supply = un prodotto alla riserva
datum-sell_good_to_supply = un bene alla riserva
datum-start_fill = pezzi iniziali
datum-product_spaces = posti dei prodotti
datum-good_spaces = posti dei beni
datum-most = al massimo
datum-points = punti
datum-pesos = pesos
datum-pesos_per_building = pesos per edificio
datum-product = prodotto
datum-resource = risorsa
datum-donkeys = asinelli
datum-cubans_each = cubani a testa
datum-musician_pesos = musicista: pesos
datum-lawyer_pesos = avvocato: pesos
datum-revolutionary_points = rivoluzionario: punti
datum-rebuild_pesos = ricostruzione: pesos
datum-leaders_lose = punti persi da chi è in testa
datum-fewest_rounds = round al minimo

# Ciò che avviene da sé, raccontato nel terminale.
news-dock =
    .ship = { $fewer ->
        [0] { "" }
       *[other] Salpate: { $lost }.
        } { $more ->
        [0] { "" }
       *[other] Ai moli: { $items }.
        }
news-sea =
    .ship = { $more ->
        [0] { "" }
       *[other] Al largo: { $gained }.
        }
news-bill =
    .statute = { $more ->
        [0] { "" }
       *[other] Disegni di legge di questo round: { $gained }.
        }
news-law =
    .statute = { $more ->
        [0] { "" }
       *[other] In vigore da ora: { $gained }.
        }
news-winner =
    .seat = { $more ->
        [0] { "" }
       *[other] La votazione va a { $gained }.
        }
news-bid = { $more ->
    [0] { "" }
   *[other] { $name } compra voti: { $after }.
    }
news-start_player =
    .seat = Primo giocatore: { $gained }.
news-avenue =
    .cuban = { $there ->
        [0] { "" }
       *[other] Lungo l'Avenida: { $items }.
        }
news-car =
    .cell = { $more ->
        [0] { "" }
       *[other] L'auto del presidente si ferma qui: { $gained }.
        }
news-bills_pass = { $after ->
    [0] { "" }
   *[other] Tutti i disegni di legge di questo round passano senza voto.
    }
news-two_delegates = { $after ->
    [0] { "" }
   *[other] In questo round ciascuno manda in parlamento due delegati.
    }
news-foreman_moves = { $after ->
    [0] { "" }
   *[other] In questo round il caposquadra può spostare la pedina.
    }

## Numeri di cui non siamo sicuri: da che cosa li abbiamo dedotti

doubt-lengths = La partita più corta
    .text = Un limite nostro, non della scatola: il regolamento permette meno round e non dice quanti almeno. Le partite più lunghe sono note.
doubt-market_spaces = I posti bassi del mercato
    .text = La preparazione nomina i posti 6, 5 e 4 dei prodotti e 6 e 5 dei beni. Una riga vuota vende a 7; una riga piena compra un prodotto a 1 e un bene a 3. I posti bassi continuano queste scale senza salti.
doubt-plantations = I campi delle piantagioni
    .text = Il regolamento dice quanti campi ci sono di ogni terreno e che il magazzino sta nell'angolo in alto a sinistra; dove stanno gli altri si vede solo nelle figure. Li abbiamo disposti in modo che due campi dello stesso terreno non siano mai nella stessa riga o colonna e che le plance siano tutte diverse.
    .common = Una figura del regolamento inglese è descritta a parole: il lavoratore nella riga 1, colonna 3 riceve 1 pietra, 2 legni, 1 agrume e 1 tabacco, con il magazzino come sesto campo. La nostra plancia dà esattamente questo.
doubt-costs_reconstructed = I costi di dodici edifici
    .text = I costi sono stampati sulle tessere e i regolamenti li dicono solo per gli altri edifici. Questi sono stimati dai costi noti di edifici che rendono più o meno lo stesso.
    .monastery = Come la banca piccola: due cubetti per un effetto modesto.
    .rum_cafe = Come la fabbrica di sigari, con cui fa coppia.
    .cigar_cafe = Come la fabbrica di sigari, con cui fa coppia.
    .small_branch_office = Come la segheria.
    .large_branch_office = Più del mercato nero, la fabbrica più cara: può dare più punti di tutti.
    .inn = Mezzo albergo, come la banca piccola è mezza banca grande.
    .product_house = Come la banca piccola.
    .resource_house = Come la banca piccola.
    .distillery = Come la fabbrica di sigari, la sua gemella.
    .church = Come la banca grande.
    .town_hall = Tra la diga e la banca grande.
    .lighthouse = Come l'emporio.
doubt-effects_inferred = Effetti che il testo lascia aperti
    .text = Due voci dell'elenco degli edifici non si possono prendere alla lettera.
    .sawmill = L'elenco dice pietra, come per il cementificio nella riga sopra. Il nome e una recensione dicono legno; i numeri sono stampati.
    .resource_house = «Fino a due risorse per 2 pesos»: leggiamo 2 pesos per ciascuna. Per entrambe insieme sarebbe più debole della banca piccola.
doubt-taxes = Le tasse del gioco base
    .text = Il regolamento dice che le carte tassa sono sei, da 1 a 5 pesos e una secondo gli edifici: resta una carta per importo. Un peso per edificio è il numero più piccolo che abbia senso.
doubt-duties_inferred = Due tributi
    .text = Il regolamento elenca sei tributi: quattro chiedono un pezzo preciso, gli altri due risorse o prodotti qualsiasi. Restano due carte, quindi ne prendiamo una per tipo.
doubt-ships = I posti delle navi
    .text = Ogni nave ha cinque posti; a che cosa servono si vede solo sulle carte. Le nostre quindici navi hanno quindici posti per ogni tipo di merce.
doubt-ships_el_presidente = I posti delle navi nuove
    .text = Il regolamento dice che le navi nuove funzionano come le altre e che solo una prende il legno. Il resto è nostro: navi che chiedono molto di un tipo solo, che nel gioco base mancano.
