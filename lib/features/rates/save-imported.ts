import 'server-only'
import { dayOfColumn } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { saveRates } from './mutations'
import { type ChangedCell, recordChanges } from './record-changes'
import { INDEXES } from './schema'
import type { Counts, RateRow } from './types'

/** Values of a file. Those that correct others are in the history with what was there before. */
export function saveImported(rows: readonly RateRow[]): Promise<Counts> {
  return withTransaction(async (tx) => {
    const corrected = await correctionsBy(tx, rows)
    const counts = await saveRates(rows, tx)
    for (const index of INDEXES) {
      const cells = corrected.filter((cell) => cell.index === index)
      if (cells.length > 0) await recordChanges(tx, { actor: null }, index, cells, 'Importazione')
    }
    return counts
  })
}

type Line = { index: string; tenor: string; date: Date; era: string; value: string }

async function correctionsBy(tx: Tx, rows: readonly RateRow[]): Promise<(ChangedCell & { index: string })[]> {
  // As who types holds it: a value is corrected by one at a time.
  for (const index of INDEXES)
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`rates:${index}`}, 0))`
  const lines = await tx.$queryRaw<Line[]>`
    SELECT r.index, r.tenor, r.date, r.value::text AS era, n.value::text AS value
    FROM unnest(
      ${rows.map(({ index }) => index)}::text[], ${rows.map(({ tenor }) => tenor)}::text[],
      ${rows.map(({ date }) => date)}::date[], ${rows.map(({ value }) => String(value))}::numeric[]) AS n (index, tenor, date, value)
    JOIN rates r USING (index, tenor, date)
    WHERE r.value <> n.value ORDER BY r.date, r.tenor`
  return lines.map(({ index, tenor, date, era, value }) => ({
    index,
    tenor,
    date: dayOfColumn(date),
    era: Number(era),
    value: Number(value),
  }))
}
