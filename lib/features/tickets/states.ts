import type { Tone } from '@/lib/words/options'
import { optionsOf } from '@/lib/words/options'

/** `plain`: what the opener reads of it, and `plainTone` where it is theirs to do what the office waits for, or the other way. */
type State = { label: string; plain: string; tone: Tone; plainTone: Tone; next: readonly string[] }

export const STATI_TICKET = {
  aperto: {
    label: 'Aperto',
    plain: 'In attesa della sede',
    tone: 'warn',
    plainTone: 'info',
    next: ['in_lavorazione', 'in_attesa', 'risolto', 'chiuso'],
  },
  in_lavorazione: {
    label: 'In lavorazione',
    plain: 'La sede ci sta lavorando',
    tone: 'info',
    plainTone: 'info',
    next: ['in_attesa', 'risolto', 'chiuso'],
  },
  in_attesa: {
    label: 'In attesa',
    plain: 'Aspettiamo una tua risposta',
    tone: 'neutral',
    plainTone: 'warn',
    next: ['in_lavorazione', 'risolto', 'chiuso'],
  },
  risolto: {
    label: 'Risolto',
    plain: 'Risolto',
    tone: 'ok',
    plainTone: 'ok',
    next: ['in_lavorazione', 'chiuso'],
  },
  chiuso: {
    label: 'Chiuso',
    plain: 'Chiuso',
    tone: 'neutral',
    plainTone: 'neutral',
    next: ['in_lavorazione'],
  },
} as const satisfies Record<string, State>
export type StatoTicket = keyof typeof STATI_TICKET

/** Somebody still has to do something about it. */
export const APERTI = ['aperto', 'in_lavorazione', 'in_attesa'] as const
export const isOpen = (stato: StatoTicket): boolean => (APERTI as readonly string[]).includes(stato)

/** What its opener still has to do with: nobody has ended it, or its last answer is to be read. */
export const concernsOpener = ({ stato, notifyUser }: { stato: StatoTicket; notifyUser: boolean }): boolean =>
  isOpen(stato) || notifyUser

/** So many of one's own tickets that are over come at once. */
export const OWN_PAGE = 100

/** `share`: of the time that the category gives. */
export const PRIORITA = {
  bassa: { label: 'Bassa', tone: 'neutral', share: 2 },
  normale: { label: 'Normale', tone: 'info', share: 1 },
  alta: { label: 'Alta', tone: 'warn', share: 0.5 },
  urgente: { label: 'Urgente', tone: 'bad', share: 0.25 },
} as const satisfies Record<string, { label: string; tone: Tone; share: number }>
export type Priorita = keyof typeof PRIORITA

/** So long a solved ticket opens again with an answer, and a closed one can be reopened. */
export const DAYS_TO_REOPEN = 7
const DAY = 86_400_000

/** Whether it may still be opened again: later on, one opens a new one. */
export function canReopen(
  { stato, risoltoAt, closedAt }: { stato: StatoTicket; risoltoAt: Date | null; closedAt: Date | null },
  now = new Date(),
): boolean {
  if (isOpen(stato)) return false
  const since = stato === 'chiuso' ? (closedAt ?? risoltoAt) : risoltoAt
  return since === null || now.getTime() - since.getTime() < DAYS_TO_REOPEN * DAY
}

export const STATO_OPTIONS = optionsOf(STATI_TICKET)
/** The usual priority is a word; one that hurries has its colour. */
export const PRIORITA_OPTIONS = Object.entries(PRIORITA).map(([value, { label, tone, share }]) =>
  share < 1 ? { value, label, tone } : { value, label },
)
