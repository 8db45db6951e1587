import type { Actor } from '@/lib/auth/actor'
import { addDays, dayOf } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { foldCubes } from '@/lib/cubes/jobs'
import { newWorld, step, type World } from '@/lib/cubes/testing'
import { REPORTS } from '@/lib/registry/reports'
import { adminWith, anAgent } from '@/lib/testing/test-kit'
import { random } from '@/prisma/seed/core/random'
import { isLong } from '@/scripts/test/property'
import type { Report } from './define'
import { parseReportQuery } from './query'
import { ask, countReport, readReport } from './read'

const STEPS = isLong ? 5_000 : 250
const now = new Date()
const day = (ago: number) => dayOf(addDays(now, -ago))

/** Some values of each filter that cells may know. */
const VALUES: Record<string, string[]> = {
  at: [`${day(40)}..${day(3)}`, `..${day(30)}`, `${day(0)}..`],
  product: ['mutuo', 'prestito,azienda'],
  movimento: ['liquidata', 'stornata,riaperta,aperta', 'rettifica,liquidata', 'storno'],
  quota: ['sede', 'agente,agenzia'],
  tappa: ['nuovo', 'assegnato,perso'],
  conAgente: ['true', 'false'],
  stato: ['in_istruttoria', 'bozza,raccolta_documenti'],
  fascia: ['60', '30,oltre'],
}

const asked = (report: Report, filters: Record<string, string>) => {
  const params = Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value])
  return parseReportQuery(report, new URL(`http://x/?${new URLSearchParams(params)}`))
}

const has = (report: Report, name: string, value: string): boolean => {
  try {
    return asked(report, { [name]: value }).filters.length > 0
  } catch {
    return false
  }
}

/** Every choice of some of the filters, with every value that the report has. */
function choices(report: Report, [name, ...others]: readonly string[]): Record<string, string>[] {
  if (name === undefined) return [{}]
  const rest = choices(report, others)
  const values = (VALUES[name] ?? []).filter((value) => has(report, name, value))
  return [...rest, ...values.flatMap((value) => rest.map((one) => ({ ...one, [name]: value })))]
}

/** The report without its cells. */
const ofRows = (report: Report): Report => ({
  ...report,
  source: async (at) => ({ ...(await report.source(at)), rollup: undefined }),
})

/** What is said of all rows, in an order of its own. */
async function figures(report: Report, actor: Actor, filters: Record<string, string>) {
  const query = asked(report, filters)
  const { total, totals, breakdown } = await readReport(report, actor, query, now)
  const cells = breakdown.map(({ row, column, figures: of }) => [row, column, of])
  return { count: await countReport(report, actor, query), total, totals, breakdown: cells.sort() }
}

const REPORTS_WITH_CELLS = [
  'reports/praticheFerme',
  'reports/praticheLiquidate',
  'reports/movimenti',
  'reports/movimentiRichieste',
  'reports/provvigioni',
]

describe('reports whose figures stand in cells', () => {
  let world: World
  const live = async () => {
    for (let done = 0; done < STEPS; done += 1) {
      await step(world)
      if (world.rng.chance(0.02)) await foldCubes()
    }
  }

  beforeAll(async () => {
    world = await newWorld(random(process.env.TEST_SEED ?? 'celle'))
    await live()
    // Cases of every age; what waits in the queues is read too.
    await pool().query(
      "UPDATE pratiche SET ultima_attivita = now() - get_byte(uuid_send(id), 15) * interval '1 day'",
    )
  }, 3_600_000)

  it('are these', async () => {
    const found = await Promise.all(
      Object.entries(REPORTS).map(async ([name, load]) =>
        (await (await load()).source(now)).rollup ? name : '',
      ),
    )
    expect(found.filter(Boolean)).toEqual(REPORTS_WITH_CELLS)
  })

  it.each(REPORTS_WITH_CELLS)(
    '%s say what their rows say, by every choice of filters',
    async (name) => {
      const report = (await REPORTS[name]?.()) as Report
      const { actor } = await adminWith(report.access.admin)
      const names = Object.keys((await report.source(now)).rollup?.filters ?? {})
      for (const filters of choices(report, names)) {
        const { sums } = await ask(report, actor, asked(report, filters), now)
        expect(sums.from.sql).toContain('_ora')
        expect([filters, await figures(report, actor, filters)]).toEqual([
          filters,
          await figures(ofRows(report), actor, filters),
        ])
      }
      expect((await figures(report, actor, {})).total).toBeGreaterThan(5)
    },
    120_000,
  )

  it.each(REPORTS_WITH_CELLS)(
    '%s are read from their rows by who does not see all, and with another filter',
    async (name) => {
      const report = (await REPORTS[name]?.()) as Report
      const agent = await anAgent({ permissions: { provvigioni_see: true } })
      const { actor } = await adminWith(report.access.admin)
      for (const [reader, filters] of [
        [agent.actor, {}],
        [actor, { agentId: agent.id }],
      ] as const) {
        const { sums } = await ask(report, reader, asked(report, filters), now)
        expect(sums.from.sql).not.toContain('_ora')
      }
    },
  )
})
