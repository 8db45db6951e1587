/** A content page; `corpo` is written as pageHtml() reads it. */
export type PageText = { url: string; titolo: string; descrizione: string; corpo: readonly string[] }

/** Since when the texts of the pages say what they say: whoever changes one of them writes the day. */
export const TESTI_AL = new Date('2026-11-28T00:00:00+01:00')
