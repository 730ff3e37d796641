# Cuba insegna: perché una mossa è buona e che cosa costa l’alternativa.

## Personaggi

hint-play-worker = Il lavoratore porta fino a { $resources ->
        [one] { $resources } risorsa
       *[other] { $resources } risorse
    } e { $products ->
        [one] { $products } prodotto
       *[other] { $products } prodotti
    }.
hint-play-sell = Hai da vendere qualcosa che adesso rende { $price }: { $piece }.
hint-play-buy = { $pesos ->
    [0] Puoi prendere gratis un pezzo dal mercato.
    [one] Con un peso puoi comprare qualcosa, oppure prendi un pezzo gratis.
   *[other] Con { $pesos } pesos puoi comprare ciò che vuole una nave, oppure prendi un pezzo gratis.
    }
hint-play-build = Le tue risorse bastano per questo, e ogni edificio vale { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } punto
       *[other] { BOX("play.building_points") } punti
    } alla fine: { $building }.
hint-play-build-last = Ce n’è uno solo ({ $building }), e anche { $seat } può pagarlo.
hint-play-architect-points = Non puoi costruire, ma l’architetto dà anche punti per niente.
hint-play-store = { $count ->
    [one] Un tuo prodotto va a male a fine round se il caposquadra non lo mette al sicuro.
   *[other] { $count } tuoi prodotti vanno a male a fine round se il caposquadra non li mette al sicuro.
    }
hint-play-foreman = { $count ->
    [0] Nella riga e nella colonna della pedina non ci sono edifici, ma il caposquadra può usarne uno ovunque.
    [one] Il caposquadra usa tutti gli edifici nella riga e nella colonna della pedina: ora uno.
   *[other] Il caposquadra usa tutti gli edifici nella riga e nella colonna della pedina: ora { $count }.
    }
hint-play-load = { $count ->
    [one] Una nave prende un tuo pezzo per { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] Una nave prende { $count } tuoi pezzi per { $points } punti.
    }
hint-play-pesos = Nessuna nave vuole ciò che hai, e chi chiede per primo pesos al sindaco ne riceve di più.
hint-play-votes = Per il parlamento ti resta { $character }: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    }.
cost-play-worker = Il lavoratore porterebbe { $resources ->
        [one] { $resources } risorsa
       *[other] { $resources } risorse
    } e { $products ->
        [one] { $products } prodotto
       *[other] { $products } prodotti
    }.
cost-play-sell = La tua vendita migliore renderebbe { $price }.
cost-play-sell-none = Non hai nulla da vendere.
cost-play-architect = Potresti costruire questo: { $building }.
cost-play-architect-none = Non hai risorse per nessun edificio.
cost-play-foreman = { $count ->
    [0] Il caposquadra non troverebbe edifici nella riga e nella colonna della pedina, e potrebbe usarne solo uno altrove.
    [one] Il caposquadra userebbe un solo edificio.
   *[other] Il caposquadra userebbe { $count } edifici.
    }
cost-play-mayor = { $points ->
    [0] Rinunci a { $votes } voti in parlamento, e nessuna nave prende qualcosa di tuo.
    [one] Rinunci a { $votes } voti in parlamento per un solo punto di carico.
   *[other] Rinunci a { $votes } voti in parlamento per { $points } punti di carico.
    }

## Lavoratore

hint-figure = Porta { $resources ->
        [one] { $resources } risorsa
       *[other] { $resources } risorse
    } e { $products ->
        [one] { $products } prodotto
       *[other] { $products } prodotti
    }, più di quasi ogni altro posto.
hint-figure-some = Porta { $resources ->
        [one] { $resources } risorsa
       *[other] { $resources } risorse
    } e { $products ->
        [one] { $products } prodotto
       *[other] { $products } prodotti
    }.
hint-figure-water = Spendendo l’acqua di questo turno raccogli un campo in più: { $resources ->
        [one] { $resources } risorsa
       *[other] { $resources } risorse
    } e { $products ->
        [one] { $products } prodotto
       *[other] { $products } prodotti
    }.
hint-figure-lacks = Lì c’è ciò che ti manca per il prossimo edificio ({ $building }): { $piece }.
hint-harvest = È il prodotto più caro che puoi raccogliere: { $piece } si vende a { $price }.
hint-harvest-some = { $piece } si vende a { $price }; il mercato o una nave potranno pagare di più.
hint-harvest-ship = Una nave in porto lo prende per { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } l’uno ({ $piece }).
cost-figure = Porta { $resources ->
        [one] { $resources } risorsa
       *[other] { $resources } risorse
    } e { $products ->
        [one] { $products } prodotto
       *[other] { $products } prodotti
    }.
cost-harvest = { $piece } si vende a { $price }.

## Mercato e scorte

hint-sell = Rende { $price }, il prezzo migliore per ciò che hai.
hint-sell-some = Rende { $price }, e tieni ciò che vale di più.
hint-sell-first = Adesso rende { $price }, e meno dopo che avrà venduto { $seat }.
hint-buy = Costa { $price }, e ogni acquisto alza il prezzo per gli altri.
hint-buy-ship = Costa { $price }, e una nave lo paga { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
hint-take = È gratis, e ciascuno di questi posti si usa una volta per round.
hint-take-lacks = È il pezzo che ti manca per il prossimo edificio: { $building }.
hint-take-ship = È gratis, e una nave lo paga { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
hint-start-resource = Legno e pietra pagano il tuo primo edificio: { $piece }.
hint-start-water = L’acqua lascia raccogliere un campo in più, o paga un edificio.
hint-start-product = I prodotti vanno al mercato e sulle navi; prendi ciò che vogliono le navi in porto: { $piece }.
cost-sell = Rende solo { $price }.
cost-buy = Costa { $price } e ti lascia { $left }.

## Edifici

hint-build = Ogni edificio vale { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } punto
       *[other] { BOX("play.building_points") } punti
    } alla fine, e fino ad allora lavora per te.
hint-build-early = Lavora ancora per { $rounds } round, e ogni edificio vale { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } punto
       *[other] { BOX("play.building_points") } punti
    } alla fine.
hint-build-last = Ce n’è uno solo, e anche { $seat } può pagarlo.
hint-site = Il campo sotto smette di produrre: scegline uno di cui puoi fare a meno.
hint-site-spare = Hai un altro campo di quel tipo ({ $piece }), quindi perdi poco.
hint-site-lit = È nella riga o colonna della tua pedina: il caposquadra può usarlo subito.
hint-use = Ricevi ciò che dà, una volta per round: { $building }.
hint-use-warehouse = { $count ->
    [one] Salva un prodotto dal deperire.
   *[other] Salva { $count } prodotti dal deperire.
    }
cost-build = Costa { $count ->
        [one] { $count } risorsa
       *[other] { $count } risorse
    }.
cost-site = Perderesti per sempre il raccolto del campo: { $piece }.

## Navi

hint-load = Ogni pezzo lì vale { $points ->
    [one] un punto.
   *[other] { $points } punti.
    }
hint-load-leaves = Vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, e dopo questo round la nave parte comunque.
hint-load-last = È l’ultimo posto: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per te e nessuno per { $seat }.
hint-alternative-pesos = I pesos sono subito tuoi, e chi viene dopo ne riceve meno.
hint-alternative-points = Punti per niente, e chi viene dopo ne riceve meno.
cost-load = Vale solo { $points ->
    [one] un punto al pezzo.
   *[other] { $points } punti al pezzo.
    }

## Parlamento, tassa e tributo

hint-bid = Così hai { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    }; { $seat } ne ha { $theirs } prima di comprarne.
hint-bid-sure = Così hai { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    }, e { $seat } anche con tutti i pesos arriva solo a { $most }.
hint-bid-none = I pesos sono persi anche se perdi, e { $votes ->
        [one] { $votes } voto ce l’hai
       *[other] { $votes } voti li hai
    } comunque.
hint-enact = Vale subito e resta finché un altro disegno di legge dello stesso tipo non lo sostituisce.
hint-enact-subsidy = { $points ->
    [one] Ti dà subito un punto, e di nuovo a ogni round in cui resta.
   *[other] Ti dà subito { $points } punti, e di nuovo a ogni round in cui resta.
    }
hint-enact-tax-less = La tua tassa scende da { $now } a { $then }.
hint-enact-tax-poor = Tu puoi pagare la tassa, { $seat } no.
hint-enact-duty = Puoi consegnarlo subito: { BOX("play.duty_points") ->
        [one] { BOX("play.duty_points") } punto
       *[other] { BOX("play.duty_points") } punti
    }.
hint-enact-duty-only = Tu puoi consegnarlo subito, { $seat } no.
hint-pay-tax = { $pesos ->
    [0] Non costa nulla e vale { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } punto
       *[other] { BOX("play.tax_points") } punti
    }.
    [one] Con un peso ricevi { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } punto
       *[other] { BOX("play.tax_points") } punti
    }.
   *[other] Con { $pesos } pesos ricevi { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } punto
       *[other] { BOX("play.tax_points") } punti
    }.
    }
hint-pay-tax-both = Tassa e tributo insieme valgono { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } punto
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } punti
    }, e tu puoi fare entrambi.
hint-pay-duty = Vale { BOX("play.duty_points") ->
        [one] { BOX("play.duty_points") } punto
       *[other] { BOX("play.duty_points") } punti
    }.
hint-pay-duty-both = Hai pagato la tassa: con il tributo fanno { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } punto
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } punti
    } invece di { BOX("play.tax_points") }.
hint-done-tax = { $pesos ->
        [one] Un peso altrove ti rende
       *[other] { $pesos } pesos altrove ti rendono
    } più di { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } punto
       *[other] { BOX("play.tax_points") } punti
    }.
hint-done-trade = Ciò che tieni ti vale più del prezzo di adesso: su una nave, per il tributo o in magazzino.
hint-done-buy = Tieni i tuoi pesos: al mercato niente ti serve di più.
cost-bid = { $count ->
    [one] Un peso sarebbe perso anche se perdi.
   *[other] { $count } pesos sarebbero persi anche se perdi.
    }
cost-bid-none = Con { $votes ->
        [one] { $votes } voto soltanto
       *[other] { $votes } voti soltanto
    }, le leggi può sceglierle un altro.
cost-done-tax = Rinunceresti a { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } punto
       *[other] { BOX("play.tax_points") } punti
    }, o a { BOX("play.tax_points", "play.duty_points", "play.both_points") } per entrambi.
cost-done-trade = Rinunceresti a una vendita per { $price }.

## La prima partita, passo per passo

lesson-start = Prendi due agrumi, un legno e una pietra
    .text = I prodotti vanno al mercato e sulle navi, le risorse pagano gli edifici. Dopo { BOX("play.rounds") ->
        [one] { BOX("play.rounds") } round
       *[other] { BOX("play.rounds") } round
    } vince chi ha più punti.
lesson-worker = Gioca il lavoratore
    .text = La tua pedina lavora la sua riga e la sua colonna. Foresta, montagna e lago danno un cubetto ciascuno.
lesson-harvest = Raccogli tutti i prodotti
    .text = Dei prodotti nella croce puoi raccoglierne { BOX("play.free_harvests") } gratis. Ogni altro costa un’acqua: spendi quella appena presa.
lesson-architect = Gioca l’architetto: costruisci la banca piccola
    .text = Costa un legno e una pietra e vale { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } punto
       *[other] { BOX("play.building_points") } punti
    } alla fine. Il campo sotto smette per sempre di produrre.
lesson-foreman = Gioca il caposquadra: usa il magazzino
    .text = Usa tutti gli edifici nella riga e nella colonna della pedina, oppure uno ovunque. Il magazzino salva i prodotti che andrebbero a male.
lesson-trade = Gioca la commerciante: vendi un agrume
    .text = Rende { BOX("market.product_spaces.3") }, e ogni vendita abbassa il prezzo. Tieni gli altri: serviranno per il tributo e per una nave.
lesson-votes = Manda il sindaco in parlamento e non pagare nulla
    .text = La carta che non giochi è il tuo voto, e il sindaco vale { BOX("votes.mayor") }. Un peso compra un voto in più ed è perso anche se perdi.
lesson-bills = Approva i disegni di legge
    .text = Chi vince ne sceglie { BOX("play.bills_enacted") } su quattro. Sostituiscono le vecchie leggi e valgono subito.
lesson-tax = Paga la tassa
    .text = Pagarla vale { BOX("play.tax_points") ->
        [one] { BOX("play.tax_points") } punto
       *[other] { BOX("play.tax_points") } punti
    }. Nessuno è obbligato a pagare.
lesson-duty = Consegna il tributo
    .text = Tassa e tributo insieme valgono { BOX("play.tax_points", "play.duty_points", "play.both_points") ->
        [one] { BOX("play.tax_points", "play.duty_points", "play.both_points") } punto
       *[other] { BOX("play.tax_points", "play.duty_points", "play.both_points") } punti
    } invece di { BOX("play.tax_points") }. Per questo hai tenuto un agrume.
lesson-ship = Round 2: gioca il sindaco e carica
    .text = Ogni pezzo vale il numero del molo. Una nave al molo 3 parte a fine round.
lesson-end = Adesso gioca tu
    .text = La partita dura { BOX("play.rounds") ->
        [one] { BOX("play.rounds") } round
       *[other] { BOX("play.rounds") } round
    }, e alla fine ogni edificio aggiunge { BOX("play.building_points") ->
        [one] { BOX("play.building_points") } punto
       *[other] { BOX("play.building_points") } punti
    }. Guarda quali disegni di legge ti convengono prima di scegliere l’ultima carta.
