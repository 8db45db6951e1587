/** What the number field reports while someone types ('' , '1,', '-') → a number, or null when there is none yet. */
export function toNumber(raw: string | number): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null
  const text = raw.trim()
  const value = Number(text)
  return text === '' || !Number.isFinite(value) ? null : value
}
