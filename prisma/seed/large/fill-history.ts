import type pg from 'pg'
import { rowsOf } from '../core/context'
import { copyInto } from './copy'
import { COMMIT_COLUMNS, commitLines, REMEMBERED, type Told } from './history'
import { withoutIndexes } from './indexes'
import { progress, type Say } from './progress'
import { type Source, sourceOf } from './source'
import { MARK, moment } from './templates'

/** Cases read at a time. */
const BATCH = 5_000

/** How much history the added cases have: none at first, some where a run is to make it longer. */
const TOLD = `
  CREATE TEMP TABLE large_told ON COMMIT DROP AS
    SELECT c.ref AS id, count(*)::int AS n FROM commits c JOIN pratiche p ON p.id = c.ref
    WHERE p.codice LIKE '${MARK}' GROUP BY c.ref;
  ANALYZE large_told`

const TOTALS = `
  SELECT (SELECT count(*)::int FROM pratiche WHERE codice LIKE '${MARK}') AS cases,
         (SELECT coalesce(sum(n), 0)::int FROM large_told) AS told`

const CURSOR = `
  DECLARE large_cases CURSOR FOR
    SELECT p.id, p.codice, coalesce(p.idegg, p.codice) AS idegg, p.agent_id AS "agentId", a.nome, a.cognome, p.stato,
           ${moment('p.created_at')} AS opened, ${moment('p.stato_dal')} AS since,
           ARRAY[${REMEMBERED.map(([, column]) => moment(`p.${column}`)).join(', ')}] AS dates, coalesce(t.n, 0) AS told
    FROM pratiche p LEFT JOIN agents a ON a.id = p.agent_id LEFT JOIN large_told t ON t.id = p.id
    WHERE p.codice LIKE '${MARK}' ORDER BY p.id`

/** How many records case after case is to have in the end: all the same, the first ones one more if they must. */
function* sharesOf(total: number, cases: number): Generator<number, never> {
  for (let i = 0; ; i += 1) yield Math.floor(total / cases) + Number(i < total % cases)
}

/** What these cases lack, at most `most` records. */
function* linesOf(
  source: Source,
  cases: readonly Told[],
  shares: Generator<number, never>,
  most: number,
): Generator<string> {
  let left = most
  for (const one of cases) {
    for (const text of commitLines(source, one, shares.next().value)) {
      if (left-- <= 0) return
      yield text
    }
  }
}

/** Adds so many history records to the added cases, so that in the end each has as many as the others. */
export async function fillHistory(client: pg.PoolClient, count: number, say: Say): Promise<void> {
  await client.query(TOLD)
  const [totals] = await rowsOf<{ cases: number; told: number }>(client, TOTALS)
  if (!totals?.cases) return
  const { cases, told } = totals
  const source = sourceOf(client, `commits.${told}`)
  const shares = sharesOf(count + told, cases)
  const tell = progress('commits', count, say)
  let left = count
  const sent = (rows: number) => {
    left -= rows
    tell(rows)
  }
  await withoutIndexes(client, 'commits', say, async () => {
    await client.query(CURSOR)
    for (;;) {
      const batch = await rowsOf<Told>(client, `FETCH ${BATCH} FROM large_cases`)
      if (batch.length === 0 || left <= 0) break
      await copyInto(client, 'commits', COMMIT_COLUMNS, linesOf(source, batch, shares, left), sent)
    }
    await client.query('CLOSE large_cases')
  })
}
