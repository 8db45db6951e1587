import { numberText } from '@/lib/core/number-text'

const UNITS = ['B', 'kB', 'MB', 'GB']
const STEP = 1024

/** 1536 → "1,5 kB": by 1024, as the limits of the server and the file managers count. */
export function formatSize(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10))
  const digits = power === 0 ? 0 : 1
  return `${numberText(bytes / STEP ** power, { most: digits })} ${UNITS[power]}`
}
