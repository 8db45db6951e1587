const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/
const PLAIN = /^\d{1,9}(?:[.,]\d{1,2})?$/

/**
 * A figure as Italians write it: "150.000", "150000", "1.432,86 €". Empty is undefined, what is no figure is
 * NaN, so that the schema of the calculator says what it misses.
 */
export function amountOf(text = ''): number | undefined {
  const bare = text.replace(/[\s€]/g, '')
  if (bare === '') return undefined
  if (GROUPED.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'))
  return PLAIN.test(bare) ? Number(bare.replace(',', '.')) : Number.NaN
}
