import 'server-only'
import { columnOfDay, dayOfColumn, formatDay, todayInRome } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, type FieldError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import type { DaysInput } from './days-schema'
import { deleteRates, saveRates } from './mutations'
import { INDEX_NAMES, recordChanges } from './record-changes'
import { TENORS } from './schema'

/** What a value that was typed says of where it comes from. */
const BY_HAND = 'Inserito a mano'

type Cell = DaysInput['celle'][number]

const keyOf = ({ date, tenor }: Pick<Cell, 'date' | 'tenor'>) => `${date} ${tenor}`

/**
 * Writes the cells of a sheet that change: all of them, or none. 422 by cell for days to come and for durations that the index does
 * not have; 409 where somebody has changed a value since it was read.
 */
export async function saveDays(ctx: Ctx, { index, celle }: DaysInput): Promise<void> {
  refuseImpossible(index, celle)
  await withTransaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`rates:${index}`}, 0))`
    const before = await valuesOf(tx, index, celle)
    refuseStale(before, celle)
    const changed = celle.filter(({ value, era }) => value !== era)
    const written = changed.flatMap(({ date, tenor, value }) =>
      value === null ? [] : [{ index, tenor, date, value, source: BY_HAND }],
    )
    await deleteRates(
      tx,
      index,
      changed.filter(({ value }) => value === null),
    )
    await saveRates(written, tx)
    const cells = changed.map((cell) => ({ ...cell, era: before.get(keyOf(cell)) ?? null }))
    await recordChanges(tx, ctx, index, cells)
  }, ctx.tx)
}

function refuseImpossible(index: DaysInput['index'], celle: readonly Cell[]): void {
  const today = todayInRome()
  const seen = new Set<string>()
  const errors = celle.flatMap((cell, at): FieldError[] => {
    const isTwice = seen.has(keyOf(cell))
    seen.add(keyOf(cell))
    if (isTwice) return [{ path: `celle.${at}.tenor`, message: 'Questo valore è scritto due volte.' }]
    if (cell.date > today) return [{ path: `celle.${at}.date`, message: 'Questo giorno deve ancora venire.' }]
    if (TENORS[index].includes(cell.tenor)) return []
    return [{ path: `celle.${at}.tenor`, message: `${INDEX_NAMES[index]} non ha questa durata.` }]
  })
  if (errors.length > 0) throw new AppError('invalid', 'Controlla i valori indicati.', { errors })
}

type Values = ReadonlyMap<string, number | null>

async function valuesOf(tx: Tx, index: string, celle: readonly Cell[]): Promise<Values> {
  const days = [...new Set(celle.map(({ date }) => date))].map(columnOfDay)
  const rows = await tx.rate.findMany({ where: { index, date: { in: days } } })
  const found = new Map(
    rows.map(({ date, tenor, value }) => [keyOf({ date: dayOfColumn(date), tenor }), Number(value)]),
  )
  return new Map(celle.map((cell) => [keyOf(cell), found.get(keyOf(cell)) ?? null]))
}

function refuseStale(before: Values, celle: readonly Cell[]): void {
  const stale = celle.filter((cell) => (before.get(keyOf(cell)) ?? null) !== cell.era)
  if (stale.length === 0) return
  const [first] = stale
  throw new AppError(
    'conflict',
    `Intanto qualcuno ha cambiato ${stale.length === 1 ? 'un valore' : `${stale.length} valori`}${first ? ` (${first.tenor} del ${formatDay(first.date)})` : ''}: ricarica il foglio e riprova.`,
  )
}
