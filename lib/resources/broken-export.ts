/** How the last line of a file begins that is not all of it: its head was sent before anybody could know. */
export const BROKEN_EXPORT = 'ESPORTAZIONE INTERROTTA'

/** That line; `rows` are those before it. */
export const brokenLine = (rows: number): string =>
  `${BROKEN_EXPORT}: qui sopra ci sono ${rows} righe e ne mancano altre. Riprova.`
