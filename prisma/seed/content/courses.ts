/** [question, right answers, wrong answers, explanation] */
type Question = readonly [
  domanda: string,
  giuste: readonly string[],
  sbagliate: readonly string[],
  perche: string,
]

type Course = {
  titolo: string
  /** Its lessons are those of `LESSONS` with this category. */
  categoria: string
  descrizione: string
  obbligatorio?: true
  /** Days from today of the last one. */
  scadeTra?: number
  /** At most what its lessons last. */
  oreOam: number
  validitaMesi?: number
  sequenziale?: true
  /** How many of the network have done it, and how many are on their way. */
  fatto: number
  iniziato: number
}

export const COURSES: readonly Course[] = [
  {
    titolo: 'I primi giorni in rete',
    categoria: 'Primi passi',
    descrizione: 'Per chi è appena arrivato: chi siamo, a chi chiedere e dove si trova ogni cosa.',
    oreOam: 0,
    sequenziale: true,
    fatto: 0.55,
    iniziato: 0.2,
  },
  {
    titolo: 'La pratica dall’inizio alla fine',
    categoria: 'Pratiche',
    descrizione: 'Come si apre una pratica, che cosa serve a ogni passaggio e come evitare le integrazioni.',
    oreOam: 1,
    fatto: 0.4,
    iniziato: 0.25,
  },
  {
    titolo: 'Istruttoria: leggere i documenti',
    categoria: 'Istruttoria',
    descrizione: 'Redditi, planimetrie e sostenibilità della rata, con gli occhi di chi delibera.',
    oreOam: 2,
    fatto: 0.35,
    iniziato: 0.25,
  },
  {
    titolo: 'I prodotti e i loro numeri',
    categoria: 'Prodotti',
    descrizione: 'Mutui, surroghe, cessioni e leasing: per chi sono adatti e come si confrontano.',
    oreOam: 2.5,
    fatto: 0.3,
    iniziato: 0.3,
  },
  {
    titolo: 'Norme e adempimenti',
    categoria: 'Norme',
    descrizione: 'Trasparenza, antiriciclaggio, privacy e reclami. Si ripete ogni anno.',
    obbligatorio: true,
    scadeTra: 25,
    oreOam: 2,
    validitaMesi: 12,
    sequenziale: true,
    fatto: 0.5,
    iniziato: 0.25,
  },
  {
    titolo: 'La relazione con il cliente',
    categoria: 'Relazione',
    descrizione: 'La prima telefonata, i no da comunicare, le recensioni da chiedere.',
    obbligatorio: true,
    scadeTra: -12,
    oreOam: 1.5,
    fatto: 0.7,
    iniziato: 0.1,
  },
]

/** By the title of the lesson. */
export const QUIZZES: Readonly<Record<string, readonly Question[]>> = {
  'Gli stati della pratica': [
    [
      'Quando una pratica è «sospesa»?',
      ['Quando aspetta qualcosa che non dipende da noi'],
      ['Quando la banca ha detto di no', 'Quando manca il compenso'],
      'Una pratica sospesa riprende da dove era: non è né chiusa né ferma.',
    ],
    [
      'Che cosa serve per segnare una pratica «liquidata»?',
      ['L’importo erogato', 'La banca', 'La data'],
      ['La recensione del cliente'],
      'Senza banca, importo e data non maturano le provvigioni.',
    ],
  ],
  'Trasparenza: che cosa consegnare e quando': [
    [
      'Quando si consegna il PIES di un mutuo?',
      ['Prima che il cliente sia vincolato'],
      ['Alla stipula', 'Con la prima rata'],
      'Il cliente deve poter confrontare le offerte prima di decidere.',
    ],
    [
      'Il compenso del mediatore va indicato…',
      ['prima della firma dell’incarico'],
      ['solo se il cliente lo chiede', 'dopo l’erogazione'],
      'Va detto prima, e rientra nel TAEG.',
    ],
  ],
  Antiriciclaggio: [
    [
      'Quali sono segnali di anomalia?',
      ['Il cliente evita di mostrare i documenti', 'I soldi arrivano da conti di altri senza motivo'],
      ['Il cliente chiede il confronto fra due banche'],
      'Uno solo può bastare per chiedere alla sede.',
    ],
    [
      'A chi si dice che un’operazione è stata segnalata?',
      ['A nessuno fuori da chi se ne occupa'],
      ['Al cliente, per correttezza', 'Al collega di agenzia'],
      'La legge vieta di comunicarlo, anche al cliente.',
    ],
  ],
  'Privacy nella pratica quotidiana': [
    [
      'Dove si conservano i documenti del cliente?',
      ['Nella pratica, nella nostra area'],
      ['Nella posta personale', 'Sul telefono'],
      'Fuori dalla pratica nessuno può proteggerli né cancellarli.',
    ],
  ],
  'Reclami e ABF': [
    [
      'Entro quando si risponde a un reclamo?',
      ['Entro 60 giorni'],
      ['Entro un anno', 'Non c’è un termine'],
      'Passati 60 giorni senza risposta il cliente può rivolgersi all’ABF.',
    ],
  ],
}
