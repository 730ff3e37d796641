# Cuba sulla pagina: forme brevi per il tavolo.

letter-citrus = A
letter-cane = C
letter-tobacco = T
letter-rum = R
letter-cigars = S
letter-wood = L

short-warehouse = Magazzino
short-citrus = Agrumi
short-mountain = Montagna
short-cement_factory = Cementificio
short-golf_course = Golf
short-rum_cafe = Caffè del rum
short-cigar_cafe = Caffè dei sigari
short-small_branch_office = Filiale piccola
short-large_branch_office = Filiale grande
short-product_house = Casa prodotti
short-resource_house = Casa risorse
short-small_bank = Banca piccola
short-cigar_factory = Fabbr. sigari
short-beach_cafe = Caffè in spiaggia
short-other = Altra
short-duty = Tributo
short-tax = Tassa
short-subsidy = Sussidio
short-o1 = Siccità
short-o2 = Penuria
short-o3 = Corruzione
short-o4 = Abbondanza
short-o5 = Edilizia
short-o6 = Porto
short-o7 = Esportazione
short-o8 = Uffici
short-harbour_master = Capi­tano
short-dancer = Balle­rina
short-musician = Musi­cista
short-lawyer = Avvo­cato
short-day_labourer = Brac­ciante
short-revolutionary = Ri­belle

fx-cement_factory =
    pietra: { BOX("effects.cement_factory.points") ->
        [one] { BOX("effects.cement_factory.points") } punto
       *[other] { BOX("effects.cement_factory.points") } punti
    }
fx-sawmill =
    legno: { BOX("effects.sawmill.points") ->
        [one] { BOX("effects.sawmill.points") } punto
       *[other] { BOX("effects.sawmill.points") } punti
    }
fx-golf_course =
    acqua: { BOX("effects.golf_course.points") ->
        [one] { BOX("effects.golf_course.points") } punto
       *[other] { BOX("effects.golf_course.points") } punti
    }
fx-monastery =
    prodotti: { BOX("effects.monastery.points") ->
        [one] { BOX("effects.monastery.points") } punto
       *[other] { BOX("effects.monastery.points") } punti
    }
fx-rum_cafe =
    rum: { BOX("effects.rum_cafe.points") ->
        [one] { BOX("effects.rum_cafe.points") } punto
       *[other] { BOX("effects.rum_cafe.points") } punti
    }
fx-cigar_cafe =
    sigari: { BOX("effects.cigar_cafe.points") ->
        [one] { BOX("effects.cigar_cafe.points") } punto
       *[other] { BOX("effects.cigar_cafe.points") } punti
    }
fx-small_branch_office = carica 1 pezzo
fx-large_branch_office = carica 1 tipo
fx-hotel =
    { BOX("effects.hotel.points") ->
        [one] { BOX("effects.hotel.points") } punto
       *[other] { BOX("effects.hotel.points") } punti
    }
fx-inn =
    { BOX("effects.inn.points") ->
        [one] { BOX("effects.inn.points") } punto
       *[other] { BOX("effects.inn.points") } punti
    }
fx-general_store =
    bene: { BOX("effects.general_store.pesos") ->
        [one] { BOX("effects.general_store.pesos") } peso
       *[other] { BOX("effects.general_store.pesos") } pesos
    }
fx-product_house =
    prodotto: { BOX("effects.product_house.pesos") ->
        [one] { BOX("effects.product_house.pesos") } peso
       *[other] { BOX("effects.product_house.pesos") } pesos
    }
fx-resource_house =
    risorsa: { BOX("effects.resource_house.pesos") ->
        [one] { BOX("effects.resource_house.pesos") } peso
       *[other] { BOX("effects.resource_house.pesos") } pesos
    }
fx-small_bank =
    { BOX("effects.small_bank.pesos") ->
        [one] { BOX("effects.small_bank.pesos") } peso
       *[other] { BOX("effects.small_bank.pesos") } pesos
    }
fx-large_bank =
    { BOX("effects.large_bank.pesos") ->
        [one] { BOX("effects.large_bank.pesos") } peso
       *[other] { BOX("effects.large_bank.pesos") } pesos
    }
fx-cigar_factory = tabacco in sigari
fx-distillery = canna in rum
fx-black_market = prodotto ⇄ bene
fx-church = veto a una legge
fx-town_hall =
    +{ BOX("play.vote_tile") ->
        [one] { BOX("play.vote_tile") } voto
       *[other] { BOX("play.vote_tile") } voti
    }
fx-dam =
    { BOX("effects.dam.water") ->
        [one] { BOX("effects.dam.water") } acqua
       *[other] { BOX("effects.dam.water") } acque
    }
fx-lighthouse = scegli la nave
fx-storehouse = svuota il cortile
fx-casino = pesos ⇄ punti
fx-customs_house = stiva o sbarca
fx-beach_cafe = caselle aperte
fx-statue = { BOX("play.building_points", "effects.statue.points") } per edificio
fx-newspaper = contro una legge
fx-dancer = primo giocatore
fx-musician =
    { BOX("avenue.musician_pesos") ->
        [one] { BOX("avenue.musician_pesos") } peso
       *[other] { BOX("avenue.musician_pesos") } pesos
    }
fx-day_labourer = svuota il cortile
fx-harbour_master = scambia due moli
fx-lawyer =
    { BOX("avenue.lawyer_pesos") ->
        [one] { BOX("avenue.lawyer_pesos") } peso
       *[other] { BOX("avenue.lawyer_pesos") } pesos
    }: un edificio
fx-revolutionary =
    { BOX("avenue.revolutionary_points") ->
        [one] { BOX("avenue.revolutionary_points") } punto
       *[other] { BOX("avenue.revolutionary_points") } punti
    }
fx-u1 = acqua, fino a { BOX("subsidies.u1.most") }
fx-u2 = voto del delegato
fx-u3 = edificio
fx-u4 =
    { BOX("subsidies.u4.pesos") ->
        [one] { BOX("subsidies.u4.pesos") } peso
       *[other] { BOX("subsidies.u4.pesos") } pesos
    }, fino a { BOX("subsidies.u4.most") }
fx-u5 = terra libera
fx-u6 = coltura libera
fx-u7 = rum, sigari
fx-u8 = posto in punti
fx-o1 =
    lavoratore: { BOX("other_laws.o1.free_harvests") ->
        [one] { BOX("other_laws.o1.free_harvests") } campo
       *[other] { BOX("other_laws.o1.free_harvests") } campi
    } gratis
fx-o2 = via { BOX("other_laws.o2.pieces_of_each_product") } di ogni prodotto
fx-o3 = niente voti in vendita
fx-o4 = arrivano { BOX("other_laws.o4.pieces_of_each_product") } per prodotto
fx-o5 =
    costruire costa { BOX("other_laws.o5.pesos") ->
        [one] { BOX("other_laws.o5.pesos") } peso
       *[other] { BOX("other_laws.o5.pesos") } pesos
    } in più
fx-o6 = la nave piena parte subito
fx-o7 =
    { BOX("other_laws.o7.points") ->
        [one] { BOX("other_laws.o7.points") } punto
       *[other] { BOX("other_laws.o7.points") } punti
    } a ogni molo
fx-o8 = niente alternative

cu-points = punti
cu-Points = Punti
cu-points-now = Con gli edifici
cu-points-end = { $n } se finisse ora
cu-pesos = pesos
cu-Pesos = Pesos
cu-pieces = Pezzi
cu-yard = Cortile
cu-spoils = va a male
cu-spoils-tip = I prodotti nel cortile vanno a male a fine round
cu-warehouse = Magazzino
cu-store-all = Immagazzina { $n }
cu-store = Immagazzina tutto
cu-stored-n = { $n } in magazzino
cu-my-board = La tua finca
cu-my-plantation = La tua piantagione, tre righe di quattro campi
cu-plantation = Piantagione
cu-my-cards = I tuoi cinque personaggi
cu-figure = pedina
cu-alone = da solo
cu-lit = nella croce
cu-used = già usato
cu-nothing = niente
cu-at-once = subito
cu-choose-of = scegli { $n } di { $of }
cu-free-left = gratis: { $n }
cu-each-further = poi ognuno
cu-foreman-reaches = caposquadra
cu-choose-field = Scegli il campo
cu-in-play = in gioco
cu-played = giocata
cu-played-in = turno { $n }
cu-face-down = coperta
cu-delegate = delegato
cu-votes =
    { $n ->
        [one] { $n } voto
       *[other] { $n } voti
    }
cu-votes-word = voti
cu-figure-moves = la pedina si muove
cu-n-fields-free = { $n ->
    [one] { $n } campo
   *[other] { $n } campi
} gratis
cu-surcharge = + { $n } pesos
cu-n-pesos = { $n } pesos
cu-space-shut = chiuso da un segnalino nero o da una legge
cu-does-worker = Raccogli riga e colonna
cu-does-tradeswoman = Compra e vendi
cu-does-architect = Costruisci
cu-does-foreman = Usa gli edifici
cu-does-mayor = Carica una nave
cu-alt-resource = o 1 risorsa
cu-alt-product = o 1 prodotto
cu-alt-architect_1 = o { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
cu-alt-architect_2 = o { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
cu-alt-mayor_1 = o { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
cu-alt-mayor_2 = o { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
cu-market = Mercato
cu-market-note = compra da destra, vendi nel vuoto
cu-merchandise = Merce
cu-buy = Compra
cu-sell = Vendi
cu-buy-piece = Compra { $piece }
cu-sell-piece = Vendi { $piece }
cu-free = gratis
cu-from-supply = * dalla riserva: la riga è vuota
cu-to-supply = * alla riserva: la riga è piena
cu-row-says = { $piece }: { $n } posti su { $of }
cu-supply = Riserva
cu-harbour = Porto
cu-at-sea = Al largo
cu-pile = { $n } nel mazzo
cu-dock = Molo { $n }
cu-worth = punti per ogni pezzo: { $n }
cu-no-ship = nessuna nave
cu-full = piena
cu-n-free = { $n } liberi
cu-loaded = caricato
cu-open = libero
cu-swap = Scambia i moli { $a } e { $b }
cu-call-ship = Chiama una nave del mazzo
cu-to-dock = { $piece }, molo { $n }
cu-stow = { $piece } sul molo { $n }
cu-unload = { $piece } dal molo { $n }
cu-buildings = Edifici
cu-left-of = ne restano { $n } su { $of }
cu-costs = Costa
cu-built-by = Costruito da { $name }
cu-out = Fuori dal gioco
cu-group-refine = Trasformare
cu-group-points = Punti
cu-group-money = Denaro
cu-group-income = Rendita
cu-group-services = Porto e città
cu-group-presidente = El Presidente
cu-laws = Leggi
cu-laws-note =
    tassa { BOX("play.tax_points") }, tributo { BOX("play.duty_points") }, entrambi { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } punto
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } punti
    }
cu-in-force = In vigore
cu-bills = Disegni
cu-no-law = nessuna legge
cu-no-bill = nessun disegno
cu-to-come = { $n } carte a venire, tra:
cu-per = per
cu-per-building = per edificio
cu-per-points = ogni { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
cu-tax-again = di nuovo la tassa ×{ $n }
cu-any-product =
    { $n ->
        [one] prodotto
       *[other] prodotti
    }
cu-any-resource =
    { $n ->
        [one] risorsa
       *[other] risorse
    }
cu-law-pay = paghi { $n }
cu-law-short = ti manca { $n }
cu-law-ready = ce l'hai
cu-law-lacking = non ce l'hai
cu-law-get = ricevi { $n }
cu-paid = pagata
cu-delivered = consegnato
cu-press-of = Gettone stampa di { $name }
cu-enacted = approvato
cu-colours = Colori
cu-laws-left-out = Leggi da togliere: { $kind }
cu-parliament = Parlamento
cu-parliament-note =
    passano { BOX("play.bills_enacted") ->
        [one] { BOX("play.bills_enacted") } disegno
       *[other] { BOX("play.bills_enacted") } disegni
    }
cu-tie-note = parità: si compra ancora
cu-statutes = Applicazione
cu-statutes-note =
    rispettati: tassa { BOX("play.tax_points") }, tributo { BOX("play.duty_points") }, entrambi { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } punto
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } punti
    }
cu-vote-tile = tessera voto: { BOX("play.vote_tile") }
cu-bought = comprati
cu-secret = segreti
cu-sealed = deciso
cu-thinking = deve offrire
cu-buy-votes = Compra voti
cu-bid-for = Paga { $n }: voti { $votes }
cu-won-vote = { $name } vince, leggi ancora { $n }
cu-tax-short = tassa
cu-duty-short = tributo
cu-pay-tax = Paga
cu-deliver = Consegna
cu-avenida = Avenida del Presidente
cu-car-may = L'ultimo cubano chiama l'auto: casella { $cells }
cu-car-comes = L'auto va alla casella { $n }
cu-car-at = l'auto del presidente, casella { $n }
cu-car-mansion = l'auto del presidente, alla residenza
cu-donkey = Asinello
cu-donkey-tip = Qui c'è un asinello: nessuno da prendere
cu-not-for-hire = non si assume
cu-with = con { $name }
cu-events = Eventi
cu-event-1 = Due delegati
cu-event-2 = Passa tutto
cu-event-3 = Pedina mobile
cu-event-4 = Ricostruzione
cu-event-5 =
    Chi guida −{ BOX("avenue.leaders_lose") ->
        [one] { BOX("avenue.leaders_lose") } punto
       *[other] { BOX("avenue.leaders_lose") } punti
    }
cu-event-6 = Dono del mercato
cu-event-now = Vale in questo round
cu-event-next = Vale nel prossimo round
cu-next = poi
cu-cuban-due =
    { $n ->
        [one] cubano libero
       *[other] { $n } cubani da prendere
    }
cu-cubans-left = Cubani da prendere
cu-starts = inizia
cu-start-player = primo giocatore
cu-rank = { $n }º posto
cu-cards-left = Carte rimaste
cu-tax-due = Tassa dovuta
cu-duty-can = Tributo pronto
cu-subsidy-now = Sussidio
cu-gamble = { $pesos } pesos → { $points } punti
cu-cash = { $points } punti → { $pesos } pesos
cu-rounds = Round
cu-of-rounds = di { $n } · inizia { $name }
cu-n-to-go = ne mancano { $n }
cu-turn-of = Azioni, turno { $n } di { $of }
cu-stage-bills = Disegni
cu-stage-actions = Azioni
cu-stage-parliament = Parlamento
cu-stage-statutes = Leggi
cu-stage-end = Fine
cu-tab-finca = Finca
cu-tab-harbour = Porto
cu-tab-market = Mercato
cu-tab-buildings = Edifici

cu-done-harvest = Basta raccolto
cu-done-trade = Basta commercio
cu-done-architect = Non costruire
cu-done-foreman = Basta
cu-done-hand_in = Basta così
cu-done-black_market = Niente scambio
cu-done-casino = Basta così
cu-done-customs = Lascia stare
cu-done-load = Basta carico
cu-done-labourer = Lascia nel cortile
cu-done-harbour_master = Lascia le navi
cu-done-lawyer = Nessun edificio
cu-done-rebuild = Non ricostruire
cu-done-gift = Niente
cu-done-event_veto = Nessun veto
cu-done-tax = Non pagare
cu-done-duty = Non consegnare

field-round = round
field-rounds = round in tutto
field-start_player = primo giocatore
field-market = mercato
field-spaces = posti
field-buy = compra
field-sell = vendi
field-lowest = prezzo minimo
field-supply = riserva
field-docks = moli
field-ship = nave
field-cargo = carico
field-full = piena
field-sea = al largo
field-ship_pile = mazzo delle navi
field-shuffled = mescolate
field-under = sotto il mazzo
field-laws = leggi in vigore
field-bills = disegni di legge
field-enacted = approvate in questo round
field-law_piles = mazzi delle leggi
field-cards = carte
field-unseen = non ancora viste
field-press = gettone stampa
field-vote_tile = tessera voto
field-winner = vincitore del voto
field-alternatives = segnalini neri
field-alternatives_allowed = alternative permesse
field-display = edifici disponibili
field-cost = legno, pietra, acqua
field-left = rimasti
field-surcharge = pesos extra per costruire
field-gone = fuori dal gioco
field-avenue = Avenida
field-cells = caselle
field-cuban = cubano
field-taken_by = preso da
field-car = auto
field-boards = giocatori
field-colour = colore
field-points = punti
field-marker = segnapunti
field-final_points = se finisse ora
field-pesos = pesos
field-yard = cortile
field-stored = magazzino
field-figure = pedina
field-fields = campi
field-field = campo
field-land = terreno
field-building = edificio
field-lit = nella croce
field-used = usato
field-buildings = edifici
field-hand = carte in mano
field-cards_due = carte da giocare
field-cubans_due = cubani da prendere
field-has_laid = delegati deposti
field-laid = coperte
field-has_bid = ha offerto
field-secret_bid = offerta segreta
field-bid = voti comprati
field-votes = voti
field-tied = in parità
field-tax = tassa
field-tax_paid = tassa pagata
field-duty_ready = tributo pronto
field-duty_paid = tributo consegnato
field-subsidy = sussidio ora
field-casino_exchanges = scambi al casinò
field-vetoed = veto
field-vetoed_before = veto precedente
field-statue = statua attiva
field-asked = richiesta
field-two_delegates = due delegati
field-two_delegates_next = due delegati poi
field-foreman_moves = il caposquadra si muove
field-foreman_moves_next = il caposquadra si muove poi
field-bills_pass = passa tutto

## Lezioni: di che si tratta a ogni passo, per una prima partita
aim = Vince chi ha più punti, da navi, edifici, tasse, tributi e sussidi. La partita finisce con l’ultimo round, quando finiscono le leggi, e allora conta anche ogni edificio.
lesson-start =
    Scegli { BOX("play.start_products") ->
        [one] { BOX("play.start_products") } prodotto
       *[other] { BOX("play.start_products") } prodotti
    }, poi { BOX("play.start_resources") ->
        [one] { BOX("play.start_resources") } risorsa
       *[other] { BOX("play.start_resources") } risorse
    }. I prodotti si vendono, si caricano o si devono alla legge; legno, pietra e acqua pagano il tuo primo edificio.
lesson-delegate = Metti coperto il personaggio che voterà in parlamento. Il suo numero sono i voti, ma in questo round non potrai usarlo.
lesson-turn = In un round agiscono { BOX("play.cards_played") } dei tuoi cinque personaggi, uno per turno: il lavoratore raccoglie, la commerciante commercia, l’architetto costruisce, il caposquadra usa gli edifici, il sindaco carica le navi. Chi resta vota con il suo numero.
lesson-figure =
    Metti la pedina dove la sua riga e la sua colonna hanno ciò che vuoi: ricevi tutti i cubetti e i prodotti di { BOX("play.free_harvests") ->
        [one] { BOX("play.free_harvests") } campo
       *[other] { BOX("play.free_harvests") } campi
    }. Il caposquadra userà gli edifici della stessa riga e colonna.
lesson-harvest = I prodotti vengono dai campi nella riga e nella colonna della pedina: { BOX("play.free_harvests") } gratis, ogni altro per un’acqua. A fine round vanno a male se non li vendi, carichi, usi o metti in magazzino.
lesson-trade = Compra e vendi quanto vuoi: ogni acquisto rincara il suo tipo, ogni vendita lo ribassa. Oppure prendi un pezzo gratis dove non c’è un segnalino nero.
lesson-architect =
    Un edificio costa legno, pietra e acqua, copre un tuo campo e alla fine dà { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } punto
       *[other] { BOX("play.building_points") } punti
    }; funziona solo quando lo usa il caposquadra. Se non costruisci ricevi i punti della carta.
lesson-site = Il campo coperto non rende più nulla: copri quello che serve meno. Gli edifici in una riga e colonna li usa insieme un solo caposquadra.
lesson-foreman_figure = Per questa volta la pedina può prima spostarsi. Poi usi gli edifici della sua riga e colonna.
lesson-foreman = Usa gli edifici nella riga e nella colonna della pedina, ognuno una volta, in qualsiasi ordine; o uno solo ovunque. L’ordine conta: ciò che uno produce, un altro lo trasforma in punti.
lesson-amount = Scegli quanti ne consegni; anche nessuno. Ogni scelta mostra che cosa porta.
lesson-hand_in = Consegna un pezzo alla volta e fermati quando vuoi. I prodotti nel cortile vanno a male a fine round, perciò escono per primi.
lesson-black_market = Dai un pezzo per uno dell’altra specie: un prodotto per rum o sigari, rum o sigari per un prodotto.
lesson-receive = Prendi ciò che chiede una nave nei moli, un tributo o un tuo edificio.
lesson-casino =
    Il casinò cambia { BOX("effects.casino.pesos") ->
        [one] { BOX("effects.casino.pesos") } peso
       *[other] { BOX("effects.casino.pesos") } pesos
    } in { BOX("effects.casino.points") ->
        [one] { BOX("effects.casino.points") } punto
       *[other] { BOX("effects.casino.points") } punti
    } o il contrario, al massimo { BOX("effects.casino.exchanges") } volte per round.
lesson-customs = Metti su una nave un pezzo della riserva, o toglilo. Nessuno fa punti, ma un posto può chiudersi a un avversario o aprirsi a te.
lesson-veto = Togli dal gioco uno dei quattro disegni di legge prima del voto: la tassa che non puoi pagare, il sussidio che aiuta gli altri.
lesson-press =
    Metti il gettone su un disegno di legge che secondo te non passerà. Se non diventa legge ricevi { BOX("effects.newspaper.points") ->
        [one] { BOX("effects.newspaper.points") } punto
       *[other] { BOX("effects.newspaper.points") } punti
    } e { BOX("effects.newspaper.pesos") ->
        [one] { BOX("effects.newspaper.pesos") } peso
       *[other] { BOX("effects.newspaper.pesos") } pesos
    }.
lesson-lighthouse = La nave al largo arriva al molo 1 a fine round o più tardi. Nomina quella che vuole ciò che hai.
lesson-load = Ogni pezzo dà i punti del suo molo: { BOX("play.dock_points.0") }, { BOX("play.dock_points.1") } o { BOX("play.dock_points.2") }; un posto prende solo il suo tipo e una volta sola. A fine round partono le navi piene e quella al molo 3.
lesson-labourer = I prodotti in magazzino si conservano per sempre; quelli nel cortile vanno a male a fine round.
lesson-harbour_master = Due navi in moli vicini si scambiano con tutto il carico: porta quella che puoi caricare al molo che vale di più.
lesson-lawyer =
    Per { BOX("avenue.lawyer_pesos") ->
        [one] { BOX("avenue.lawyer_pesos") } peso
       *[other] { BOX("avenue.lawyer_pesos") } pesos
    } usi uno qualsiasi dei tuoi edifici, dovunque stia la pedina.
lesson-rebuild =
    Per { BOX("avenue.rebuild_pesos") ->
        [one] { BOX("avenue.rebuild_pesos") } peso
       *[other] { BOX("avenue.rebuild_pesos") } pesos
    } e la differenza in cubetti un nuovo edificio va sopra uno dei tuoi. Non perdi un altro campo, ma il vecchio edificio è perduto.
lesson-gift = Un evento ti fa prendere un pezzo dal mercato gratis. Se è un prodotto va subito in magazzino.
lesson-bid = Chi ha più voti decide quali disegni di legge diventano leggi: { BOX("play.bills_enacted") }. Si comprano voti in segreto, un peso l’uno, e paga anche chi perde: compra solo se quelle leggi per te valgono la spesa.
lesson-tie_bid = Sei alla pari con un altro. Si compra ancora una volta in segreto; se resta la parità decide l’ordine di gioco.
lesson-enact =
    Hai vinto il voto: scegli { BOX("play.bills_enacted") ->
        [one] { BOX("play.bills_enacted") } disegno
       *[other] { BOX("play.bills_enacted") } disegni
    } da far diventare legge, gli altri escono dal gioco. Scegli tassa e tributo che puoi pagare tu e non gli altri, o un sussidio fatto per te.
lesson-tax =
    Nessuno è obbligato. Chi paga la tassa per intero riceve { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } punto
       *[other] { BOX("play.tax_points") } punti
    }; chi consegna anche il tributo ne riceve altri { BOX("play.duty_points") } e { BOX("play.both_points") } in più.
lesson-duty =
    Nessuno è obbligato. Chi consegna il tributo per intero riceve { BOX("play.duty_points") ->
        [one] { BOX("play.duty_points") } punto
       *[other] { BOX("play.duty_points") } punti
    }, e { BOX("play.both_points") } in più se ha pagato anche la tassa.
lesson-colour = Scegli il colore. Se ogni colore ha la sua piantagione, decide dove stanno i tuoi campi.
lesson-event_veto = In questo round passano tutti i disegni di legge, ma la tua chiesa può fermarne uno.
lesson-hundreds = Decide chi ha più voti. Tanti voti si comprano in due passi: prima le centinaia, poi il resto.
lesson-put_away = Una partita più breve usa meno leggi. Togli le carte che ti danneggerebbero di più.
lesson-swap_out = I nuovi edifici prendono il posto dei vecchi. Scegli quali escono dal gioco.
