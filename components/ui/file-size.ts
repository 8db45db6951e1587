const UNITS = ['B', 'kB', 'MB', 'GB']

/** 1536 → "1,5 kB". */
export function formatSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const digits = power === 0 ? 0 : 1
  return `${(bytes / 1000 ** power).toLocaleString('it-IT', { maximumFractionDigits: digits })} ${UNITS[power]}`
}
