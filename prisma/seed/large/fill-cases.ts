import type pg from 'pg'
import { rowsOf } from '../core/context'
import { CASE_COLUMNS, caseLines, PERSON_COLUMNS, personLines } from './cases'
import { copyInto } from './copy'
import { withoutIndexes } from './indexes'
import { progress, type Say } from './progress'
import { sourceOf } from './source'
import { loadClients, loadTemplates, MARK } from './templates'

/** The number after the dash, of added cases only: a filter alone might be tried after the cast that needs it. */
const LAST = `SELECT coalesce(max(CASE WHEN codice LIKE '${MARK}' THEN substr(codice, 5)::int END), 0) AS last FROM pratiche`

/** Adds so many cases and their applicants, numbered from where an earlier run stopped. */
export async function fillCases(client: pg.PoolClient, count: number, say: Say): Promise<void> {
  const world = { templates: await loadTemplates(client), clients: await loadClients(client) }
  const [{ last } = { last: 0 }] = await rowsOf<{ last: number }>(client, LAST)
  const range = { first: last + 1, count }
  const source = (name: string) => sourceOf(client, `${name}.${range.first}`)
  const tell = (what: string) => progress(what, count, say, 'controllo dei riferimenti')
  // The search column is among those we send, facts and cubes are made once at the end.
  await client.query('ALTER TABLE pratiche DISABLE TRIGGER USER')
  await withoutIndexes(client, 'pratiche', say, () => {
    const lines = caseLines(source('pratiche'), world, range)
    return copyInto(client, 'pratiche', CASE_COLUMNS, lines, tell('pratiche'))
  })
  await client.query('ALTER TABLE pratiche ENABLE TRIGGER USER')
  await client.query('ALTER TABLE pratica_persone DISABLE TRIGGER USER')
  await withoutIndexes(client, 'pratica_persone', say, () => {
    const lines = personLines(source('pratiche'), source('persone'), world, range)
    return copyInto(client, 'pratica_persone', PERSON_COLUMNS, lines, tell('richiedenti'))
  })
  await client.query('ALTER TABLE pratica_persone ENABLE TRIGGER USER')
  say('fatti')
  // The queue would only be filled to be emptied.
  await client.query('ALTER TABLE pratica_fatti DISABLE TRIGGER in_coda')
  await withoutIndexes(client, 'pratica_fatti', say, () =>
    client.query('SELECT fatti_mancanti()').then(() => undefined),
  )
  await client.query('ALTER TABLE pratica_fatti ENABLE TRIGGER in_coda')
  say('cubi')
  await client.query('SELECT cubes_rebuild()')
  await client.query('SELECT client_counts_rebuild()')
}
