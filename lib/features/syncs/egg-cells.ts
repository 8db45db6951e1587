import { z } from 'zod'
import { round, toCents } from '@/lib/core/money'
import { countCell, moneyCell, rateCell, signedRateCell } from '@/lib/imports/cells'

/* What the figures in the cells of EGG's files may be, and how they are kept. */

const MOST_EURO = 100_000_000
const MOST_PERCENT = 40
const MOST_MONTHS = 600

/** A cell in euro becomes cents. */
export const centsCell = moneyCell
  .pipe(z.number().max(MOST_EURO, 'Al massimo 100 milioni di euro.'))
  .transform((euro) => BigInt(toCents(euro)))

/** A percentage with the four decimals that we keep. */
export function percentCell(from: number) {
  const message = `Un tasso va da ${from}% a ${MOST_PERCENT}%.`
  return (from < 0 ? signedRateCell : rateCell)
    .pipe(z.number().min(from, message).max(MOST_PERCENT, message))
    .transform((percent) => round(percent, 4))
}

const MONTHS = `La durata va da 1 a ${MOST_MONTHS} mesi.`
export const monthsCell = countCell.pipe(z.number().min(1, MONTHS).max(MOST_MONTHS, MONTHS))
