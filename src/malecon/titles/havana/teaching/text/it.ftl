# L’Avana insegna: perché una mossa è buona e che cosa costa l’alternativa.

## Carte

hint-card-completes = Porta proprio ciò che ti manca per l’edificio in fondo alla fila: { $building }.
hint-card-architect = { $count ->
    [one] Un edificio in vendita chiede l’architetto: { $building }.
   *[other] { $count } degli edifici in vendita chiedono l’architetto.
    }
hint-card-rubble = Nella riserva comune ci sono { $count } macerie, e questa carta le prende tutte.
hint-card-pesos = { $pool ->
    [one] L’unico peso della riserva comune è tuo.
   *[other] Dei { $pool } pesos della riserva comune ne prendi { $count }.
    }
hint-card-mama = { $bricks ->
    [0] La mamma prende metà della riserva comune: { $debris } macerie.
    [one] La mamma prende metà della riserva comune: un mattone e { $debris } macerie.
   *[other] La mamma prende metà della riserva comune: { $bricks } mattoni e { $debris } macerie.
    }
hint-card-workmen = Chi usa per primo gli operai ne prende { BOX("effects.obreros_first") }, gli altri { BOX("effects.obreros_later") }.
hint-card-guard = Con { $bricks ->
        [one] { $bricks } mattone
       *[other] { $bricks } mattoni
    } e { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    } conviene derubarti, e in questo round nessuno può farlo.
hint-card-ladron = Se giochi prima, { $seat } ti cede { $count ->
        [one] { $count } peso
       *[other] { $count } pesos
    }.
hint-card-receptador = Se giochi prima, { $seat } ti cede { $count ->
        [one] { $count } materiale
       *[other] { $count } materiali
    } a tua scelta.
hint-card-smuggling = Il primo contrabbandiere può scegliere il materiale invece di pescarlo.
hint-card-siesta = Il numero { $number } ti fa giocare presto, e ne approfitta l’altra carta: { $card }.
hint-card-ruin = Qualcuno può vincere con un edificio in fondo a una fila: toglilo ({ $building }).
hint-choose-first = Il numero { $number } gioca presto, ed è allora che questa carta vale di più: { $card }.
hint-perform-order = L’ordine conta: la mamma lascia metà delle macerie, l’altra carta prende tutto ciò che resta.
hint-keep = La carta che tieni agisce di nuovo nel prossimo round: { $card }.
hint-keep-architect = { $count ->
    [one] Tieni scoperto l’architetto: un edificio in vendita ne ha bisogno.
   *[other] Tieni scoperto l’architetto: { $count } edifici in vendita ne hanno bisogno.
    }
cost-cards-late = Il numero { $number } gioca tardi, quando la riserva comune è quasi vuota.
cost-card-empty = Nella riserva comune adesso non c’è nulla per lei: { $card }.
cost-card-little = Dalla riserva comune prenderebbe solo { $count }: { $card }.
cost-card-nobody = Adesso non c’è nessuno da derubare: { $card }.
cost-card-later = Hai la carta una volta sola finché non riprendi gli scarti: più avanti varrà di più.

## Azioni e costruzione

hint-rob = Prendi { $count }, più che da chiunque altro.
hint-rob-some = Prendi { $count }.
hint-rob-leader = È in testa con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, e derubare chi è in testa è ciò che ti aiuta di più.
hint-take = { $count ->
    [0] Ti lascia libera la scelta.
    [one] Un edificio in vendita lo chiede.
   *[other] { $count } edifici in vendita lo chiedono.
    }
hint-take-lacks = È ciò che ti manca per l’edificio in fondo alla fila: { $building }.
hint-draw = { BOX("effects.contrabando_blind") ->
        [one] { BOX("effects.contrabando_blind") } materiale può
       *[other] { BOX("effects.contrabando_blind") } materiali possono
    } valere più di uno scelto, anche se alla cieca.
hint-demolish = { $seat } potrebbe costruirlo subito dopo per { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
hint-demolish-win = { $seat } potrebbe costruirlo subito dopo e vincere: vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
hint-demolish-opens = Scopre la carta dietro, e a quella ti manca meno.
hint-demolish-never = Nessuno potrà più costruirlo, e al suo posto va in vendita la carta dietro.
hint-build = { $left ->
    [one] { $points ->
        [one] È un punto, e ne manca uno per vincere.
       *[other] Sono { $points } punti, e ne manca uno per vincere.
    }
   *[other] { $points ->
        [one] È un punto, e ne mancano { $left } per vincere.
       *[other] Sono { $points } punti, e ne mancano { $left } per vincere.
    }
    }
hint-build-wins = Ti porta a { $target } punti: vinci subito.
hint-build-rival = Vale { $points }, e anche { $seat } potrebbe pagarlo.
hint-build-both = Vale { $points }, e puoi pagare anche la carta dietro, che vale { $more }: { $building }.
hint-change = Un mattone vale più di { BOX("exchange.debris") ->
        [one] { BOX("exchange.debris") } maceria
       *[other] { BOX("exchange.debris") } macerie
    } in attesa.
hint-change-completes = Ti manca solo quel mattone: { $building }.
hint-hire = Un operaio vale più di { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } in attesa.
hint-hire-completes = Ti manca solo quell’operaio: { $building }.
hint-pass-build = Tieni ciò che hai per un edificio che vale di più.
cost-build = { $points ->
    [one] Vale solo un punto.
   *[other] Vale solo { $points } punti.
    }
cost-pass = Lasceresti agli altri { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { $building }.

## La prima partita, passo per passo

lesson-cards = Scegli gli operai e la mamma
    .text = Il tuo turno sono due carte, e vince il primo a { BOX("target.points.2") ->
        [one] { BOX("target.points.2") } punto
       *[other] { BOX("target.points.2") } punti
    }. Le cifre, la minore davanti, fanno { BOX("cards.obreros") }{ BOX("cards.mama") }; gioca per primo il numero più basso.
lesson-workmen = Prendi gli operai
    .text = Chi usa per primo questa carta nel round ne prende { BOX("effects.obreros_first") }, gli altri { BOX("effects.obreros_later") }. Gli operai fanno parte del costo degli edifici.
lesson-mama = Usa la mamma
    .text = Prendi metà dei mattoni e metà delle macerie della riserva comune, per eccesso. Se i colori sono diversi, scegli tu.
lesson-build = Costruisci all’estremità sinistra di entrambe le file
    .text = Sono in vendita solo le estremità delle due file. Paga tutto il costo e fai i punti dell’edificio; puoi completarne quanti ne puoi pagare.
lesson-replace = Chiudi il turno: metti il ladro, scarta la mamma
    .text = Una carta scoperta resta e agisce di nuovo, l’altra va negli scarti. Con { BOX("hands.recover_at") ->
        [one] { BOX("hands.recover_at") } carta
       *[other] { BOX("hands.recover_at") } carte
    } in mano riprendi gli scarti.
lesson-rob = Deruba qualcuno con il ladro
    .text = Puoi derubare solo chi gioca dopo di te: { BOX("thief.ladron") ->
        [one] { BOX("thief.ladron") } peso
       *[other] { BOX("thief.ladron") } pesos
    }, o { BOX("thief.ladron_rich") } da chi ne ha almeno { BOX("thief.ladron_rich_from") }. Per questo conviene un numero basso.
lesson-guard = Chiudi il turno: metti la guardia del corpo, scarta il ladro
    .text = Nessuno può rubare a chi ha scoperta la guardia del corpo, in qualunque momento giochi. E il suo numero è basso.
lesson-architect = Chiudi il turno: metti l’architetto, scarta la guardia del corpo
    .text = Alcuni edifici mostrano il segno dell’architetto: la sua carta deve essere scoperta e non si spende. Porta anche un operaio.
lesson-rubble = Prendi operai, poi metti le macerie e scarta gli operai
    .text = La carta delle macerie prenderà tutte quelle della riserva comune. L’architetto resta scoperto e agisce ancora.
lesson-change = Cambia macerie in un mattone giallo e costruisci a sinistra della fila in basso
    .text = Quando costruisci, { BOX("exchange.debris") } macerie fanno un mattone di qualunque colore, e { BOX("exchange.pesos") ->
        [one] { BOX("exchange.pesos") } peso
       *[other] { BOX("exchange.pesos") } pesos
    } un operaio. Così ottieni il pezzo che manca ancora a un edificio.
lesson-end = Adesso gioca tu
    .text = Il primo a { BOX("target.points.2") ->
        [one] { BOX("target.points.2") } punto
       *[other] { BOX("target.points.2") } punti
    } vince subito, nel mezzo del round. Guarda che cosa possono costruire gli altri prima del tuo turno.
