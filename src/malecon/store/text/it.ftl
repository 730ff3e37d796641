# Ciò che dice l'archivio.

store-file = { $file } non si può usare: { $why }. Niente di ciò che è stato confermato è perduto. Libera spazio sul disco, o procurati il permesso di scrivere lì, e riprova.
store-away = Il database { $db } non si può usare: { $why }. Niente di ciò che è stato confermato è perduto. Controlla che sia in funzione, che indirizzo e password siano giusti e che ci sia spazio.
store-newer = Una versione più recente di Malecón ha portato questo database allo schema { $found }; questa conosce { $known }. Riprendi la versione più recente, o ripristina la copia fatta prima dell'aggiornamento.
store-url = «{ $kind }://…» non è un database che Malecón conosce. Indica un file, o postgresql://USER:PASSWORD@HOST/NAME; nella password scrivi %40 al posto di @, %2F al posto di / e %3A al posto dei due punti.
