/** A content page; `corpo` is written as pageHtml() reads it. */
export type PageText = { url: string; titolo: string; descrizione: string; corpo: readonly string[] }

/** Since when the texts of the pages say what they say: whoever changes one of them writes the day. */
export const TESTI_AL = new Date('2026-11-27T08:00:00Z')

/** Told on every page whose facts about the company are invented. */
export const DEMO_NOTE =
  '**Sito dimostrativo.** Società, numeri di iscrizione, sedi, banche e compensi citati in questa pagina sono inventati. Le regole di legge sono quelle vere.'
