# Santiago de Cuba insegna: perché una mossa è buona e che cosa costa l’alternativa.

## Guida

hint-port = Solo questa merce ({ $good }) vale { $points } punti al valore { $value }.
hint-port-best = Il valore non sale più: questa merce ({ $good }) vale { $points } punti, e il prossimo passaggio fa partire la nave.
hint-port-last = È l’ultima nave, e di ciò che resta servono { BOX("scoring.goods") ->
        [one] { BOX("scoring.goods") } merce
       *[other] { BOX("scoring.goods") } merci
    } per un punto: questa merce ({ $good }) dà { $points } punti.
hint-visit-raises = { $count ->
    [one] Passi il porto e il valore sale a { $value }: bene per il pezzo che hai.
   *[other] Passi il porto e il valore sale a { $value }: bene per i { $count } pezzi che hai.
    }
hint-visit-sends = Passi il porto e fai partire la nave prima che gli altri consegnino.
hint-visit-wanted = La nave lo vuole: ogni pezzo varrà { $value } punti o più ({ $good }).
hint-visit-refines = Ciò che ricevi diventa subito lì accanto ciò che vuole la nave: { $good } ({ $building }).
hint-visit-good = Per dopo: { $good }.
hint-visit-lawyer = Un edificio tuo dà { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } punto
       *[other] { BOX("buildings.owner") } punti
    } ogni volta che un altro vi finisce il turno; ti { $markers ->
        [one] resta un segnalino.
       *[other] restano { $markers } segnalini.
    }
hint-visit-pesos = { $pesos ->
    [0] Senza i suoi pesos non ne avresti per guidare: te ne dà { BOX("cubans.martinez") }.
    [one] Ti resterebbe un solo peso per guidare: lui te ne dà { BOX("cubans.martinez") }.
   *[other] Ti resterebbero solo { $pesos } pesos per guidare: lui te ne dà { BOX("cubans.martinez") }.
    }
hint-visit-money = { BOX("cubans.martinez") ->
        [one] { BOX("cubans.martinez") } peso
       *[other] { BOX("cubans.martinez") } pesos
    } subito, per guidare dove conta.
hint-visit-points = { BOX("cubans.maria") ->
        [one] { BOX("cubans.maria") } punto
       *[other] { BOX("cubans.maria") } punti
    } subito, e nessuno te { BOX("cubans.maria") ->
        [one] lo
       *[other] li
    } toglie.
hint-visit-fence = La merce la scegli tu, per esempio quella che la nave vuole di più: { $good }.
hint-visit-zorro = { $count ->
    [one] L’avversario deve darti qualcosa.
   *[other] Ognuno dei { $count } avversari deve darti qualcosa.
    }
hint-visit-free = Ci arrivi gratis.
cost-visit-price = Costa { $price } e ti lascia { $left ->
        [one] { $left } peso
       *[other] { $left } pesos
    }.
cost-visit-down = La carta è coperta: lì non riceveresti nulla.
cost-port = { $points ->
    [0] Non hai nulla che la nave voglia, e gli altri possono consegnare.
   *[other] Potresti consegnare per { $points } punti, ma consegnano anche gli altri.
    }
cost-visit-sends = { $count ->
    [one] Fa partire la nave, e un tuo pezzo resta a terra.
   *[other] Fa partire la nave, e { $count } tuoi pezzi restano a terra.
    }
cost-visit-unwanted = La nave non lo vuole: { $good }.

## Edifici

hint-move-own = È tuo: nessuno fa punti se ti fermi lì.
hint-move-free = Non è di nessuno: nessuno fa punti se ti fermi lì.
hint-use-refine = { $count ->
    [one] Trasforma il tuo pezzo in qualcosa di meglio: { $good }.
   *[other] Trasforma tutti i tuoi { $count } in qualcosa di meglio: { $good }.
    }
hint-use-bank = { $pesos ->
    [0] Non hai pesos, e ogni fermata che non è gratis ne costa { BOX("street.step") }.
    [one] Hai un peso, e ogni fermata che non è gratis ne costa { BOX("street.step") }.
   *[other] Hai { $pesos } pesos, e ogni fermata che non è gratis ne costa { BOX("street.step") }.
    }
hint-use-church = { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } punto
       *[other] { BOX("buildings.church") } punti
    } per niente.
hint-use-cafe = Paga { $points } punti per ciò che la nave forse non prenderà mai.
hint-use-sawmill = Qui un legno vale { BOX("buildings.sawmill_vp") ->
        [one] { BOX("buildings.sawmill_vp") } punto
       *[other] { BOX("buildings.sawmill_vp") } punti
    } e { BOX("buildings.sawmill_pesos") ->
        [one] { BOX("buildings.sawmill_pesos") } peso
       *[other] { BOX("buildings.sawmill_pesos") } pesos
    }, al porto solo { BOX("ships.wood") ->
        [one] { BOX("ships.wood") } punto
       *[other] { BOX("ships.wood") } punti
    }.
hint-use-office = { BOX("buildings.office") ->
        [one] { BOX("buildings.office") } punto
       *[other] { BOX("buildings.office") } punti
    } per un solo pezzo senza andare al porto, dove vale { $value }.
hint-use-casino = I pesos alla fine non contano; qui i tuoi farebbero { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
hint-use-newspaper = { BOX("buildings.newspaper") ->
        [one] { BOX("buildings.newspaper") } peso
       *[other] { BOX("buildings.newspaper") } pesos
    }, e chi si ferma alla carta che copri non riceve nulla.
hint-use-customs = Tu non ne hai, quindi che nessuno ci faccia punti: { $good }.
hint-use-harbour = { $count ->
    [0] Il valore lo muovi tu, e la nave non vuole nulla di tuo: abbassalo per gli altri.
    [one] Il valore lo muovi tu, e ne dipende un tuo pezzo.
   *[other] Il valore lo muovi tu, e ne dipendono { $count } tuoi pezzi.
    }
hint-claim = { $left ->
    [0] Ogni volta che un altro pedone vi finisce il turno fai un punto; è il tuo ultimo segnalino.
    [one] Ogni volta che un altro pedone vi finisce il turno fai un punto; ti resterà un segnalino.
   *[other] Ogni volta che un altro pedone vi finisce il turno fai un punto; ti resteranno { $left } segnalini.
    }
hint-claim-busy = Ci vanno tutti di continuo: { $building }.
hint-claim-pawn = { $seat } è già lì e ti paga se il pedone resta.
cost-move-owner = È di { $seat }, che fa { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } punto
       *[other] { BOX("buildings.owner") } punti
    } se finisci lì.
cost-move-idle = Adesso lì non potresti fare nulla.

## Consegna

hint-deliver = { $points } punti subito.
hint-deliver-fills = { $points } punti, e nessun altro potrà più consegnarlo: { $good }.
hint-deliver-first = { $left ->
    [one] { $points } punti, e ne serve solo uno: prima che tocchi di nuovo a te potrebbero completarlo gli altri ({ $good }).
   *[other] { $points } punti, e ne servono solo { $left }: prima che tocchi di nuovo a te potrebbero completarlo gli altri ({ $good }).
    }
hint-wood = { $points ->
    [one] Il legno sostituisce ogni merce: { $points } punto,
   *[other] Il legno sostituisce ogni merce: { $points } punti,
    } e { $count ->
    [one] un posto
   *[other] { $count } posti
    } di meno per gli altri.
hint-take = Alla fine conta comunque: { BOX("scoring.goods") ->
        [one] { BOX("scoring.goods") } merce avanzata fa
       *[other] { BOX("scoring.goods") } merci avanzate fanno
    } un punto.
hint-take-wanted = La nave lo paga { $value }: { $good }.
hint-give = È ciò di cui puoi fare a meno più facilmente.
hint-give-peso = Un peso alla fine non conta nulla.
hint-aside = { $count ->
    [0] Quel dado non mostra nulla, così alla nave servono tutti gli altri.
    [one] Alla nave servirà un pezzo in meno, e tu ci perdi poco.
   *[other] Alla nave serviranno { $count } pezzi in meno, e tu ci perdi poco.
    }
hint-aside-none = Tu non ne hai, quindi meglio che alla nave non ne servano { $count }: { $good }.
hint-pass-deliver = Tieni ciò che hai: a un valore più alto o per la prossima nave vale di più.
cost-deliver = { $points ->
    [one] È solo un punto.
   *[other] Sono solo { $points } punti.
    }
cost-aside = Ne hai { $count } tu: { $good }.
cost-pass-deliver = Rinunceresti a { $points } punti.
cost-pass-use = In questo turno l’edificio non ti darebbe nulla.

## La prima partita, passo per passo

lesson-drive = Guida fino a José
    .text = Devi guidare almeno una fermata: { BOX("street.free_steps") ->
        [one] la prima è
       *[other] le prime { BOX("street.free_steps") } sono
    } gratis, ogni altra costa { BOX("street.step") ->
        [one] { BOX("street.step") } peso
       *[other] { BOX("street.step") } pesos
    }. José ti dà { BOX("cubans.jose") } zucchero; vince chi ha più punti quando parte la nave { BOX("ships.ships") }, l’ultima.
lesson-pawn = Sposta il pedone alla distilleria
    .text = La rosa sulla carta mostra quali edifici ti sono aperti. Scegline uno senza pedone.
lesson-rum = Trasforma tutto lo zucchero in rum
    .text = Puoi usare subito l’edificio. La distilleria cambia quanto zucchero vuoi in rum, uno per uno.
lesson-lawyer = Guida fino ad Alonso e prendi la banca
    .text = È gratis ed è tua per sempre. Fai { BOX("buildings.owner") ->
        [one] { BOX("buildings.owner") } punto
       *[other] { BOX("buildings.owner") } punti
    } quando un altro pedone vi finisce il turno.
lesson-white = Sposta il pedone e non usare l’edificio
    .text = Dopo ogni visita il pedone si sposta, ma usare l’edificio non è mai obbligatorio. Il casinò cambierebbe { BOX("buildings.casino") ->
        [one] { BOX("buildings.casino") } peso
       *[other] { BOX("buildings.casino") } pesos
    } in un punto.
lesson-port = Fermati al porto
    .text = Fermarsi lì comincia una consegna: prima tu, poi gli altri. Il pedone resta dov’è.
lesson-deliver = Consegna il rum
    .text = Una merce alla volta, poi tocca agli altri. Ogni pezzo vale quanto indica la nave: { BOX("ships.values.0") }, { BOX("ships.values.1") } o { BOX("ships.values.2") }.
lesson-others = Consegna il resto che serve, poi passa
    .text = La domanda cala a ogni pezzo, quindi prima ciò che hanno anche gli altri. Se tutti passano e la domanda resta, il valore sale di una bandiera.
lesson-zorro = Dai qualcosa a El Zorro
    .text = Chi va da lui riceve una cosa da ciascuno, e la sceglie chi dà. Un peso costerebbe meno, ma non ne hai.
lesson-past = Guida avanti
    .text = Chi passa il porto senza fermarsi alza il valore di una bandiera. Oltre il { BOX("ships.values.2") } la nave parte, qualunque cosa le serva ancora.
lesson-wood = Guida fino a Miguel, poi usa la chiesa
    .text = Miguel ti dà { BOX("cubans.miguel") } legni, che una nave prende al posto di qualunque merce voglia. La chiesa vale { BOX("buildings.church") ->
        [one] { BOX("buildings.church") } punto
       *[other] { BOX("buildings.church") } punti
    } per niente.
lesson-any = Fermati al porto e consegna un legno al posto dei sigari
    .text = Il legno sostituisce qualunque merce e vale sempre { BOX("ships.wood") }, qualunque sia il valore. Era l’ultimo pezzo richiesto, così la nave parte.
lesson-dice = Lascia fuori i sigari
    .text = Una nave nuova: chi è di turno tira un dado per ogni merce e ne lascia fuori uno. Tu non hai sigari e gli altri forse sì: meglio che la nave non li voglia.
lesson-end = Adesso gioca tu
    .text = Quando parte la nave { BOX("ships.ships") }, l’ultima, la partita finisce subito. { BOX("scoring.goods") ->
        [one] { BOX("scoring.goods") } merce avanzata fa
       *[other] { BOX("scoring.goods") } merci avanzate fanno
    } un punto, i pesos nessuno.
