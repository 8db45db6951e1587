/** What only agents ask: clients may not choose these categories, nor would they write of this. */
export const NETWORK_CATEGORIES: ReadonlySet<string> = new Set([
  'Provvigioni',
  'Strumenti',
  'Amministrazione',
])
/** What is written in it stands in the register of complaints. */
export const COMPLAINTS_CATEGORY = 'Reclami'
export const NETWORK_SUBJECTS: ReadonlySet<string> = new Set([
  'Codice a due fattori',
  'Pratica assegnata a un altro agente',
])

/** [category, [subject, question, answer][]] */
export const TICKETS: readonly (readonly [
  category: string,
  threads: readonly (readonly [string, string, string])[],
])[] = [
  [
    'Accesso e account',
    [
      [
        'Non riesco ad accedere',
        'Ho reimpostato la password ma ricevo un errore al primo accesso.',
        'Il link era scaduto: ne abbiamo inviato uno nuovo, valido un’ora.',
      ],
      [
        'Cambio di indirizzo e-mail',
        'Vorrei usare un nuovo indirizzo e-mail per il mio profilo.',
        'Fatto: d’ora in poi accedi con il nuovo indirizzo.',
      ],
      [
        'Codice a due fattori',
        'Ho cambiato telefono e non ho più l’app con i codici.',
        'Abbiamo rimosso il vecchio dispositivo: puoi registrare quello nuovo dalle impostazioni.',
      ],
    ],
  ],
  [
    'Pratiche',
    [
      [
        'Documento caricato due volte',
        'Ho caricato per errore due volte la stessa busta paga.',
        'Nessun problema: abbiamo tenuto il file più leggibile.',
      ],
      [
        'Tempi della delibera',
        'Quanto manca alla risposta della banca?',
        'La banca ha chiesto un’integrazione; di norma servono altri cinque giorni lavorativi.',
      ],
      [
        'Pratica assegnata a un altro agente',
        'La pratica risulta a un collega ma la seguo io.',
        'Abbiamo verificato e corretto l’assegnazione.',
      ],
      [
        'Data del rogito',
        'Il notaio ha spostato l’atto di una settimana: devo avvisare la banca?',
        'Sì, l’abbiamo già comunicato noi alla banca e al perito.',
      ],
    ],
  ],
  [
    'Provvigioni',
    [
      [
        'Conteggio del mese',
        'Nel riepilogo manca una pratica liquidata a fine mese.',
        'La pratica è maturata il primo del mese successivo: la trovi nel prossimo riepilogo.',
      ],
      [
        'Percentuale diversa',
        'La percentuale riconosciuta è diversa da quella del contratto.',
        'La pratica era nata prima del nuovo accordo: vale la percentuale congelata all’apertura.',
      ],
    ],
  ],
  [
    'Strumenti',
    [
      [
        'Calcolatore mutui',
        'Il calcolatore non mostra le offerte a tasso misto.',
        'Con quella durata nessuna banca le offre: prova con 20 anni.',
      ],
      [
        'Biglietto da visita',
        'Sul biglietto da visita compare il vecchio numero.',
        'Aggiorna il numero nel profilo: il PDF si rigenera subito.',
      ],
      [
        'Firma e-mail',
        'La firma copiata perde i colori nel mio programma di posta.',
        'Incolla scegliendo «mantieni formattazione di origine».',
      ],
    ],
  ],
  [
    'Amministrazione',
    [
      [
        'Fattura da correggere',
        'Nella fattura di cortesia l’indirizzo è quello vecchio.',
        'Abbiamo emesso il documento corretto.',
      ],
      [
        'Materiale promozionale',
        'L’ordine di materiale non è ancora arrivato.',
        'È partito ieri: la consegna è prevista entro tre giorni.',
      ],
    ],
  ],
  [
    'Reclami',
    [
      [
        'Compenso più alto di quello scritto',
        'Nel contratto di mediazione il compenso era più basso di quello che mi avete chiesto.',
        'Hai ragione: la differenza ti è stata restituita con un bonifico, e ce ne scusiamo.',
      ],
      [
        'Pratica ferma senza notizie',
        'Per un mese nessuno mi ha detto a che punto fosse la mia richiesta.',
        'La banca ha tardato, ma avremmo dovuto avvisarti noi: da oggi la segue una persona sola.',
      ],
      [
        'Costi non spiegati',
        'Nessuno mi ha detto che la polizza non era obbligatoria.',
        'Nel foglio che hai firmato è scritto che è facoltativa: ti alleghiamo la copia.',
      ],
    ],
  ],
  [
    'Privacy e dati',
    [
      [
        'Copia dei miei dati',
        'Vorrei ricevere una copia dei dati che conservate.',
        'Puoi scaricarla dalla tua area, alla voce impostazioni.',
      ],
      [
        'Revoca del consenso commerciale',
        'Non desidero più ricevere comunicazioni commerciali.',
        'Il consenso è stato revocato con effetto immediato.',
      ],
    ],
  ],
]
