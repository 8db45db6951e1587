/** What is said after the first answer, by turns. */
export const FOLLOW_UPS = [
  'Grazie, ho provato ma vedo ancora lo stesso messaggio. Allego la schermata.',
  'Perfetto, intanto però avrei bisogno di sapere se cambia qualcosa per la scadenza.',
  'Ho controllato: il dato corretto è quello del documento che ho caricato ieri.',
  'Chiedo scusa, avevo capito male. Posso procedere anche da telefono?',
  'Ricevuto. Mi confermate che non devo fare altro?',
] as const

export const ANSWERS = [
  'Abbiamo controllato con l’ufficio che se ne occupa: è a posto, puoi riprovare da adesso.',
  'Sì, puoi procedere anche da telefono: le scadenze restano quelle già comunicate.',
  'Ci serve ancora una copia leggibile del documento: appena arriva completiamo noi.',
  'Confermo, non devi fare altro. Se qualcosa non torna scrivici qui.',
  'Ho aggiornato il dato in archivio: lo vedi nella scheda entro qualche minuto.',
] as const

export const NOTES = [
  'Sentito il back office: la correzione è in coda per stasera.',
  'Già successo a settembre allo stesso utente, vedi il ticket precedente.',
  'Attenzione: prima di rispondere verificare con amministrazione.',
] as const

/** Stars and what stands beside them. */
export const OPINIONS = [
  [5, 'Risposta rapida e chiara.'],
  [5, ''],
  [4, ''],
  [4, 'Tutto bene, un po’ di attesa.'],
  [3, 'Ho dovuto spiegare due volte.'],
  [2, 'Troppi giorni per una risposta semplice.'],
] as const

/** [category, working minutes to the first answer and to the solution] */
export const TIMES: Readonly<Record<string, readonly [number, number]>> = {
  'Accesso e account': [120, 480],
  Pratiche: [240, 1_200],
  Provvigioni: [480, 2_400],
  Strumenti: [480, 2_400],
  Amministrazione: [480, 2_400],
  'Privacy e dati': [240, 1_800],
  Reclami: [240, 2_400],
}

/** [name, text, state, category] */
export const MACROS: readonly (readonly [string, string, string | null, string | null])[] = [
  [
    'Presa in carico',
    'Ciao {nome},\nabbiamo ricevuto la richiesta {codice} e ce ne stiamo occupando. Ti scriviamo appena abbiamo una risposta.',
    'in_lavorazione',
    null,
  ],
  [
    'Serve un documento',
    'Ciao {nome},\nper andare avanti ci serve una copia leggibile del documento. Puoi allegarla rispondendo qui.',
    'in_attesa',
    'Pratiche',
  ],
  [
    'Nuovo link per la password',
    'Ciao {nome},\nti abbiamo inviato un nuovo link per scegliere la password: è valido un’ora.',
    'risolto',
    'Accesso e account',
  ],
  [
    'Verifica con amministrazione',
    'Ciao {nome},\nabbiamo chiesto una verifica all’amministrazione: di solito risponde entro due giorni lavorativi.',
    'in_lavorazione',
    'Provvigioni',
  ],
  [
    'Fuori orario',
    'Ciao {nome},\nla richiesta {codice} è arrivata a ufficio chiuso: la leggiamo alla riapertura e ti scriviamo qui.',
    null,
    null,
  ],
  [
    'Sollecito',
    'Ciao {nome},\nper andare avanti con {codice} aspettiamo ancora una tua risposta. Se hai già risolto, puoi chiudere il ticket.',
    null,
    null,
  ],
  [
    'Tutto risolto',
    'Ciao {nome},\nil problema è risolto. Se dovesse tornare, basta rispondere a questo messaggio.',
    'risolto',
    null,
  ],
]
