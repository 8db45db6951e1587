/** What the buttons of a request's steps say: something to do, never a state. */
export const LEAD_VERBS = {
  contattato: 'SEGNA CONTATTATA',
  riprendi: 'RIPRENDI',
  appuntamento: 'FISSA APPUNTAMENTO',
  converti: 'CONVERTI',
  perso: 'CHIUDI COME PERSA',
} as const
