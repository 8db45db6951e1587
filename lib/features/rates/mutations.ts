import 'server-only'
import { invalidateTags } from '@/lib/core/cache'
import { type Tx, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Counts, RateRow, TegmRow } from './types'

type Outcome = { created: boolean }

/** Pages that show rates, and the comparisons that are made with them. */
const TAGS = ['rates']

/** What a write did; the rows that came back are those that were not there, or not the same. */
async function counted(tx: Tx, rows: number, changed: Outcome[]): Promise<Counts> {
  if (changed.length > 0) await invalidateTags(tx, TAGS)
  const created = changed.filter((row) => row.created).length
  return { created, updated: changed.length - created, unchanged: rows - changed.length }
}

/** Two imports at once take the same rows in the same order, so that they cannot deadlock. */
const inOrder = (rows: readonly RateRow[]) =>
  [...rows].sort((a, b) => (`${a.index} ${a.tenor} ${a.date}` < `${b.index} ${b.tenor} ${b.date}` ? -1 : 1))

/** Writes the values that are new or different; the others keep their source too, unless another one is named. */
export function saveRates(rows: readonly RateRow[], outer?: Tx): Promise<Counts> {
  const list = inOrder(rows)
  return withTransaction(async (tx) => {
    const changed = await tx.$queryRaw<Outcome[]>`
      INSERT INTO rates (id, index, tenor, date, value, source)
      SELECT * FROM unnest(
        ${list.map(() => newId())}::uuid[], ${list.map(({ index }) => index)}::text[],
        ${list.map(({ tenor }) => tenor)}::text[], ${list.map(({ date }) => date)}::date[],
        ${list.map(({ value }) => String(value))}::numeric[], ${list.map(({ source }) => source)}::text[])
      ON CONFLICT (index, tenor, date) DO UPDATE
        SET value = EXCLUDED.value, source = EXCLUDED.source, version = rates.version + 1, updated_at = now()
        WHERE rates.value <> EXCLUDED.value OR (EXCLUDED.source <> '' AND rates.source <> EXCLUDED.source)
      RETURNING xmax = 0 AS created`
    return counted(tx, list.length, changed)
  }, outer)
}

/** Takes values of an index away: days on which it was typed by mistake. */
export async function deleteRates(
  tx: Tx,
  index: string,
  cells: readonly { date: string; tenor: string }[],
): Promise<void> {
  if (cells.length === 0) return
  await tx.$executeRaw`
    DELETE FROM rates USING unnest(
      ${cells.map(({ date }) => date)}::date[], ${cells.map(({ tenor }) => tenor)}::text[]) AS gone(date, tenor)
    WHERE rates.index = ${index} AND rates.date = gone.date AND rates.tenor = gone.tenor`
  await invalidateTags(tx, TAGS)
}

/**
 * The same for the averages of a quarter. Their key has a column that may be empty, for which ON CONFLICT finds
 * nothing: the update and the insert are two steps, behind a lock that imports hold one at a time.
 */
export function saveTegm(rows: readonly TegmRow[], outer?: Tx): Promise<Counts> {
  const text = (value: number | null) => (value === null ? null : String(value))
  const input = JSON.stringify(
    rows.map((row) => ({ ...row, id: newId(), classFrom: text(row.classFrom), classTo: text(row.classTo) })),
  )
  return withTransaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('tegm'))`
    const changed = await tx.$queryRaw<Outcome[]>`
      WITH input AS (
        SELECT * FROM jsonb_to_recordset(${input}::jsonb) AS row(
          id uuid, "from" date, "to" date, category text, "classFrom" bigint, "classTo" bigint, tegm numeric)
      ), matched AS (
        SELECT input.*, tegm.id AS known, tegm."to" AS old_to, tegm.class_to AS old_class, tegm.tegm AS old_tegm
        FROM input LEFT JOIN tegm ON tegm."from" = input."from" AND tegm.category = input.category
          AND tegm.class_from IS NOT DISTINCT FROM input."classFrom"
      ), updated AS (
        UPDATE tegm SET "to" = m."to", class_to = m."classTo", tegm = m.tegm, version = tegm.version + 1, updated_at = now()
        FROM matched m WHERE tegm.id = m.known
          AND (m.old_to, m.old_class, m.old_tegm) IS DISTINCT FROM (m."to", m."classTo", m.tegm)
        RETURNING false AS created
      ), inserted AS (
        INSERT INTO tegm (id, "from", "to", category, class_from, class_to, tegm)
        SELECT id, "from", "to", category, "classFrom", "classTo", tegm FROM matched WHERE known IS NULL
        RETURNING true AS created
      )
      SELECT created FROM updated UNION ALL SELECT created FROM inserted`
    return counted(tx, rows.length, changed)
  }, outer)
}
