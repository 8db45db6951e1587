import type { CategoriaMerchandising, DestinatarioArticolo } from '@/prisma/generated/client'

type Item = {
  nome: string
  descrizione: string
  categoria: CategoriaMerchandising
  /** In cents. */
  prezzo: number
  /** Code, and after a stroke that of the variant. */
  codice: string
  varianti?: readonly string[]
  /** On the shelf, of each variant, and when to order more; none: made to order. */
  stock?: readonly number[]
  soglia?: number
  /** Who may order it; without, everybody. */
  per?: readonly DestinatarioArticolo[]
  /** What is asked of who orders it: "Nome sulla targa", so many letters. */
  campi?: readonly { nome: string; lettere: number; obbligatorio: boolean }[]
  limiti?: { minimo?: number; multiplo?: number; massimo?: number }
}

const TAGLIE = ['S', 'M', 'L', 'XL', 'XXL'] as const

export const ITEMS: readonly Item[] = [
  {
    nome: 'Buste intestate (250)',
    descrizione: 'Formato DL con finestra, logo sul fronte.',
    categoria: 'stampati',
    prezzo: 2_900,
    codice: 'BUSTE',
    limiti: { massimo: 8 },
  },
  {
    nome: 'Cartellina portadocumenti',
    descrizione: 'Formato A4 con due tasche interne. In confezioni da 10.',
    categoria: 'stampati',
    prezzo: 180,
    codice: 'CART',
    stock: [640],
    soglia: 200,
    limiti: { minimo: 10, multiplo: 10, massimo: 200 },
  },
  {
    nome: 'Pieghevoli mutuo prima casa (100)',
    descrizione: 'Formato DL, sei facciate.',
    categoria: 'stampati',
    prezzo: 1_400,
    codice: 'PMUT',
    stock: [86],
    soglia: 30,
    limiti: { massimo: 20 },
  },
  {
    nome: 'Pieghevoli cessione del quinto (100)',
    descrizione: 'Formato DL, sei facciate.',
    categoria: 'stampati',
    prezzo: 1_400,
    codice: 'PCQ',
    stock: [22],
    soglia: 30,
    limiti: { massimo: 20 },
  },
  {
    nome: 'Polo con marchio ricamato',
    descrizione: 'Cotone piqué, taglio regolare.',
    categoria: 'abbigliamento',
    prezzo: 1_890,
    codice: 'POLO',
    varianti: TAGLIE,
    stock: [18, 34, 41, 26, 9],
    soglia: 5,
  },
  {
    nome: 'Felpa con cerniera',
    descrizione: 'Cotone felpato, marchio sul petto.',
    categoria: 'abbigliamento',
    prezzo: 3_450,
    codice: 'FELP',
    varianti: TAGLIE,
    stock: [12, 19, 23, 15, 3],
    soglia: 4,
  },
  {
    nome: 'T-shirt',
    descrizione: 'Cotone biologico da 180 grammi.',
    categoria: 'abbigliamento',
    prezzo: 990,
    codice: 'TSH',
    varianti: ['S', 'M', 'L', 'XL'],
    stock: [44, 62, 58, 37],
    soglia: 10,
  },
  {
    nome: 'Zaino porta computer',
    descrizione: 'Scomparto imbottito da 15 pollici.',
    categoria: 'abbigliamento',
    prezzo: 3_200,
    codice: 'ZAI',
    varianti: ['Blu', 'Nero'],
    stock: [14, 21],
    soglia: 5,
    limiti: { massimo: 4 },
  },
  {
    nome: 'Taccuino A5',
    descrizione: 'Righe, 160 pagine, elastico e segnalibro.',
    categoria: 'cancelleria',
    prezzo: 650,
    codice: 'TAC',
    varianti: ['Blu', 'Grigio'],
    stock: [130, 95],
    soglia: 40,
  },
  {
    nome: 'Penna a sfera',
    descrizione: 'Corpo in alluminio, inchiostro blu. In confezioni da 25.',
    categoria: 'cancelleria',
    prezzo: 120,
    codice: 'PEN',
    stock: [1_850],
    soglia: 500,
    limiti: { minimo: 25, multiplo: 25, massimo: 500 },
  },
  {
    nome: 'Calendario da tavolo',
    descrizione: 'Dodici mesi con le scadenze fiscali.',
    categoria: 'cancelleria',
    prezzo: 380,
    codice: 'CAL',
    stock: [310],
    soglia: 50,
  },
  {
    nome: 'Roll-up da vetrina',
    descrizione: '85 × 200 cm con base e custodia.',
    categoria: 'allestimenti',
    prezzo: 6_900,
    codice: 'ROLL',
    varianti: ['Mutui', 'Prestiti', 'Cessione del quinto'],
    stock: [9, 7, 6],
    soglia: 2,
  },
  {
    nome: 'Vetrofania orari',
    descrizione: 'Adesiva, personalizzata con gli orari dell’agenzia.',
    categoria: 'allestimenti',
    prezzo: 1_500,
    codice: 'VETR',
    per: ['responsabili', 'ufficio'],
  },
  {
    nome: 'Espositore da banco',
    descrizione: 'Plexiglass, formato A4, tre tasche.',
    categoria: 'allestimenti',
    prezzo: 2_100,
    codice: 'ESP',
    stock: [38],
    soglia: 10,
  },
  {
    nome: 'Targa di agenzia',
    descrizione: 'Ottone satinato 30 × 20 cm, fissaggi inclusi.',
    categoria: 'allestimenti',
    prezzo: 8_900,
    codice: 'TARG',
    limiti: { massimo: 2 },
    campi: [
      { nome: 'Nome sulla targa', lettere: 40, obbligatorio: true },
      { nome: 'Seconda riga', lettere: 40, obbligatorio: false },
    ],
  },
  {
    nome: 'Borraccia termica',
    descrizione: 'Acciaio, mezzo litro, tiene il caldo dodici ore.',
    categoria: 'gadget',
    prezzo: 1_290,
    codice: 'BORR',
    varianti: ['Blu', 'Bianca'],
    stock: [47, 3],
    soglia: 10,
  },
  {
    nome: 'Shopper in cotone',
    descrizione: 'Manici lunghi, stampa a un colore.',
    categoria: 'gadget',
    prezzo: 240,
    codice: 'SHOP',
    varianti: ['Naturale', 'Blu'],
    stock: [420, 280],
    soglia: 100,
    limiti: { minimo: 5, multiplo: 5 },
  },
  {
    nome: 'Ombrello',
    descrizione: 'Apertura automatica, antivento.',
    categoria: 'gadget',
    prezzo: 1_150,
    codice: 'OMB',
    stock: [64],
    soglia: 15,
  },
  {
    nome: 'Power bank',
    descrizione: '10.000 mAh, doppia uscita.',
    categoria: 'gadget',
    prezzo: 1_690,
    codice: 'PWB',
    varianti: ['Bianco', 'Blu'],
    stock: [25, 18],
    soglia: 5,
  },
  {
    nome: 'Gadget bambini',
    descrizione: 'Album da colorare «La mia prima casa» con matite.',
    categoria: 'gadget',
    prezzo: 290,
    codice: 'BIMB',
    stock: [150],
    soglia: 40,
  },
]

/** Why what is on the shelf was put right. */
export const RETTIFICHE = [
  'Consegna del fornitore',
  'Inventario',
  'Pezzi difettosi',
  'Reso di un’agenzia',
] as const

export const NOTE_ORDINI = [
  'Ci servono per l’inaugurazione di sabato.',
  'Consegnare al mattino, nel pomeriggio siamo chiusi.',
  'Per la fiera della casa.',
  'Grazie, se possibile con la prossima spedizione.',
] as const

/** What is written on plaques. */
export const SEDI = ['Lucca', 'Pisa', 'Livorno', 'Viareggio', 'Prato'] as const

/** Who pays; most orders name nobody. */
export const CENTRI_DI_COSTO = ['Marketing', 'Formazione', 'Fiera della casa', 'Apertura nuove sedi'] as const

export const ANNULLAMENTI = [
  'Ordinato due volte per errore.',
  'Articolo non più prodotto dal fornitore.',
  'L’agenzia non ne ha più bisogno.',
] as const

export const CORRIERI = ['BRT', 'GLS', 'Poste Delivery', 'SDA'] as const
