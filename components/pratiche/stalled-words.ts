/** "Ferma da 23 giorni" */
export const stalledWords = (giorni: number): string =>
  giorni === 1 ? 'Ferma da un giorno' : `Ferma da ${giorni} giorni`
