import { z } from 'zod'

const HYPHENS = { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, words: 'Solo lettere minuscole, numeri e trattini.' }
const UNDERSCORES = {
  pattern: /^[a-z0-9]+([-_][a-z0-9]+)*$/,
  words: 'Solo lettere minuscole, numeri, trattini e trattini bassi.',
}

type Options = { missing?: string; underscores?: boolean }

/** The end of a page's address, as people read it and search engines show it. `missing` is said of an empty one. */
export function slugSchema({
  missing = 'Scrivi l’indirizzo della pagina.',
  underscores = false,
}: Options = {}) {
  const { pattern, words } = underscores ? UNDERSCORES : HYPHENS
  return z
    .string(missing)
    .min(1, { error: missing, abort: true })
    .regex(pattern, words)
    .max(120, 'Al massimo 120 caratteri.')
}
