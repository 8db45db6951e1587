import { keysOf } from '@/lib/core/keys'

/* Words of the identification, for both sides. */

export const TIPI_DOCUMENTO = {
  carta_identita: 'Carta d’identità',
  passaporto: 'Passaporto',
  patente: 'Patente di guida',
  permesso_soggiorno: 'Permesso di soggiorno',
} as const

export const TIPI_CLIENTE = { persona: 'Una persona', societa: 'Una società o un altro ente' } as const

/** How the client was met: at a distance nobody has compared the face with the document (art. 25, c. 4). */
export const MODI = {
  presenza: 'Di persona, con il documento in mano',
  video: 'In videochiamata, con il documento mostrato',
  distanza: 'A distanza, con la copia del documento',
} as const

export const CHI_AGISCE = {
  cliente: 'Il cliente, per sé',
  rappresentante: 'Il legale rappresentante',
  delegato: 'Un delegato o procuratore',
} as const

export const CONTROLLI = {
  proprieta: 'Possiede più del 25%',
  voti: 'Controlla i voti in assemblea',
  accordi: 'Controlla per accordi o vincoli',
  amministra: 'Amministra o dirige (nessun altro controlla)',
} as const

export const SCOPI = {
  casa: 'Acquisto o lavori della casa',
  sostituzione: 'Sostituire un altro finanziamento',
  spese: 'Spese personali o della famiglia',
  attivita: 'Attività d’impresa o professionale',
  liquidita: 'Liquidità',
  altro: 'Altro',
} as const

export const ORIGINI = {
  lavoro: 'Stipendio o compensi',
  pensione: 'Pensione',
  impresa: 'Ricavi d’impresa',
  risparmi: 'Risparmi o vendita di beni',
  famiglia: 'Donazione o eredità',
  estero: 'Fondi dall’estero',
  altro: 'Altro',
} as const

export const CLASSI = { bassa: 'Bassa', normale: 'Normale', alta: 'Alta' } as const
export type Classe = keyof typeof CLASSI

/** From the lowest. */
export const CLASSI_IN_ORDINE = keysOf(CLASSI)
export const isHigher = (one: Classe, other: Classe): boolean =>
  CLASSI_IN_ORDINE.indexOf(one) > CLASSI_IN_ORDINE.indexOf(other)
/** The higher of two. */
export const laPiuAlta = (one: Classe, other: Classe | null): Classe =>
  other && isHigher(other, one) ? other : one

/** The steps of the panel, in their order. */
export const PASSI = {
  cliente: 'Cliente e documento',
  cointestatari: 'Cointestatari',
  esecutore: 'Chi agisce',
  titolari: 'Titolari effettivi',
  pep: 'Persona politicamente esposta',
  scopo: 'Scopo e origine dei fondi',
} as const
export type Passo = keyof typeof PASSI
export const PASSI_IN_ORDINE = keysOf(PASSI)

/** What the register's rows are about. */
export const EVENTI_REGISTRO = {
  identificazione: 'Identificazione',
  rinnovo: 'Nuova identificazione',
  classe: 'Classe alzata dalla sede',
} as const
export const RUOLI_REGISTRO = {
  cliente: 'Cliente',
  cointestatario: 'Cointestatario',
  esecutore: 'Esecutore',
  titolare: 'Titolare effettivo',
} as const
