/** A content page; corpo as in the news: "## " makes a heading, "- " an item of a list. */
export type PageText = { url: string; titolo: string; descrizione: string; corpo: readonly string[] }

/** Told on every page whose facts about the company are invented. */
export const DEMO_NOTE =
  'Questa è un’installazione dimostrativa: denominazione, numeri di iscrizione, sedi, banche e compensi citati sono inventati e vanno sostituiti dalle impostazioni prima dell’uso.'
