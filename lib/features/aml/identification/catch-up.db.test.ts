import { mintScope } from '@/lib/auth/actor'
import { startOfDay } from '@/lib/core/dates'
import { db, pool, withTransaction } from '@/lib/core/db'
import { identificationLack } from '@/lib/features/aml/duty'
import { complianceHome, dueQueue } from '@/lib/features/compliance/data'
import { adminWith, anAgent, type Caller } from '@/lib/testing/test-kit'
import { identificationsDue, planProgress } from './data'
import { planCatchUp } from './jobs'
import { identificationQueue } from './queue'

/* An installation that upgrades on the day of the rule: 10,000 open cases of ten agents, none of them identified. */

const CASES = 10_000
const AGENTS = 10
const WEEKS = 12
const BEFORE = startOfDay('2026-06-01')
const AT = new Date('2026-11-29T03:00:00Z')

/** So many at a time: triggers write the facts of each. */
const PORTION = 500
const INSERT = `
  INSERT INTO pratiche (id, codice, product, finalita, intestatario, importo_richiesto, durata_mesi, stato, agent_id, created_at, updated_at)
  SELECT gen_random_uuid(), 'R' || n, 'mutuo', 'acquisto', 'Cliente ' || n, 10000000, 240,
    (ARRAY['bozza', 'raccolta_documenti', 'in_istruttoria', 'inviata_banca'])[1 + n % 4]::stato_pratica,
    ($1::uuid[])[1 + n % ${AGENTS}], $2, now()
  FROM generate_series($3::int, $4::int) n`

let agents: Caller[]
let office: Caller

/** Generous for a machine that does other things: one is a nightly job, the other a page that somebody waits for. */
const NIGHT_MS = 20_000
const PAGE_MS = 3_000

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const from = performance.now()
  const value = await work()
  return { value, ms: performance.now() - from }
}

beforeAll(async () => {
  agents = await Promise.all(Array.from({ length: AGENTS }, () => anAgent()))
  office = await adminWith('compliance_see', 'pratiche_manage')
  const ids = agents.map(({ id }) => id)
  for (let from = 1; from <= CASES; from += PORTION)
    await pool().query(INSERT, [ids, BEFORE, from, from + PORTION - 1])
}, 120_000)

it('is planned in one night, week by week, and holds nothing up', async () => {
  const planned = await timed(() => planCatchUp(AT))
  expect(planned.value).toBeGreaterThanOrEqual(CASES)
  expect(planned.ms).toBeLessThan(NIGHT_MS)
  const again = await timed(() => planCatchUp(AT))
  expect(again.value).toBe(0)

  const scope = mintScope({ ...office.actor, role: 'admin' as const })
  const { totale, settimane } = await planProgress(scope)
  expect(settimane).toHaveLength(WEEKS)
  expect(settimane.reduce((sum, week) => sum + week.totale, 0)).toBe(totale)

  // Nobody is asked for more than their part of three weeks, whatever their cases are, and nothing of it is late.
  for (const { actor } of agents) {
    const { total, late, items } = await identificationQueue(actor, 5)
    expect(items).toHaveLength(5)
    expect(late).toBe(0)
    expect(total).toBeLessThanOrEqual(Math.ceil((3 * CASES) / AGENTS / WEEKS))
  }

  const old = await db().pratica.findMany({ where: { agentId: { in: agents.map(({ id }) => id) } } })
  const lacks = await withTransaction((tx) =>
    Promise.all(old.slice(0, 20).map((one) => identificationLack(tx, one))),
  )
  for (const lack of lacks)
    expect(lack).toMatchObject({ blocca: false, nome: expect.stringContaining('(entro il ') })
  const { conta } = await identificationsDue(scope)
  expect(conta.blocca).toBe(0)
}, 120_000)

it('leaves the pages of the office quick', async () => {
  const scope = mintScope({ ...office.actor, role: 'admin' as const })
  const home = await timed(() => complianceHome(scope))
  const queue = home.value.scadenze.find(({ name }) => name === 'identificazioni')
  expect(queue?.total).toBeGreaterThanOrEqual(CASES)
  expect(queue?.items).toHaveLength(8)
  const last = await timed(() => dueQueue(scope, 'identificazioni', Math.ceil((queue?.total ?? 0) / 50)))
  expect(last.value.queue.items.length).toBeGreaterThan(0)
  const overview = await timed(() => identificationsDue(scope))
  for (const { ms } of [home, last, overview]) expect(ms).toBeLessThan(PAGE_MS)
}, 120_000)
