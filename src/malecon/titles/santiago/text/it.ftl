# Santiago de Cuba, in italiano.

title = Santiago de Cuba
    .line = Un giro in città, { BOX("ships.ships") ->
        [one] { BOX("ships.ships") } nave
       *[other] { BOX("ships.ships") } navi
    }.
    .favourites = Cubani preferiti
    .about = Un gioco di Michael Rieneck (2011) da 2 a 4 giocatori: un'auto per tutti, dodici edifici, { BOX("ships.ships") ->
        [one] { BOX("ships.ships") } nave
       *[other] { BOX("ships.ships") } navi
    }.

## Che cosa si può fare

act-pass = Passa
    .service = Rinuncia al servizio
    .give = Non dare niente: non hai niente da dare
    .fence = Non prendere niente
act-accept = Accetta il servizio
act-port = Vai al porto
act-visit = Vai da { $cuban }
act-lap = Fai prima un giro intero ({ BOX("street.step", times: 10) ->
        [one] { BOX("street.step", times: 10) } peso
       *[other] { BOX("street.step", times: 10) } pesos
    })
act-claim = Rivendica: { $building }
act-take = Prendi: { $good }
act-give = Dai: { $gift }
act-move = Sposta il pedone: { $building }
act-bank = Banca: prendi { BOX("buildings.bank") ->
        [one] { BOX("buildings.bank") } peso
       *[other] { BOX("buildings.bank") } pesos
    }
act-church = Chiesa: prendi { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } punto
       *[other] { BOX("buildings.church") } punti
    }
act-distillery = Distilleria: { $count } × rum dallo zucchero
act-cigar_factory = Fabbrica di sigari: { $count } × sigari dal tabacco
act-black_market = Mercato nero: { $good } per { $swap }
act-sawmill = Segheria: 1 legno per { BOX("buildings.sawmill_vp") ->
        [one] { BOX("buildings.sawmill_vp") } punto
       *[other] { BOX("buildings.sawmill_vp") } punti
    } e { BOX("buildings.sawmill_pesos") ->
        [one] { BOX("buildings.sawmill_pesos") } peso
       *[other] { BOX("buildings.sawmill_pesos") } pesos
    }
act-cafe = Caffè: servi { $serving }
act-customs = Dogana: azzera il dado ({ $good })
act-buy_vp = Casinò: compra { $count } × 1 punto per { BOX("buildings.casino") ->
        [one] { BOX("buildings.casino") } peso
       *[other] { BOX("buildings.casino") } pesos
    }
act-sell_vp = Casinò: vendi { $count } × 1 punto per { BOX("buildings.casino") ->
        [one] { BOX("buildings.casino") } peso
       *[other] { BOX("buildings.casino") } pesos
    }
act-harbour_master = Capitaneria: indicatore a { $side }
act-office = Ufficio: consegna 1 × { $good } per { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } punto
       *[other] { BOX("buildings.office") } punti
    }
act-newspaper = Giornale: prendi { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    }
act-expose = Giornale: prendi { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    } e gira { $cuban }
act-deliver = Consegna { $count } × { $good }
act-wood = Consegna { $count } × legno al posto di { $good }
act-aside = Lascia fuori dalla nave il dado: { $good }

## Che cosa è stato fatto: nel registro segue il nome del posto

did-points = { $points ->
        [0] {""}
        [one] : +1 punto
       *[other] : +{ $points } punti
    }
did-pass = ha passato
    .service = ha rinunciato al servizio
    .give = non aveva niente da dare
    .fence = non ha preso niente
did-accept = ha accettato il servizio
did-port = ha raggiunto il porto
did-visit = ha visitato { $cuban }
did-lap = ha fatto un giro intero per { BOX("street.step", times: 10) ->
        [one] { BOX("street.step", times: 10) } peso
       *[other] { BOX("street.step", times: 10) } pesos
    }
did-claim = ha rivendicato { $building }
did-take = ha preso { $good }
did-give = ha dato { $gift }
did-move = ha spostato il pedone: { $building_name }
did-bank = ha preso { BOX("buildings.bank") ->
        [one] { BOX("buildings.bank") } peso
       *[other] { BOX("buildings.bank") } pesos
    } in banca
did-church = ha preso { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } punto
       *[other] { BOX("buildings.church") } punti
    } in chiesa
did-distillery = ha distillato { $count } rum
did-cigar_factory = ha arrotolato { $count } sigari
did-black_market = ha scambiato { $good } con { $swap } al mercato nero
did-sawmill = ha dato 1 legno in segheria per { BOX("buildings.sawmill_vp") ->
        [one] { BOX("buildings.sawmill_vp") } punto
       *[other] { BOX("buildings.sawmill_vp") } punti
    } e { BOX("buildings.sawmill_pesos") ->
        [one] { BOX("buildings.sawmill_pesos") } peso
       *[other] { BOX("buildings.sawmill_pesos") } pesos
    }
did-cafe = ha servito al caffè { $serving }
did-customs = ha fatto azzerare dalla dogana il dado ({ $good })
did-buy_vp = { $count ->
    [one] ha comprato 1 punto al casinò
   *[other] ha comprato { $count } punti al casinò
    }
did-sell_vp = { $count ->
    [one] ha venduto 1 punto al casinò
   *[other] ha venduto { $count } punti al casinò
    }
did-harbour_master = ha spostato l'indicatore della capitaneria a { $side }
did-office = ha consegnato all'ufficio 1 × { $good } per { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } punto
       *[other] { BOX("buildings.office") } punti
    }
did-newspaper = ha preso { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    } al giornale
did-expose = ha preso { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    } al giornale e girato { $cuban }
did-deliver = ha consegnato { $count } { $good }{ did-points }
did-wood = ha consegnato { $count } legno al posto di { $good }{ did-points }
did-aside = ha lasciato fuori dalla nave il dado ({ $good })

## Che cosa si chiede

ask-drive = Dove vai?
ask-service = { $cuban }: accetti il servizio?
ask-lawyer = Alonso: rivendichi un edificio o ne usi uno tuo?
ask-fence = Pablo: quale merce prendi?
ask-give = El Zorro: che cosa dai?
ask-move = In quale edificio va il tuo pedone (rosa: { $rose })?
ask-use = Usi l'edificio ({ $building })?
ask-deliver = Che cosa consegni? Un'unità vale { $value }, il legno { BOX("ships.wood") }.
ask-dice = Nave { $number }: quale dado lasci fuori?
ask-end = La partita è finita.

phase-drive = viaggio
phase-service = da un cubano
phase-lawyer = dall'avvocato
phase-fence = dal ricettatore
phase-give = El Zorro
phase-move = spostare il pedone
phase-use = usare l'edificio
phase-deliver = giro di consegne
phase-dice = collocare i dadi
phase-end = partita finita

## Perché no

why-too-far = il viaggio costa { $price } e tu hai { $money }.
why-one-lap = l'auto percorre al massimo dieci fermate.
why-claimed = questo edificio è già di un altro.
why-claimed-by-you = questo edificio è già tuo.
why-no-markers = hai già collocato tutti i tuoi segnalini.
why-supply-empty = nella riserva non ce n'è abbastanza.
why-must-give = hai qualcosa da dare, quindi devi darlo.
why-served = a questo tavolo non si rinuncia ai servizi.
why-nothing-to-give = non hai niente del genere da dare.
why-other-rose = questo edificio sta sotto un'altra rosa.
why-must-move = il tuo pedone è già lì e deve spostarsi.
why-occupied = lì c'è il pedone di un altro.
why-not-there = il tuo pedone non è in quell'edificio.
why-not-yours = dall'avvocato si usano solo i propri edifici.
why-too-few = non ne hai abbastanza.
why-no-wood = non hai legno.
why-no-dice = la nuova nave non ha ancora dadi.
why-not-aboard = il dado di questa merce non è sulla nave.
why-not-wanted = la nave non ne vuole più.
why-demand-smaller = la nave ne vuole { $demand }, non di più.
why-lowest-flag = l'indicatore è sulla prima bandiera e può andare solo a destra.
why-face-down = questo cubano è già a faccia in giù.
why-casino-pesos = costa { $price } pesos e tu ne hai { $money }.
why-casino-points = hai solo { $points } punti.
why-casino-one-way = in una visita il casinò cambia in un solo senso.
why-last-demand = gli altri dadi segnano 0, perciò questo deve stare sulla nave.

## Merci

good-sugar = zucchero
good-citrus = agrumi
good-tobacco = tabacco
good-rum = rum
good-cigars = sigari

ware-sugar = { good-sugar }
    .gain = zucchero
ware-citrus = { good-citrus }
    .gain = { $count ->
        [one] agrume
       *[other] agrumi
    }
ware-tobacco = { good-tobacco }
    .gain = tabacco
ware-rum = { good-rum }
    .gain = rum
ware-cigars = { good-cigars }
    .gain = { $count ->
        [one] sigaro
       *[other] sigari
    }
ware-wood = legno
    .gain = legno

swap-sugar = { good-sugar }
swap-citrus = { good-citrus }
swap-tobacco = { good-tobacco }
swap-rum = { good-rum }
swap-cigars = { good-cigars }

gift-peso = { BOX("cubans.el_zorro") ->
        [one] { BOX("cubans.el_zorro") } peso
       *[other] { BOX("cubans.el_zorro") } pesos
    }
gift-vp = { BOX("cubans.el_zorro") ->
        [one] { BOX("cubans.el_zorro") } punto
       *[other] { BOX("cubans.el_zorro") } punti
    }
gift-sugar = { BOX("cubans.el_zorro") } × { good-sugar }
gift-citrus = { BOX("cubans.el_zorro") } × { good-citrus }
gift-tobacco = { BOX("cubans.el_zorro") } × { good-tobacco }
gift-rum = { BOX("cubans.el_zorro") } × { good-rum }
gift-cigars = { BOX("cubans.el_zorro") } × { good-cigars }

serving-cigars = un sigaro
serving-rum = un rum
serving-both = un sigaro e un rum

side-right = destra
side-left = sinistra

rose-yellow = gialla
rose-blue = blu
rose-red = rossa
rose-white = bianca
rose-none = nessuna

## I cubani

cuban-pedro = Pedro
    .object = Pedro
    .short = { BOX("cubans.pedro") } tabacco
    .rule = Commerciante di tabacco, rosa bianca. Ottieni { BOX("cubans.pedro") } tabacco.
cuban-alonso = Alonso
    .object = Alonso
    .short = avvocato
    .rule = Avvocato, rosa bianca. Rivendica con uno dei tuoi segnalini un edificio che non è di nessuno, oppure usa la funzione di un edificio tuo, dovunque siano i pedoni. Tutto è gratuito e a tutto si può rinunciare.
cuban-miguel = Miguel
    .object = Miguel
    .short = { BOX("cubans.miguel") } legno
    .rule = Boscaiolo, rosa blu. Ottieni { BOX("cubans.miguel") } legno. Non c'è altro modo per averne.
cuban-pablo = Pablo
    .object = Pablo
    .short = { BOX("cubans.pablo") ->
        [one] { BOX("cubans.pablo") } merce
       *[other] { BOX("cubans.pablo") } merci
    }
    .rule = Ricettatore, rosa blu. Ottieni { BOX("cubans.pablo") ->
        [one] { BOX("cubans.pablo") } merce
       *[other] { BOX("cubans.pablo") } merci dello stesso tipo
    } a scelta, ma non legno.
cuban-jose = José
    .object = José
    .short = { BOX("cubans.jose") } zucchero
    .rule = Coltivatore di canna, rosa gialla. Ottieni { BOX("cubans.jose") } zucchero.
cuban-martinez = Martínez
    .object = Martínez
    .short = { BOX("cubans.martinez") ->
        [one] { BOX("cubans.martinez") } peso
       *[other] { BOX("cubans.martinez") } pesos
    }
    .rule = Musicista, rosa gialla. Ottieni { BOX("cubans.martinez") ->
        [one] { BOX("cubans.martinez") } peso
       *[other] { BOX("cubans.martinez") } pesos
    }.
cuban-conchita = Conchita
    .object = Conchita
    .short = { BOX("cubans.conchita") ->
        [one] { BOX("cubans.conchita") } agrume
       *[other] { BOX("cubans.conchita") } agrumi
    }
    .rule = Fruttivendola, rosa rossa. Ottieni { BOX("cubans.conchita") ->
        [one] { BOX("cubans.conchita") } agrume
       *[other] { BOX("cubans.conchita") } agrumi
    }.
cuban-maria = María
    .object = María
    .short = { BOX("cubans.maria") ->
        [one] { BOX("cubans.maria") } punto
       *[other] { BOX("cubans.maria") } punti
    }
    .rule = Ballerina, rosa rossa. Ottieni { BOX("cubans.maria") ->
        [one] { BOX("cubans.maria") } punto
       *[other] { BOX("cubans.maria") } punti
    }.
cuban-el_zorro = El Zorro
    .object = El Zorro
    .short = ladro
    .rule = Borseggiatore, senza rosa. Ogni altro giocatore ti dà { BOX("cubans.el_zorro") ->
        [one] { BOX("cubans.el_zorro") } peso
       *[other] { BOX("cubans.el_zorro") } pesos
    }, { BOX("cubans.el_zorro") ->
        [one] { BOX("cubans.el_zorro") } merce
       *[other] { BOX("cubans.el_zorro") } merci dello stesso tipo
    } (non legno) o { BOX("cubans.el_zorro") ->
        [one] { BOX("cubans.el_zorro") } punto
       *[other] { BOX("cubans.el_zorro") } punti
    }, come preferisce. Il tuo pedone resta dov'è e il suo edificio si può usare di nuovo.

## Edifici

building-bank = banca
    .object = la banca
    .rule = Ottieni { BOX("buildings.bank") ->
        [one] { BOX("buildings.bank") } peso
       *[other] { BOX("buildings.bank") } pesos
    }.
building-church = chiesa
    .object = la chiesa
    .rule = Ottieni { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } punto
       *[other] { BOX("buildings.church") } punti
    }.
building-distillery = distilleria
    .object = la distilleria
    .rule = Restituisci quanto zucchero vuoi e prendi altrettanto rum.
building-cigar_factory = fabbrica di sigari
    .object = la fabbrica di sigari
    .rule = Restituisci quanto tabacco vuoi e prendi altrettanti sigari.
building-black_market = mercato nero
    .object = il mercato nero
    .rule = Restituisci 1 merce e prendine 1 di un altro tipo. Il legno non si dà e non si prende.
building-sawmill = segheria
    .object = la segheria
    .rule = Restituisci 1 legno per { BOX("buildings.sawmill_vp") ->
        [one] { BOX("buildings.sawmill_vp") } punto
       *[other] { BOX("buildings.sawmill_vp") } punti
    } e { BOX("buildings.sawmill_pesos") ->
        [one] { BOX("buildings.sawmill_pesos") } peso
       *[other] { BOX("buildings.sawmill_pesos") } pesos
    }.
building-cafe = caffè
    .object = il caffè
    .rule = Restituisci 1 sigaro, 1 rum o entrambi: { BOX("buildings.cafe") ->
        [one] { BOX("buildings.cafe") } punto
       *[other] { BOX("buildings.cafe") } punti
    } ciascuno.
building-customs = dogana
    .object = la dogana
    .rule = Metti a 0 un dado della nave. Nessuno ne ricava punti.
building-casino = casinò
    .object = il casinò
    .rule = Cambia { BOX("buildings.casino") ->
        [one] { BOX("buildings.casino") } peso
       *[other] { BOX("buildings.casino") } pesos
    } in 1 punto, o 1 punto in { BOX("buildings.casino") ->
        [one] { BOX("buildings.casino") } peso
       *[other] { BOX("buildings.casino") } pesos
    }, quante volte vuoi ma in un solo senso.
building-harbour_master = capitaneria di porto
    .object = la capitaneria di porto
    .rule = Sposta l'indicatore di una bandiera a destra o a sinistra. Dall'ultima bandiera verso destra la nave parte.
building-office = ufficio
    .object = l'ufficio
    .rule = Consegna 1 merce richiesta dalla nave (non legno) per { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } punto esatto
       *[other] { BOX("buildings.office") } punti esatti
    }, qualunque sia la bandiera.
building-newspaper = giornale
    .object = il giornale
    .rule = Ottieni { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    } e puoi girare a faccia in giù un cubano. Chi si ferma da lui non ottiene niente; appena l'auto lo lascia o lo supera torna a faccia in su.

## Da dove vengono i punti, e che cosa si conta

source-vp = punti ottenuti
source-goods = merci rimaste

counts-money = pesos
    .gain = { $count ->
        [one] peso
       *[other] pesos
    }
counts-points = punti
    .gain = { $count ->
        [one] punto
       *[other] punti
    }
counts-goods = merci
counts-markers = segnalini di proprietà
counts-cubans = cubani a faccia in giù
counts-ships = nave
counts-flags = bandiera
counts-demand = richiesta
counts-dice = dadi

## Opzioni

option-strict_shortage = Scarsità rigorosa
    .help = Se la riserva non basta per tutto ciò che un cubano promette, non dà niente. Di solito dà quello che c'è.
option-owner_vp_when_staying = Il proprietario è sempre pagato
    .help = Il proprietario dell'edificio in cui finisce il tuo turno è pagato anche se il pedone è solo rimasto lì. Altrimenti solo se il pedone è arrivato in questo turno o ha usato l'edificio.
option-zero_ship_sails = Le navi senza richieste partono
    .help = Si possono collocare quattro dadi a 0: la nave parte subito e conta. Di solito deve essere richiesta almeno un'unità.
option-open_holdings = Averi scoperti
    .help = Si gioca senza schermi: tutti vedono merci, pesos e punti di tutti.
option-max_steps = Viaggio più lungo
    .help = Quante fermate può percorrere l'auto in un turno, se si può pagare: un giro di dieci, o quante si vuole. Senza limite si fanno prima i giri interi, e ogni passaggio dal porto conta.
choice-max_steps-10 = dieci fermate
choice-max_steps-uncapped = quante si vuole
option-services_declinable = Si può rinunciare ai servizi
    .help = Puoi rinunciare a ciò che un cubano fa per te; il pedone si sposta lo stesso. Di solito i servizi si ottengono senza domande.

## Invarianti e fonti

invariant-options = opzioni
invariant-seats = posti
invariant-goods = merci
invariant-money = pesos
invariant-points = punti
invariant-markers = segnalini di proprietà
invariant-cubans = cubani
invariant-buildings = edifici
invariant-pawns = pedoni
invariant-dice = dadi
invariant-turns = turni

origin-rulebook = i regolamenti russo e italiano
origin-reviews = recensioni che contano i gettoni
origin-rulebook-and-reviews = regolamenti e recensioni
origin-italian-rulebook = il regolamento italiano e una recensione, contro quello russo
origin-pairing = dedotto: due cubani per ogni rosa, e uno dei due dà merci

## Il tabellone

board-port = Porto
board-street = La strada, in senso orario ({ $car } è l'auto, il numero è il prezzo del viaggio)
board-city = La città
board-face-down = a faccia in giù
board-harbour = Nave { $number } di { $last }
board-value = punti per unità
board-flag = parte
board-demand = richiesta
board-no-dice = La nuova nave non ha ancora dadi.
board-all-left = L'ultima nave è partita.
board-aside = accanto alla nave
board-rolled = lanciati
board-supply = Riserva
board-pesos = pesos
board-points = punti
board-markers = segnalini
board-off-board = fuori
board-passed = ha passato
board-turn = Turno { $turn }

## La pagina delle regole

rules-goal = La città e lo scopo
    .text =
        Siete mediatori a Santiago. Nel porto arrivano navi che vogliono zucchero, agrumi, tabacco, rum e sigari; le merci le ottenete dagli abitanti della città, le lavorate o le scambiate nei suoi edifici e le consegnate in cambio di punti. C'è **un'auto sola** per tutti: dove uno la lascia, il prossimo riparte. Quando è partita l'ultima di { BOX("ships.ships") ->
            [one] { BOX("ships.ships") } nave
           *[other] { BOX("ships.ships") } navi
        } vince chi ha più punti.

        Il turno ha due parti:

        - **A.** Guida l'auto da un cubano, che fa qualcosa per te, o al porto, dove tutti possono consegnare.
        - **B.** Dopo un cubano sposta il tuo pedone in un edificio sotto una rosa del suo colore e, se vuoi, usalo. Dopo il porto non c'è parte B.
rules-setup = Preparazione
    .text =
        I nove cubani si dispongono a caso alle nove fermate della strada, i dodici edifici nei quattro quartieri della città, tre sotto ogni rosa (gialla, blu, rossa, bianca). L'auto è al porto, c'è la prima di { BOX("ships.ships") ->
            [one] { BOX("ships.ships") } nave
           *[other] { BOX("ships.ships") } navi
        }, l'indicatore di valore è sulla bandiera del { BOX("ships.values.0") }.

        Ognuno comincia con ciò che elenca la tabella, dietro uno schermo; i pedoni sono ancora fuori dal tabellone. Nella scatola ci sono { BOX("goods.pieces.sugar") } zucchero, { BOX("goods.pieces.citrus") } agrumi, { BOX("goods.pieces.tobacco") } tabacco, { BOX("goods.pieces.rum") } rum, { BOX("goods.pieces.cigars") } sigari e { BOX("goods.pieces.wood") } legno: quello che non è dietro gli schermi è la riserva.

        Il primo giocatore si sorteggia. Chi siede alla sua **destra**, cioè l'ultimo, lancia i cinque dadi e ne colloca quattro sulla nave, come spiegato in «Navi».
rules-street = La strada
    .text =
        La strada è un anello di dieci fermate: il porto, poi i nove cubani, poi di nuovo il porto. Si guida solo in senso orario.

        Si **deve** avanzare di almeno una fermata. { BOX("street.free_steps") ->
            [one] La prima è gratuita
           *[other] Le prime { BOX("street.free_steps") } sono gratuite
        }, ogni altra costa { BOX("street.step") ->
            [one] { BOX("street.step") } peso, pagato
           *[other] { BOX("street.step") } pesos, pagati
        } alla riserva. Puoi andare lontano quanto puoi pagare, ma al massimo dieci fermate (un giro intero, di nuovo allo stesso posto).

        Se l'auto **supera** il porto senza fermarsi nessuno consegna, ma l'indicatore di valore va subito di una bandiera a destra; dalla bandiera del { BOX("ships.values.2") } la nave parte (vedi «Navi»). Ripartire dal porto non è superarlo.
rules-cubans = Parte A: i cubani
    .text =
        Fermati da un cubano e ottieni subito il suo servizio. Le merci vengono dalla riserva: se sono poche, prendi quelle che ci sono. Segue la parte B, in un edificio sotto la rosa del suo colore.

        Un cubano **a faccia in giù** (vedi il giornale) non fa niente: nessun servizio, nessun edificio, e il pedone resta dov'è. Lo si può superare al prezzo normale. Appena l'auto lo lascia o lo supera torna a faccia in su.

        Chi visita El Zorro è pagato dagli altri a turno, a cominciare dalla sua sinistra. Chi non ha né pesos né merci né punti non dà niente; il legno non conta.
rules-city = Parte B: il pedone e i proprietari
    .text =
        Il tuo pedone **deve** andare in un edificio sotto una rosa del colore del cubano visitato: un edificio senza il pedone di nessuno, e diverso da quello in cui si trova. I segnalini di proprietà non contano. Poi **puoi** usare la funzione dell'edificio.

        In quattro casi il pedone resta dov'è:

        - da **El Zorro**, che non ha rosa: puoi usare l'edificio in cui si trova;
        - se in **nessun edificio** di quel colore si può entrare: puoi usare l'edificio in cui si trova, di qualunque colore;
        - al **porto**: non puoi usare edifici;
        - da un **cubano a faccia in giù**: non puoi usare edifici.

        Un pedone non ancora sul tabellone in questi casi ne resta fuori, e non c'è niente da usare.

        I **proprietari**: dall'avvocato puoi rivendicare fino a { BOX("start.markers") ->
            [one] { BOX("start.markers") } edificio
           *[other] { BOX("start.markers") } edifici
        } nel corso della partita; i segnalini non si spostano mai. Se alla fine del tuo turno il tuo pedone è nell'edificio di un altro, il proprietario riceve { BOX("buildings.owner") ->
            [one] { BOX("buildings.owner") } punto
           *[other] { BOX("buildings.owner") } punti
        } dalla riserva, che tu l'abbia usato o no, e anche se il pedone è solo rimasto lì. Il tuo edificio non ti paga niente.

        Quale rosa abbiano Martínez, Conchita e María non è certo; la tabella dice come giochiamo noi.
rules-buildings = Gli edifici
    .text =
        Usare un edificio è sempre facoltativo. Una funzione che, come tutti vedono, al momento non farebbe niente non viene offerta. Ciò che restituisci va alla riserva, ciò che ottieni viene da lì, finché ce n'è.

        Se un edificio fa partire la nave (dogana, ufficio o capitaneria di porto), alla fine del turno lanci tu i dadi per la prossima.
rules-port = Il porto: il giro di consegne
    .text =
        Quando ti **fermi** al porto tutti possono consegnare, a cominciare da te e poi in senso orario, un giro dopo l'altro:

        - Al suo turno un giocatore consegna **un tipo** di merce: almeno un'unità, al massimo quante ne mostra il dado. Ogni unità vale quanto segna l'indicatore di valore, { BOX("ships.values.0") }, { BOX("ships.values.1") } o { BOX("ships.values.2") ->
            [one] { BOX("ships.values.2") } punto
           *[other] { BOX("ships.values.2") } punti
        }, pagati subito. La merce va alla riserva e il dado si abbassa.
        - Oppure passa, ed è fuori da questo giro. Chi non ha niente di richiesto deve passare.
        - Il **legno** si può consegnare al posto di un tipo di merce: al massimo quanto mostra quel dado, { BOX("ships.wood") ->
            [one] { BOX("ships.wood") } punto
           *[other] { BOX("ships.wood") } punti
        } ciascuno con qualunque bandiera. In una consegna non si può unire il legno a una merce né dividerlo fra due dadi; la consegna successiva è un'altra cosa.
        - L'ultimo che non ha passato può continuare, un tipo alla volta.

        Se tutti i dadi segnano 0 la nave parte. Se prima hanno passato tutti, resta e l'indicatore va di una bandiera a destra; dalla bandiera del { BOX("ships.values.2") } parte lo stesso.
rules-ships = Navi
    .text =
        Una nave parte subito quando tutti i suoi dadi segnano 0 o quando l'indicatore di valore, dopo { BOX("ships.values.0") }, { BOX("ships.values.1") } e { BOX("ships.values.2") }, arriva alla bandiera a scacchi. Arriva la nave successiva e l'indicatore torna sul { BOX("ships.values.0") }.

        I dadi per la nuova nave li lancia, alla fine del suo turno, il giocatore **di turno**, anche se l'ultima unità l'ha consegnata un altro: lancia tutti e cinque i dadi, uno per merce, ne sceglie quattro e li mette sulla nave come sono caduti. La quinta merce non è richiesta, qualunque cosa segni il suo dado. Fino ad allora la nave non vuole niente; il suo indicatore si può già spostare.

        I quattro dadi devono richiedere qualcosa. Se uno solo segna più di 0, deve essere fra i quattro; cinque zeri si rilanciano. La tabella elenca le facce.
rules-end = La fine
    .text =
        La partita finisce **subito** quando parte la nave { BOX("ships.ships") }, l'ultima. La consegna, l'ufficio o ciò che l'ha fatta partire viene ancora pagato; nient'altro di quel turno accade: nessun servizio, nessun edificio, niente al proprietario.

        Si tolgono gli schermi. { BOX("scoring.goods") ->
            [one] Ogni merce di qualunque tipo, legno compreso, dà
           *[other] Ogni { BOX("scoring.goods") } merci di qualunque tipo, legno compreso, danno
        } ancora 1 punto. Vince chi ha più punti. A parità decidono le merci avanzate, poi i pesos; se anche questi sono pari, la vittoria è condivisa.
rules-screens = Che cosa è nascosto
    .text =
        Merci, legno, pesos e punti stanno dietro gli schermi: vedi solo i tuoi. Tutto si ottiene e si paga allo scoperto e anche la riserva è in vista, perciò si può tenere il conto. A causa degli schermi la domanda arriva anche quando non hai scelta: altrimenti gli altri vedrebbero che non ne avevi. Nella scatola ci sono gettoni per { BOX("tokens.pesos") ->
            [one] { BOX("tokens.pesos") } peso
           *[other] { BOX("tokens.pesos") } pesos
        } e { BOX("tokens.vp") ->
            [one] { BOX("tokens.vp") } punto
           *[other] { BOX("tokens.vp") } punti
        }. Pesos e punti non finiscono mai: quello che supera i gettoni si annota.
rules-rulings = Chiarimenti
    .text =
        Dove i due regolamenti tacciono o discordano, noi giochiamo così. Ciò che è segnato come opzione si può cambiare.

        - Una riserva insufficiente dà quello che ha. *(opzione)*
        - Il proprietario è pagato alla fine di ogni turno, anche se il pedone è rimasto fermo. *(opzione)*
        - Quattro dadi devono richiedere almeno un'unità. *(opzione)*
        - Dieci fermate sono il viaggio più lungo. *(opzione)* Senza limite si fanno prima i giri interi, una decisione ciascuno, e ogni passaggio dal porto conta. Se ci si ferma al porto quando la nuova nave non ha ancora dadi nessuno può consegnare: tutti passano e l'indicatore va a destra.
        - I servizi si ottengono senza domande; scelgono solo chi visita Alonso o Pablo e chi paga El Zorro. *(opzione)*
        - Miguel ha la rosa blu. I regolamenti discordano: quello italiano e una recensione dicono blu, quello russo rosso, in una frase su un pedone rosso.
        - Distilleria e fabbrica di sigari arrivano fin dove bastano rum e sigari della riserva.
        - Il casinò cambia in un solo senso per visita, quanti punti si vuole. Alla volta se ne dicono quanti ne pagano tutte le monete della scatola; poi si può continuare.
        - Si può girare qualunque cubano a faccia in su, anche quello dove sta l'auto; non ha effetto, perché l'auto poi lo lascia. Più d'uno può stare a faccia in giù.
        - Dopo un giro intero fino allo stesso cubano a faccia in giù, lo si trova a faccia in su: l'auto lo ha lasciato.
        - Rivendicare un edificio dove c'è già un pedone non paga niente in quel momento.
        - Un edificio si può usare due volte nello stesso turno: con l'avvocato e poi con il pedone.
        - Se non si può entrare da nessuna parte, il pedone può usare l'edificio in cui si trova, anche se è stato appena usato con l'avvocato.
        - Chi non ha niente da dare a El Zorro non dà niente.
        - I tagli non contano: si pagano somme e si cambia liberamente.

## Che cosa pesano i bot

term-points = Punti
term-goods = Merci
term-money = Denaro
term-buildings = Edifici propri
term-timing = Turni a venire

# I nomi dei numeri nella pagina delle regole.
datum-pesos = pesos
datum-markers = segnalini di proprietà
datum-free_steps = fermate gratuite
datum-step = pesos per ogni fermata in più
datum-sawmill_vp = segheria: punti
datum-sawmill_pesos = segheria: pesos
datum-owner = punti al proprietario
datum-pieces = pezzi

# Ciò che avviene da sé, raccontato nel terminale.
news-ship = La nave { $before } è salpata, entra in porto la nave { $after }.
news-rolled = { $more ->
    [0] { "" }
   *[other] I dadi mostrano: { $items }.
    }
    .each = { $item } { $after }
news-flag = L'indicatore di valore è a { $after }.
news-inactive = { $fewer ->
    [0] { "" }
   *[other] Si può visitare di nuovo: { $lost }.
    }

## Numeri di cui non siamo sicuri: da che cosa li abbiamo dedotti

doubt-disputed_roses = La rosa di Miguel
    .text = Nell'esempio del regolamento italiano Miguel ha la rosa blu, in quello russo rossa; entrambi sono traduzioni. Una recensione indica Miguel e Pablo come coppia blu, e la frase russa parla poco prima di un pedone rosso: il rosso sembra una svista.
doubt-guessed_roses = Le rose di tre cubani
    .text = I regolamenti mostrano queste tre rose solo in figura. Ogni rosa è di due cubani, e in ogni coppia nota uno dei due dà merci; gli altri sono accoppiati secondo la stessa regola.
