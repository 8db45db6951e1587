import type { StatoRichiesta } from '@/lib/features/leads/contact-requests/types'

/** A step and the words of its button, its dialog and its receipt. */
export type Step = {
  to: 'contattato' | 'perso'
  button: string
  title: (who: string) => string
  done: string
}

const contatta: Step = {
  to: 'contattato',
  button: 'SEGNA CONTATTATA',
  title: (who) => `Hai contattato ${who}?`,
  done: 'Richiesta segnata come contattata',
}
const chiudi: Step = {
  to: 'perso',
  button: 'CHIUDI',
  title: (who) => `Chiudi la richiesta di ${who}`,
  done: 'Richiesta chiusa',
}
const riapri: Step = {
  to: 'contattato',
  button: 'RIAPRI',
  title: (who) => `Riapri la richiesta di ${who}`,
  done: 'Richiesta riaperta',
}

/** By state: the next step first, the rest behind it. */
export const STEPS: Record<StatoRichiesta, readonly [Step, ...Step[]]> = {
  nuovo: [contatta, chiudi],
  assegnato: [contatta, chiudi],
  contattato: [chiudi],
  perso: [riapri],
}
