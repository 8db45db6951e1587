/** What agents ask: the categories are called like those of the tickets that they would open otherwise. */
export const AGENT_FAQS = [
  [
    'Pratiche',
    'agenti',
    [
      [
        'Come apro una pratica?',
        'Dalla richiesta con «Apri la pratica», oppure dall’elenco delle pratiche con «Nuova pratica». Servono il richiedente, il prodotto, la finalità e l’importo: il resto si completa dopo.',
      ],
      [
        'Che cosa succede se una pratica si ferma?',
        'Con più di quindici giorni senza attività compare fra le pratiche ferme e nella tua pagina iniziale. Una nota, una chiamata o un documento la rimettono in movimento.',
      ],
      [
        'Posso inviare alla banca una pratica con un documento mancante?',
        'Sì, se scrivi il motivo. La banca può però fermarla finché il documento non arriva: conviene solo quando la data del rogito è vicina.',
      ],
      [
        'Come aggiungo un cointestatario o un garante?',
        'Nella pratica, alla voce «Persone». Ognuno riceve un invito per seguirla e caricare i suoi documenti: gli altri non li vedono.',
      ],
      [
        'Il cliente ha cambiato idea: come chiudo la pratica?',
        'Con «Ritirata» fra gli stati, indicando il motivo. Non si cancella, e se il cliente torna si può riaprire.',
      ],
      [
        'Posso passare una pratica a un collega?',
        'Solo il responsabile o la sede possono affidarla a un altro. Per le assenze brevi basta indicare il sostituto nelle impostazioni.',
      ],
      [
        'Perché il calcolatore non propone una banca?',
        'Il calcolatore scarta i prodotti con una regola non rispettata: età alla fine del piano, rapporto fra rata e reddito, percentuale del valore. Sotto l’elenco c’è scritto quale.',
      ],
    ],
  ],
  [
    'Provvigioni',
    'agenti',
    [
      [
        'Quando maturano le provvigioni?',
        'Alla liquidazione della pratica, con le percentuali in vigore quando è stata aperta.',
      ],
      [
        'Quando vengono pagate?',
        'Nel mese successivo, con l’estratto conto. Quando l’estratto è inviato ricevi un avviso; la data del pagamento compare quando la sede lo registra.',
      ],
      [
        'Che cos’è uno storno?',
        'La banca riprende la provvigione di un finanziamento estinto nei primi mesi. Nell’estratto compare in negativo, con la pratica a cui si riferisce.',
      ],
      [
        'Nell’estratto manca una pratica: che cosa faccio?',
        'Controlla la data di liquidazione: se è degli ultimi giorni del mese, la trovi nell’estratto dopo. Altrimenti apri un ticket con il codice della pratica.',
      ],
      [
        'Come cambio l’IBAN?',
        'Lo cambia la sede, su richiesta scritta. Nelle impostazioni vedi solo le ultime quattro cifre, per sicurezza.',
      ],
    ],
  ],
  [
    'Strumenti',
    'agenti',
    [
      [
        'Come vengono assegnate le richieste?',
        'In base ai pesi per prodotto e provincia: la richiesta va a chi ha ricevuto meno di quanto gli spetta.',
      ],
      [
        'Dove trovo i moduli aggiornati?',
        'Fra gli strumenti, ordinati per categoria; le versioni superate vengono tolte.',
      ],
      [
        'Come registro una previsione?',
        'Da «Previsioni», indicando pratica, importo, probabilità e mese atteso. Si aggiorna trascinandola nel mese giusto.',
      ],
      ['Chi vede le mie statistiche?', 'Tu, chi guida la tua squadra e la sede.'],
      [
        'Come preparo un preventivo per un cliente?',
        'Dal preventivatore: inserisci importo e durata, scegli l’offerta e scarica il PDF con i tuoi contatti. Vale con le condizioni di quel giorno.',
      ],
    ],
  ],
  [
    'Accesso e account',
    'agenti',
    [
      [
        'Come correggo un dato della mia pagina?',
        'Dalle impostazioni. La foto e la presentazione vanno sul sito dopo il controllo della sede.',
      ],
      [
        'Ho cambiato telefono e non ho più i codici di accesso',
        'Apri un ticket da un altro dispositivo già riconosciuto, o chiama la sede: dopo un controllo togliamo il vecchio e registri quello nuovo.',
      ],
      [
        'Come segno le ferie?',
        'Nelle impostazioni, alla voce «Assenza»: indica i giorni e chi ti sostituisce. In quei giorni le nuove richieste vanno agli altri.',
      ],
      [
        'Ricevo troppi avvisi: posso sceglierli?',
        'Sì, nelle impostazioni scegli per ogni evento la campanella, l’e-mail o nessuna delle due. Le comunicazioni urgenti arrivano sempre.',
      ],
    ],
  ],
  [
    'Amministrazione',
    'agenti',
    [
      [
        'Come ordino il materiale promozionale?',
        'Dal catalogo: riempi il carrello e invia la richiesta alla sede, che conferma costi e tempi.',
      ],
      [
        'Quali documenti del mandato devo tenere aggiornati?',
        'Il documento d’identità, la polizza professionale e l’attestato di formazione. Trenta giorni prima della scadenza ricevi un avviso.',
      ],
      [
        'Come si fattura una provvigione?',
        'L’estratto conto inviato fa da proforma: emetti la fattura elettronica con quel numero e quell’importo.',
      ],
      [
        'Posso aprire un punto di consulenza con il marchio?',
        'Sì, dopo l’approvazione della sede. Scrivi indirizzo, metratura e foto in un ticket: rispondiamo entro una settimana.',
      ],
    ],
  ],
] as const
