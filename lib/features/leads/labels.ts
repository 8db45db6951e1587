import { type NumberKind, readNumber } from '@/lib/italian/numbers'
import type { Prodotto, StatoLead } from '@/prisma/generated/enums'

/** The figures that calculators and forms send with a request, by field: how a text in their place is read, and how they are shown. */
export const FIGURES: Readonly<Record<string, NumberKind>> = {
  importo: 'money',
  valoreImmobile: 'money',
  valore: 'money',
  reddito: 'money',
  coReddito: 'money',
  netto: 'money',
  fatturato: 'money',
  altreRate: 'money',
  rataAttuale: 'money',
  rata: 'money',
  canone: 'money',
  durata: 'count',
  eta: 'count',
  coEta: 'count',
  tan: 'rate',
  taeg: 'rate',
  anticipoPct: 'rate',
  riscattoPct: 'rate',
}

/** The months of a term: mortgages are asked for in years, everything else in months (api.md). */
export const monthsAsked = (product: Prodotto, term: number): number =>
  Math.round(product === 'mutuo' ? term * 12 : term)

/** A figure of a request as it is kept; undefined where there is none. Requests of before version 1.3.1 kept what was written. */
export function figureOf(field: string, kept: unknown): number | undefined {
  const kind = FIGURES[field]
  if (typeof kept === 'string') return kind && readNumber(kept, kind).value
  return typeof kept === 'number' ? kept : undefined
}

/** A request as who sent it follows it; nothing personal but the name of who has it. */
export type FollowedLead = {
  _id: string
  codice: string
  prodotto: string
  stato: StatoLead
  inviataIl: string
  /** When they are called who have not been yet: "domani mattina"; null once that has passed. */
  chiamata: string | null
  agente: {
    nome: string
    cognome: string
    telefono: string | null
    email: string
    /** Of the site, where they have one. */
    pagina: string | null
  } | null
}

const TITLES: Record<StatoLead, string> = {
  nuovo: 'Richiesta ricevuta',
  assegnato: 'Richiesta affidata a un consulente',
  contattato: 'Ci siamo sentiti',
  appuntamento: 'C’è un appuntamento',
  convertito: 'La richiesta è diventata una pratica',
  perso: 'Richiesta chiusa',
}

const NOW: Record<StatoLead, string> = {
  nuovo: 'La affidiamo a un consulente: il suo nome ti arriva per e-mail prima che ti chiami.',
  assegnato: 'Il consulente la esamina e ti chiama.',
  contattato: 'Il consulente sta preparando le proposte. Se ti manca un’informazione, chiamalo.',
  appuntamento: 'Giorno e ora sono nell’e-mail di conferma. Per spostarlo chiama il consulente.',
  convertito: 'La segui nella tua area clienti: stato, documenti e messaggi.',
  perso: 'Non è previsto altro. Se vuoi riprenderla, chiamaci o invia una nuova richiesta.',
}

/** Where it is known when. */
const CALLED: Partial<Record<StatoLead, (chiamata: string) => string>> = {
  nuovo: (chiamata) => `Ti chiamiamo ${chiamata}. Prima ti arriva per e-mail il nome del consulente.`,
  assegnato: (chiamata) => `Il consulente la esamina e ti chiama ${chiamata}.`,
}

/** Where a request is, and what happens now, in plain words. */
export const followWords = ({
  stato,
  chiamata,
}: Pick<FollowedLead, 'stato' | 'chiamata'>): { title: string; now: string } => ({
  title: TITLES[stato],
  now: (chiamata && CALLED[stato]?.(chiamata)) || NOW[stato],
})
