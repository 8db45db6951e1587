import { QUESTIONS } from '@/components/markup/cross-proposal'
import { euroText, formatRate } from '@/lib/core/money'
import { FIGURES, figureOf } from '@/lib/features/leads/labels'
import { TIPI_LAVORO } from '@/lib/features/pratiche/schema'
import { FINALITA_LABELS } from '@/lib/words/purposes'

const NAMES: Record<string, string> = {
  valoreImmobile: 'Valore dell’immobile',
  importo: 'Importo',
  eta: 'Età',
  reddito: 'Reddito netto al mese',
  altreRate: 'Altre rate al mese',
  classeEnergetica: 'Classe energetica',
  coEta: 'Età del cointestatario',
  coReddito: 'Reddito del cointestatario',
  rataAttuale: 'Rata di oggi',
  lavoro: 'Lavoro',
  tipoLavoro: 'Lavoro',
  formaGiuridica: 'Forma dell’impresa',
  quando: 'Tempi',
  variante: 'Versione della pagina',
  segnalazione: 'Segnalazione',
  fase: 'A che punto è',
  fasciaOraria: 'Quando chiamare',
  ragioneSociale: 'Impresa',
  partitaIva: 'Partita IVA',
  fatturato: 'Fatturato',
  netto: 'Netto al mese',
  delega: 'Con delega di pagamento',
  tipo: 'Tipo di reddito',
  rata: 'Rata',
  valore: 'Valore del bene',
  anticipoPct: 'Anticipo',
  riscattoPct: 'Riscatto',
  canoni: 'Canoni',
  canone: 'Canone al mese',
  tan: 'TAN',
  taeg: 'TAEG',
  operatore: 'Offerta vista',
  bisogno: 'Esigenza',
  manca: 'Alla fine del mutuo',
  tasso: 'Tasso di oggi',
  proposta: 'Che cosa abbiamo proposto',
  partner: 'Partner',
  prodotto: 'Offerta vista',
  primaCasa: 'Prima casa',
  anticipato: 'Canoni a inizio mese',
}
/** How far the search for a home is, as the calculator asks it. */
const FASI = {
  sto_guardando: 'Sto guardando',
  casa_trovata: 'Ho trovato casa',
  compromesso: 'Ho firmato un compromesso',
}

/** What a landing page asks besides, and which of its two versions asked. */
const LANDING = {
  subito: 'Subito',
  tre_mesi: 'Entro tre mesi',
  cerco: 'Sta cercando',
  informazione: 'Si sta informando',
  individuale: 'Ditta individuale',
  professionista: 'Professionista',
  societa_persone: 'Società di persone',
  societa_capitali: 'Società di capitali',
  a: 'A',
  b: 'B',
}

/** What `/mutui/cross` proposes after its three questions. */
const PROPOSTE = {
  surroga: 'Surroga',
  consolidamento: 'Mutuo di consolidamento',
  prestito: 'Prestito che chiude gli altri',
  lavori: 'Prestito per i lavori in casa',
  resta: 'Restare con il mutuo di oggi',
}

/** Answers that mean something else, or nothing, under another question. */
const ANSWERS: Record<string, Record<string, string>> = {
  bisogno: QUESTIONS.bisogno.answers,
  manca: QUESTIONS.manca.answers,
  // «boh» is in requests of before.
  tasso: { ...QUESTIONS.tasso.answers, boh: QUESTIONS.tasso.answers.non_so },
  proposta: PROPOSTE,
}

/** The name of a thing the person entered in the calculator. */
export const inputName = (key: string) =>
  NAMES[key] ?? key.replace(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase())

/** Whether somebody has given it a name; otherwise the key itself is shown. */
export const isNamed = (key: string) => key in NAMES

export function inputText(key: string, value: unknown): string | null {
  // Objects repeat what stands beside them field by field.
  if (value === null || value === undefined || value === '' || typeof value === 'object') return null
  const figure = figureOf(key, value)
  if (figure !== undefined && FIGURES[key] === 'money') return euroText(figure)
  if (figure !== undefined && FIGURES[key] === 'rate') return formatRate(figure)
  if (typeof value === 'boolean') return value ? 'Sì' : 'No'
  const text = String(value)
  const labels: Record<string, string> = { ...FINALITA_LABELS, ...TIPI_LAVORO, ...FASI, ...LANDING }
  return ANSWERS[key]?.[text] ?? labels[text] ?? text
}

/** The offer that was chosen, as the quote keeps it. */
export type Offer = {
  bank?: { nome?: string }
  product?: { nome?: string }
  rata?: number
  tan?: number
  taeg?: number
}

export const rateText = (percent: number | undefined) => (percent === undefined ? null : formatRate(percent))
