export const STATI_SOSPETTO = {
  ricevuto: 'Da valutare',
  inviato: 'Segnalato alla UIF',
  archiviato: 'Archiviato',
} as const
export type StatoSospetto = keyof typeof STATI_SOSPETTO
