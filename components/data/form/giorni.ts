/** One span of opening hours; giorno 1 is Monday. */
export type Span = { giorno: number; dalle: string; alle: string }

export const GIORNI = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'] as const
