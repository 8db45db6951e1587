import { z } from 'zod'
import { round, toCents } from '@/lib/core/money'
import { numberOf } from '@/lib/imports/cells'

/* How the figures in the cells of EGG's files are read: with a comma or a point. */

/** Reads a text, or says what is wrong with it. */
const reading = <T extends number | bigint>(read: (text: string) => T | string) =>
  z.string().transform((text, context): T => {
    const value = read(text.trim())
    if (typeof value !== 'string') return value
    context.addIssue({ code: 'custom', message: value })
    return z.NEVER
  })

/** In cents. */
export const moneyCell = reading<bigint>((text) => {
  const euro = numberOf(text)
  if (euro === null) return `«${text}» non è un importo.`
  if (euro < 0) return 'L’importo non può essere negativo.'
  if (euro > 100_000_000) return 'L’importo è troppo alto.'
  return BigInt(toCents(euro))
})

/** A percentage with the four decimals that we keep. */
export const rateCell = (from: number) =>
  reading<number>((text) => {
    const value = numberOf(text)
    if (value === null) return `«${text}» non è un tasso.`
    return value < from || value > 40 ? `Un tasso va da ${from}% a 40%.` : round(value, 4)
  })

export const monthsCell = reading<number>((text) => {
  const value = numberOf(text)
  if (value === null || !Number.isInteger(value)) return `«${text}» non è un numero di mesi.`
  return value < 1 || value > 600 ? 'La durata va da 1 a 600 mesi.' : value
})
