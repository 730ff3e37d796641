# Puerto Rico insegna: perché una mossa è buona e che cosa costa l’alternativa.

## Perché questo ruolo

hint-role-coins = { $coins ->
    [one] Sulla carta c’è un doblone, e va solo a te.
   *[other] Sulla carta ci sono { $coins } dobloni, e vanno solo a te.
    }
hint-role-quarry = Da colonizzatore puoi prendere una cava, e nessun altro può: una cava al lavoro ti fa pagare gli edifici un doblone in meno.
hint-role-field = Il tuo impianto ha posto per altro { $good } e nella fila ce n’è una piantagione: scegli per primo ed è tua.
hint-role-mayor = Hai { $mine ->
        [one] { $mine } cerchio vuoto
       *[other] { $mine } cerchi vuoti
    }, più di chiunque altro ({ $seat } ne ha { $theirs }): i coloni servono soprattutto a te.
hint-role-mayor-extra = { $mine ->
    [one] Hai un cerchio vuoto, e il sindaco riceve un colono più degli altri.
   *[other] Hai { $mine } cerchi vuoti, e il sindaco riceve un colono più degli altri.
    }
hint-role-builder = Il costruttore paga un doblone in meno: con { $price } puoi avere { $building }.
hint-role-builder-last = Ne resta uno solo ({ $building }), anche { $seat } può pagarlo, e a te costerebbe { $price }.
hint-role-craftsman = { $theirs ->
    [0] Con il barile in più ne produci { $mine }, e gli altri nessuno.
   *[other] Con il barile in più ne produci { $mine }; tra gli altri { $seat } ne fa più di tutti, { $theirs }.
    }
hint-role-trader = Da mercante vendi per primo: { $good } ti rende { $price }.
hint-role-trader-last = Nell’emporio resta un posto: da mercante è tuo, e { $good } ti rende { $price }.
hint-role-captain = Carichi per primo: solo questo carico ({ $good }) vale { $points } punti, con quello in più del capitano.
hint-role-captain-first = Se carichi { $good } per primo, { $seat } non trova nave per questo: { $kind }.
hint-role-prospector = { $coins ->
    [one] Gli altri non ricevono nulla, e tu un doblone.
   *[other] Gli altri non ricevono nulla, e tu { $coins } dobloni.
    }
hint-role-prospector-for = Con { $coins } in più ne hai { $money }, abbastanza per il prossimo edificio: { $building }.

## Che cosa costa un altro ruolo

cost-role-craftsman = { $theirs ->
    [0] Produrresti solo { $mine } barili.
   *[other] Tu produrresti { $mine } barili, { $seat } { $theirs }.
    }
cost-role-craftsman-none = Tu non produrresti nulla, { $seat } { $theirs ->
        [one] { $theirs } barile
       *[other] { $theirs } barili
    }.
cost-role-captain = { $mine ->
    [0] Tu non hai nulla da caricare, { $seat } può caricarne { $theirs }.
    [one] Il tuo carico migliore è di un barile, { $seat } può caricarne { $theirs }.
   *[other] Il tuo carico migliore è di { $mine } barili, { $seat } può caricarne { $theirs }.
    }
cost-role-trader = { $good } renderebbe { $price }, ma venderebbero anche gli altri.
cost-role-trader-none = Non hai nulla che l’emporio prenda.
cost-role-builder = Con { $money ->
        [one] { $money } doblone
       *[other] { $money } dobloni
    } il meglio che puoi costruire è questo: { $building }.
cost-role-builder-none = Con { $money ->
        [one] { $money } doblone
       *[other] { $money } dobloni
    } non puoi ancora costruire nulla.
cost-role-mayor = { $mine ->
    [0] Tu non hai cerchi vuoti, e { $seat } ne ha { $theirs } da riempire.
    [one] Tu hai un cerchio vuoto, e { $seat } ne ha { $theirs } da riempire.
   *[other] Tu hai { $mine } cerchi vuoti, e { $seat } ne ha { $theirs } da riempire.
    }
cost-role-settler = { $idle ->
    [0] Un campo in più non rende finché non arrivano coloni.
    [one] Un tuo campo è già fermo senza impianto.
   *[other] { $idle } tuoi campi sono già fermi senza impianto.
    }
cost-role-prospector = Porta soldi e nient’altro.
cost-role-nobody = Per ora non darebbe niente a nessuno.

## Tessere

hint-quarry = Con un colono sopra gli edifici ti costano un doblone in meno; cave rimaste: { $left }.
hint-plant-corn = Il mais non ha bisogno di edifici: basta un colono sul campo per un barile.
hint-plant-fits = Il tuo impianto ha un cerchio libero, quindi il campo rende appena ci lavora un colono ({ $good }).
hint-plant-kind = Un tipo nuovo: { $good } si vende a { $price }, e l’emporio prende solo i tipi che non ha ancora.
hint-plant-more = Così i campi di questo tipo sono { $fields }, e i barili uguali vanno sulla stessa nave: { $good }.
cost-plant-corn = Il mais all’emporio non vale nulla: serve solo da spedire.
cost-plant-idle = Resta fermo senza il suo edificio: { $building } costa { $price }, e tu hai { $money }.
cost-plant-price = { $good } si vende a { $price }.
cost-quarry = Non dà merci e occupa un colono.

## Edifici

hint-build-plant = { $fields ->
    [one] Senza, un tuo campo non produce nulla ({ $good }).
   *[other] Senza, { $fields } tuoi campi non producono nulla ({ $good }).
    }
hint-build-plant-early = È pronto prima dei campi: la prossima piantagione rende subito ({ $good }).
hint-build-large = Con un colono varrebbe { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } se la partita finisse adesso, e ce n’è uno solo.
hint-build-last = È l’ultimo, e anche { $seat } può pagarlo.
hint-build-harbor = Con un colono al lavoro ogni carico vale un punto in più.
hint-build-wharf = È una nave tutta tua: una volta per fase un tipo intero fa punti, per quanto sia pieno il porto.
hint-build-market = { $kinds ->
    [0] Con un colono al lavoro ogni vendita rende di più, appena avrai qualcosa da vendere.
    [one] Con un colono al lavoro ogni vendita rende di più; produci un tipo da vendere.
   *[other] Con un colono al lavoro ogni vendita rende di più; produci { $kinds } tipi da vendere.
    }
hint-build-office = { $kinds ->
    [0] Con un colono al lavoro puoi vendere un tipo che l’emporio ha già.
    [one] Con un colono al lavoro puoi vendere un tipo che l’emporio ha già; produci un tipo da vendere.
   *[other] Con un colono al lavoro puoi vendere un tipo che l’emporio ha già; produci { $kinds } tipi da vendere.
    }
hint-build-store = Hai { $count } barili; senza magazzino di ciò che le navi non prendono se ne salva uno solo.
hint-build-use = { $points ->
    [one] Vale un punto alla fine e, con un colono, lavora a ogni round.
   *[other] Vale { $points } punti alla fine e, con un colono, lavora a ogni round.
    }
cost-build = Costa { $price } e ti lascia { $left }.
cost-build-no-field = Resta vuoto: non hai campi che possa usare ({ $good }).

## Coloni e merci

hint-staff-elsewhere = Altrove i coloni rendono di più: guarda la disposizione intera.
hint-extra-ship = Un barile in più da spedire è un punto in più.
hint-staff-pair = Campo e impianto lavorano solo insieme: per un barile serve un colono in entrambi ({ $good }).
hint-staff-corn = Un colono sul mais è un barile ogni volta, senza edifici.
hint-staff-quarry = Con un colono la cava toglie un doblone al tuo prossimo edificio.
hint-staff-building = Vuoto non fa nulla: { $building }.
hint-extra = È la merce più cara che hai prodotto: { $good } si vende a { $price }.
hint-extra-some = Un barile in più: { $good } si vende a { $price }.
hint-sell = Ti rende { $price }, il massimo possibile.
hint-sell-some = Ti rende { $price }, e tieni la merce che vale di più.
hint-sell-last = Ti rende { $price }, e l’emporio è pieno prima che { $seat } possa vendere.
hint-load = { $count ->
    [one] Il barile vale un punto, e ciò che resta a terra può andare perso ({ $good }).
   *[other] Questi { $count } barili valgono un punto l’uno, e ciò che resta a terra può andare perso ({ $good }).
    }
hint-load-part = { $count ->
    [one] C’è posto per un barile, che vale un punto, e a terra { $rest ->
        [one] ne resta uno.
       *[other] ne restano { $rest }.
    }
   *[other] C’è posto per { $count } barili, un punto l’uno, e a terra { $rest ->
        [one] ne resta uno.
       *[other] ne restano { $rest }.
    }
    }
hint-load-blocks = A { $seat } resta posto per { $then } invece di { $before }.
hint-load-shuts = A { $seat } non resta posto per { $before ->
        [one] { $before } barile
       *[other] { $before } barili
    }.
hint-wharf = { $count ->
    [one] Il cantiere prende il barile qualunque cosa portino le navi, e vale un punto.
   *[other] Il cantiere prende tutti i { $count } barili qualunque cosa portino le navi, un punto l’uno.
    }
hint-keep = Vale la pena tenerlo: { $good } si vende a { $price }.
hint-keep-ship = Vale la pena tenerlo: sulla prossima nave è un punto ({ $good }).
hint-keep-none = Puoi tenere poco, e un’altra merce vale più di { $good }.
hint-colonist = Il colono lavora subito, senza aspettare il sindaco.
hint-recruit = È un colono in più, e lo riceve solo il sindaco.
hint-pass-build = { $money ->
    [one] Tieni il tuo doblone per qualcosa che ti serve di più.
   *[other] Tieni i tuoi { $money } dobloni per qualcosa che ti serve di più.
    }
hint-pass-trade = Un barile su una nave vale un punto, e l’emporio non paga di più il tuo.
hint-pass-tile = { $empty ->
    [one] Hai già un cerchio vuoto: un altro campo aspetterebbe soltanto coloni.
   *[other] Hai già { $empty } cerchi vuoti: un altro campo aspetterebbe soltanto coloni.
    }
cost-sell = Rende { $price }.
cost-load = { $count ->
    [one] Carica un solo barile.
   *[other] Carica solo { $count } barili.
    }
cost-pass-build = { $money ->
    [one] Il tuo doblone resterebbe fermo un round.
   *[other] I tuoi { $money } dobloni resterebbero fermi un round.
    }
cost-pass-trade = Rinunceresti a { $price ->
        [one] { $price } doblone
       *[other] { $price } dobloni
    }.
cost-pass-tile = Una tessera non costa nulla, e con un colono lavora per tutta la partita.

## La prima partita, passo per passo

lesson-role = Prendi il colonizzatore
    .text = A ogni turno scegli un ruolo e lo svolgono tutti; il privilegio della carta è solo tuo. Vince chi ha più punti, che vengono dalle navi e dagli edifici.
lesson-quarry = Prendi la cava
    .text = Da colonizzatore puoi prendere una cava invece di una piantagione. Con un colono al lavoro rende gli edifici meno cari.
lesson-colonist = Metti il colono sulla cava
    .text = Inés ha scelto il sindaco, e per te sbarca un colono. Un campo o un edificio senza coloni non fa nulla.
lesson-market = Costruisci il piccolo mercato
    .text = Teo ha scelto il costruttore, ma possono costruire tutti. La cava toglie un doblone, così il mercato non ti costa nulla.
lesson-builder = Prendi il costruttore: costruisci la piccola tintoria
    .text = Solo il mais non ha bisogno di un edificio, le altre colture sì. Da costruttore paghi ancora un doblone in meno.
lesson-field = Pianta il mais
    .text = Rosa ha scelto il colonizzatore. Il mais è l’unica coltura senza edificio: basta un colono sul campo.
lesson-mayor = Prendi il sindaco: occupa campo, impianto e mercato
    .text = Il sindaco riceve un colono più degli altri. Chi già lavora può spostarsi: usa quello della cava.
lesson-craftsman = Prendi il produttore
    .text = Tutti raccolgono ciò che campi e impianti possono dare. Tu ricevi un barile in più di ciò che hai prodotto.
lesson-sell = Vendi un indaco
    .text = Inés ha scelto il mercante, e l’emporio prende ogni merce una volta sola. L’indaco rende { BOX("goods.prices.indigo") }, e il piccolo mercato aggiunge { BOX("bonuses.small_market") }.
lesson-captain = Prendi il capitano e carica
    .text = Una nave porta una sola merce, e chi può caricare deve farlo. Ogni barile è un punto, e il capitano ne riceve uno in più.
lesson-coins = Prendi il costruttore con i dobloni: costruisci il piccolo magazzino
    .text = A ogni round un ruolo che nessuno prende riceve un doblone, e chi poi lo sceglie li incassa tutti. Dopo il carico tieni un solo barile; un magazzino con un colono salva un tipo intero.
lesson-end = Adesso gioca tu
    .text = Il round è l’ultimo quando la nave dei coloni non si riempie, i punti finiscono o una città è piena. Anche gli edifici danno punti.
