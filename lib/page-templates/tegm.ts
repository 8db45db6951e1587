import type { PageText } from './types'

export const TEGM_PAGE: PageText = {
  url: 'tegm',
  titolo: 'Tassi medi e soglie di usura',
  descrizione:
    'I tassi effettivi globali medi (TEGM) del trimestre e il limite oltre il quale un tasso è usurario.',
  corpo: [
    'Ogni tre mesi un decreto del Ministero dell’economia e delle finanze pubblica i tassi effettivi globali medi, in breve TEGM: la media di ciò che banche e finanziarie hanno davvero applicato, per categoria di credito. Li rileva la Banca d’Italia, come vuole la legge 108 del 1996.',
    '## I valori del trimestre',
    '[[soglie]]',
    'I valori di questa installazione sono dimostrativi. Quelli ufficiali sono affissi in ogni filiale e pubblicati nel sito della Banca d’Italia.',
    '## Come si calcola la soglia',
    'Si aumenta il TEGM di un quarto e si aggiungono quattro punti. La differenza fra soglia e TEGM non può superare otto punti (articolo 2 della legge 108 del 1996, modificato dal decreto-legge 70 del 2011).',
    '- TEGM 1,99%: un quarto in più e quattro punti fanno 6,4875%, otto punti in più fanno 9,99%. **Soglia 6,4875%**, il minore dei due;',
    '- TEGM 9,22%: un quarto in più e quattro punti fanno 15,5250%, otto punti in più fanno 17,22%. **Soglia 15,5250%**, il minore dei due;',
    '- TEGM 14,97%: un quarto in più e quattro punti fanno 22,7125%, otto punti in più fanno 22,97%. **Soglia 22,7125%**, il minore dei due.',
    '## Che cosa vuol dire per te',
    'Se il tasso promesso supera la soglia nel momento in cui firmi, gli interessi non sono dovuti (articolo 1815 del codice civile). Il confronto si fa con il TEG, che si calcola in modo un po’ diverso dal TAEG: per questo i nostri confronti sono indicativi e lo scrivono.',
  ],
}
