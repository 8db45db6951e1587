/** "1.432,86 €", "5,90%", "200.38"; of amounts a point before three figures is one of thousands. */
export function numberIn(text: string, isRate: boolean): number {
  const bare = text.replace(/[€%\s\u00a0]/g, '')
  if (bare === '') return Number.NaN
  if (bare.includes(',')) return Number(bare.replaceAll('.', '').replace(',', '.'))
  const thousands = !isRate && /^\d{1,3}(?:\.\d{3})+$/.test(bare)
  return Number(thousands ? bare.replaceAll('.', '') : bare)
}
