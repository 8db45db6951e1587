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

export async function seedPratiche(seeding: Seeding): Promise<void> {
  const world = await loadWorld(seeding)
  const plans = plansOf(seeding, world)
  const others = strangers(world)
  for (let start = 0; start < plans.length; start += BATCH) {
    const batch = plans.slice(start, start + BATCH)
    const cases = batch.map((plan) => caseRows(seeding, plan, world, others))
    await write(seeding, cases)
  }
}
