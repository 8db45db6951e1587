import 'server-only'
import { bulk } from '../../core/bulk'
import type { Seeding } from '../../core/context'
import { type CaseRows, caseRows } from './case'
import { plansOf, strangers } from './plans'
import { loadWorld } from './world'

const BATCH = 1_000

async function write({ client }: Seeding, cases: CaseRows[]): Promise<void> {
  const all = <K extends keyof CaseRows>(name: K) => cases.map((rows) => rows[name])
  await bulk(client, 'pratiche', all('pratica'))
  await bulk(client, 'pratica_persone', all('persone').flat())
  await bulk(client, 'pratica_eventi', all('eventi').flat())
  await bulk(client, 'pratica_documenti', all('documenti').flat())
  await bulk(client, 'provvigioni', all('provvigioni').flat())
  await bulk(client, 'commits', all('commits').flat())
}

/** What counts each client's cases with every person: all of them are counted at the end, by one statement. */
const COUNTING = ['count_pratiche', 'set_client_products']
const counting = (word: 'DISABLE' | 'ENABLE') =>
  `ALTER TABLE pratica_persone ${COUNTING.map((name) => `${word} TRIGGER ${name}`).join(', ')}`

export async function seedPratiche(seeding: Seeding): Promise<void> {
  const { client } = seeding
  const world = await loadWorld(seeding)
  const plans = plansOf(seeding, world)
  const others = strangers(world)
  await client.query(counting('DISABLE'))
  for (let start = 0; start < plans.length; start += BATCH) {
    const batch = plans.slice(start, start + BATCH)
    const cases = batch.map((plan) => caseRows(seeding, plan, world, others))
    await write(seeding, cases)
  }
  await client.query(counting('ENABLE'))
  await client.query('SELECT client_counts_rebuild()')
  await client.query(`INSERT INTO file_uses (file_id, model, record_id, field)
    SELECT file_id, 'praticaDocumento', id, 'fileId' FROM pratica_documenti WHERE file_id IS NOT NULL`)
}
