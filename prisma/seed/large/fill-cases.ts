import type pg from 'pg'
import { rowsOf } from '../core/context'
import { CASE_COLUMNS, caseLines, PERSON_COLUMNS, personLines } from './cases'
import { copyInto } from './copy'
import { fillCommissions, SHARE_FACTS } from './fill-commissions'
import { fillLeads, LEAD_MARK } from './fill-leads'
import { fillPredictions } from './fill-predictions'
import { withoutIndexes } from './indexes'
import { progress, type Say } from './progress'
import { inBulk } from './references'
import { sourceOf } from './source'
import { loadClients, loadTemplates, MARK } from './templates'

/** The number after the dash, of added cases only: a filter alone might be tried after the cast that needs it. */
const LAST = `SELECT coalesce(max(CASE WHEN codice LIKE '${MARK}' THEN substr(codice, 5)::int END), 0) AS last FROM pratiche`

const DEMO_LEADS = `SELECT count(*)::int AS leads FROM leads WHERE codice NOT LIKE '${LEAD_MARK}'`

/**
 * Adds so many cases and their applicants, numbered from where an earlier run stopped; and what belongs to them: commissions,
 * requests and forecasts, as many to a case as the demo has.
 */
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
  await fillCommissions(client, say)
  say('fatti')
  // The queue would only be filled to be emptied.
  await inBulk(client, 'pratica_fatti', say, async () => {
    await client.query('SELECT fatti_mancanti()')
    await client.query(SHARE_FACTS)
  })
  const times = count / world.templates.length
  const [{ leads } = { leads: 0 }] = await rowsOf<{ leads: number }>(client, DEMO_LEADS)
  await fillLeads(client, Math.round(leads * times), say)
  await fillPredictions(client, times, say)
  say('cubi')
  await client.query('SELECT cubes_rebuild()')
  await client.query('SELECT client_counts_rebuild()')
}
