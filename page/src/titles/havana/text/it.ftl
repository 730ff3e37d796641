# L'Avana sulla pagina: parole brevi. Nomi, regole e motivi sono nel catalogo del gioco.

hv-tab-town = Vie
hv-tab-cards = Le mie carte

hv-step-choose = Prime carte
hv-step-order = Ordine
hv-step-act = Azioni e cantiere
hv-step-supply = Rifornimento
hv-step-replace = Ricambio
hv-first-to = fino a { $n }
hv-houses = Edifici
hv-materials = Materiali
hv-n-left = restano { $n }

hv-white = bianchi
hv-yellow = gialli
hv-green = verdi
hv-red = rossi
hv-debris = macerie
hv-pesos = pesos
hv-workers = operai
hv-points = punti
hv-age = età, 1 è il più giovane

hv-n-white = { $n ->
    [one] { $n } mattone bianco
   *[other] { $n } mattoni bianchi
}
hv-n-yellow = { $n ->
    [one] { $n } mattone giallo
   *[other] { $n } mattoni gialli
}
hv-n-green = { $n ->
    [one] { $n } mattone verde
   *[other] { $n } mattoni verdi
}
hv-n-red = { $n ->
    [one] { $n } mattone rosso
   *[other] { $n } mattoni rossi
}
hv-n-debris = { $n } macerie
hv-n-pesos = { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
hv-n-workers = { $n ->
    [one] { $n } operaio
   *[other] { $n } operai
}
hv-n-architect = un architetto
hv-n-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
hv-n-buildings = { $n ->
    [0] nessun edificio
    [one] { $n } edificio
   *[other] { $n } edifici
}

hv-order = Ordine di gioco
hv-order-number = Numero civico
hv-plate-note = Le due carte scoperte, prima la cifra minore: gioca prima il numero più basso. A parità chi ha meno punti, mattoni, pesos, operai, macerie; poi il più giovane (età { $n }).
hv-rows = File di edifici
hv-upper = Fila superiore
hv-lower = Fila inferiore
hv-row-empty = In questa fila non resta nulla
hv-end = Estremità della fila
hv-not-end = Non è all'estremità della fila
hv-next-end = poi in testa
hv-can-build = Costruisci
hv-can-raze = Demolisci
hv-can-pay = Puoi pagare
hv-chosen = Scelto
hv-short = mancano
hv-short-of = Mancano: { $what }
hv-n-short = −{ $n }
hv-costs = costa { $what }
hv-then-end = poi { $name } è all'estremità

hv-pool = Comune
hv-bag = Sacchetto
hv-in-bag = Nel sacchetto
hv-supply = Riserva
hv-stack = Mazzo
hv-stack-top = Mazzo: { $n } edifici, in cima { $name }
hv-stack-empty = Il mazzo è vuoto
hv-n-razed = { $n } demoliti
hv-razed = Demoliti: { $names }
hv-draw = { BOX("effects.contrabando_blind") } alla cieca

hv-my-place = Il mio posto
hv-my-buildings = I miei edifici
hv-no-buildings = qui sorgeranno i tuoi edifici
hv-my-holdings = Ciò che ho
hv-holdings = Averi
hv-n-to-one = { $n } a 1
hv-hire =
    Scambia { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } per 1 operaio
hv-change = Scambia { BOX("exchange.debris") } macerie per 1 mattone
hv-open = Scoperte
hv-picked = Scelte
hv-hand = Mano
hv-used = Scarti
hv-hidden = Nascoste
hv-unseen = scartata di nascosto
hv-hand-used = { $hand }, scarti { $used }
hv-cards-of = { $hand } in mano, { $used } scartate. Mostra quali
hv-back-in = tornano fra { $n } round
hv-of-target = { $n } punti su { $target }
hv-of = su { $n }
hv-face-down = coperta
hv-done = fatto
hv-goes = esce
hv-do-first = prima
hv-give-up = cedi
hv-lay-it = Metti coperta
hv-throw-it = Scarta
hv-hand-rest = una esce nel ricambio
hv-pick-two = scegli due carte
hv-lay-one = mettine una coperta
hv-throw-one = scartane una, o nessuna

hv-now-building = costruisce
hv-now-choosing = sceglie
hv-now-acting = agisce
hv-plays-next = poi tocca
hv-rob-pesos = Ruba { $n ->
    [one] { $n } peso
   *[other] { $n } pesos
}
hv-rob-material = Ruba { $n ->
    [one] { $n } materiale
   *[other] { $n } materiali
}

hv-lay-both = Metti entrambe coperte
hv-would-be = Il tuo numero civico: { $plate }
hv-pick-more = { $n ->
    [one] ancora una carta
   *[other] scegli due carte
}

hv-pass-recycle = Non scartare nulla
hv-pass-demolish = Non demolire nulla
hv-pass-build = Chiudi il turno
hv-pass-pay = Il resto come sulla carta
hv-chip-hire =
    { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } → operaio
hv-chip-change = { BOX("exchange.debris") } macerie → { $colour }

fx-siesta = Ti porta avanti
fx-guardaespaldas = Nessuno ti deruba
fx-mendigo =
    Prendi { BOX("effects.mendigo") ->
        [one] { BOX("effects.mendigo") } peso
       *[other] { BOX("effects.mendigo") } pesos
    }
fx-reciclaje = Scambio con gli scarti
fx-ruina = Togli un'estremità
fx-escombros = Comune: le macerie
fx-obreros =
    { BOX("effects.obreros_first") ->
        [one] { BOX("effects.obreros_first") } operaio
       *[other] { BOX("effects.obreros_first") } operai
    }, poi { BOX("effects.obreros_later") }
fx-arquitecto =
    { BOX("effects.arquitecto") ->
        [one] { BOX("effects.arquitecto") } operaio
       *[other] { BOX("effects.arquitecto") } operai
    }; legge piani
fx-ladron =
    Ruba { BOX("thief.ladron") ->
        [one] { BOX("thief.ladron") } peso
       *[other] { BOX("thief.ladron") } pesos
    }
fx-receptador =
    Ruba { BOX("effects.receptador") ->
        [one] { BOX("effects.receptador") } materiale
       *[other] { BOX("effects.receptador") } materiali
    }
fx-contrabando = { BOX("effects.contrabando_blind") } alla cieca o 1
fx-empresario = Comune: ½ dei pesos
fx-mama = Comune: ½ di tutto

field-round = round
field-order = ordine di gioco
field-turn = posto nell'ordine
field-target = punti per vincere
field-rows = file di edifici
field-stack = mazzo
stack-left = restano
field-top = in cima
field-demolished = demoliti
field-pool = riserva comune
field-supply = riserva
field-bag = sacchetto
field-box = scatola
field-affordable = si può pagare ora
field-ruina_used = demolizione già usata
field-to_perform = azioni da compiere
field-boards = posti
field-own = le mie carte
field-points = punti
field-materials = materiali
field-pesos = pesos
field-workers = operai
field-buildings = edifici
field-open = carte scoperte
field-initiative = numero civico
field-hand = mano
field-laid = coperte
field-pile = scarti
field-thrown = scartate di nascosto
field-hidden = carte nascoste
field-age = età, dal più giovane
field-leaving = via alla rivelazione
field-building = edificio
field-cost = costo
field-architect = architetto

## Lezioni: di che si tratta a ogni passo, per una prima partita
aim = Completa edifici: ognuno dà punti. Chi raggiunge per primo la soglia vince subito: { BOX("target.points.0") } punti in due, { BOX("target.points.1") } in tre, { BOX("target.points.2") } in quattro.
lesson-choose = Le due carte dicono che cosa fai e quando: insieme formano un numero, 2 e 7 fanno 27, e gioca per primo il più basso. Le carte piccole danno poco ma presto, finché la riserva comune è piena; le grandi danno molto, se resta qualcosa.
lesson-act = Agiscono tutte e due le tue carte, nell’ordine che vuoi; poi puoi costruire. L’ordine conta solo se una carta cambia ciò che serve all’altra.
lesson-recycle = Puoi scambiare una carta della mano con una già usata: qui ne scarti una, poi ne riprendi un’altra. Così una carta forte torna prima.
lesson-fetch = Riprendi in mano una carta dai tuoi scarti. Tutti vedono quale.
lesson-demolish = Puoi demolire un edificio all’estremità di una fila: quello che un avversario sta per pagare, o quello che sta davanti all’edificio che vuoi.
lesson-rob = Ruba pesos a uno che gioca dopo di te: { BOX("thief.ladron") }, oppure { BOX("thief.ladron_rich") } se ne ha { BOX("thief.ladron_rich_from") } o più. La guardia del corpo scoperta protegge.
lesson-fence = Ruba materiale a uno che gioca dopo di te: { BOX("effects.receptador") }, o { BOX("effects.receptador_rich") } se ha { BOX("effects.receptador_rich_from") } o più mattoni colorati. La guardia del corpo scoperta protegge.
lesson-loot = Prendi ciò che manca all’edificio a cui miri, o ciò che gli serve di più. I simboli sbiaditi sulle carte alle estremità sono quelli che ti mancano.
lesson-smuggle =
    In questo round sei il primo contrabbandiere: { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } materiale
       *[other] { BOX("effects.contrabando_blind") } materiali
    } alla cieca dal sacchetto, o uno a scelta; i successivi ne pescano { BOX("effects.contrabando_later") }. Scegli se a un edificio ne manca uno solo.
lesson-share = La mamma prende metà dei mattoni della riserva comune; i colori li scegli tu. Guarda che cosa chiedono le carte alle estremità delle file.
lesson-build =
    I punti vengono solo dagli edifici: costruisci quanti ne puoi pagare, ma solo alle estremità delle due file. { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } diventano un operaio, { BOX("exchange.debris") } macerie un mattone.
lesson-lay = Per il prossimo round metti una carta nuova e tieni una delle due scoperte: agiranno entrambe e formeranno il nuovo numero. Le carte usate tornano solo quando in mano ne restano { BOX("hands.recover_at") }.
lesson-discard = La carta che dai via va tra i tuoi scarti; l’altra resta scoperta e agisce ancora nel prossimo round, insieme a quella appena messa.
lesson-pay =
    Una parte del costo si può pagare con lo scambio: { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } per un operaio o { BOX("exchange.debris") } macerie per un mattone. Scegli cosa scambiare e tieni ciò che serve al prossimo edificio.
