import { todayInRome } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { monthAt, STATEMENTS } from '@/lib/testing/world-steps'
import { random } from '@/prisma/seed/core/random'
import { isLong } from '@/scripts/test/property'
import { SUMMARIES } from '../../registry/reports'
import type { ReportReply } from '../view'
import { expectListed, linkedOf } from './linked'
import { lastDayOf, monthStart } from './periods'
import { livedWorld, NOBODY } from './testing'
import type { Figures, SummaryReply } from './view'

/*
 * Commissions in random worlds: what everybody has earned and how far it has been paid, beside one plain statement over the
 * rows and their statements. What somebody takes back by hand and what an import corrects are among them.
 */

const WORLDS = isLong ? 300 : 1
const STEPS = isLong ? 60 : 90
const today = todayInRome()

/** A row names its case's product and bank by the row that it takes back, where it is one that takes back. */
const ROWS = `SELECT to_char(v.maturata_at AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD') AS giorno, v.quota::text AS quota, v.storno,
    CASE WHEN v.quota IN ('agente', 'manager') THEN v.beneficiario_id END::text AS agente,
    CASE WHEN v.quota = 'agenzia' THEN v.beneficiario_id END::text AS agenzia,
    coalesce(t.product, v.product)::text AS prodotto, coalesce(t.bank_id, v.bank_id)::text AS banca, v.importo::float8 AS importo,
    CASE WHEN e.stato = 'pagato' THEN 'pagata' WHEN e.stato IN ('chiuso', 'inviato') THEN 'in_estratto'
      WHEN NOT v.storno AND v.importo > 0 AND NOT EXISTS (SELECT FROM provvigioni x WHERE x.id = v.id
        AND x.importo > -coalesce((SELECT sum(y.importo) FROM provvigioni y WHERE y.storna_id = x.id), 0)) THEN 'stornata'
      ELSE 'maturata' END AS stato
  FROM provvigioni v LEFT JOIN provvigioni t ON t.id = v.storna_id LEFT JOIN estratti e ON e.id = v.estratto_id`
type Line = {
  giorno: string
  quota: string
  storno: boolean
  agente: string | null
  agenzia: string | null
  prodotto: string
  banca: string | null
  importo: number
  stato: string
}

const euro = (lines: readonly Line[]) =>
  Math.round(lines.reduce((all, { importo }) => all + importo, 0)) / 100

/** What the totals by beneficiary are. */
function summed(lines: readonly Line[]): Figures {
  const paid = lines.filter(({ stato }) => stato === 'pagata')
  const due = lines.filter(({ agente, agenzia }) => agente || agenzia)
  return {
    righe: lines.length,
    maturato: euro(lines.filter(({ storno }) => !storno)),
    storni: euro(lines.filter(({ storno }) => storno)),
    netto: euro(lines),
    inEstratto: euro(lines.filter(({ stato }) => stato === 'in_estratto' || stato === 'pagata')),
    pagato: euro(paid),
    daPagare: Math.round(100 * (euro(due) - euro(paid))) / 100,
  }
}

const keyOf = (gruppo: string, line: Line): string =>
  gruppo === 'mese' ? monthStart(line.giorno) : String(line[gruppo as keyof Line] ?? NOBODY)

let office: Caller
beforeAll(async () => {
  office = await adminWith('provvigioni_see')
})

type Query = Record<string, string> & { from: string; to: string; gruppo: string }
const NAME = 'reports/provvigioniBeneficiari'

/** The totals by beneficiary, row by row, and the lists that they open. */
async function compare(all: readonly Line[], query: Query, passes: (line: Line) => boolean): Promise<number> {
  const { status, json } = await callAs<SummaryReply>(office, 'GET', NAME, { query })
  expect([query, status]).toEqual([query, 200])
  const lines = all.filter((line) => line.giorno >= query.from && line.giorno <= query.to && passes(line))
  for (const row of json.rows) {
    const own = lines.filter((line) => keyOf(query.gruppo, line) === row.key)
    expect([query, row.key, row.figures]).toEqual([query, row.key, summed(own)])
  }
  expect([query, json.totals.figures]).toEqual([query, summed(lines)])
  const shown = new Set(json.rows.map(({ key }) => key))
  expect(lines.filter((line) => !shown.has(keyOf(query.gruppo, line)))).toEqual([])
  const summary = await SUMMARIES[NAME]?.()
  const cells = summary ? [...json.rows, json.totals].flatMap((row) => linkedOf(summary, row)) : []
  for (const { link, figure } of isLong ? cells.slice(0, 2) : cells) await expectListed(office, link, figure)
  return json.rows.length
}

/** The list of the rows, by each of its filters. */
async function compareRows(
  all: readonly Line[],
  filters: Record<string, string>,
  passes: (line: Line) => boolean,
) {
  const query = Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value]))
  const { json } = await callAs<ReportReply>(office, 'GET', 'reports/provvigioni', { query })
  const { righe, maturato, storni, netto } = summed(all.filter(passes))
  expect([filters, json.total, json.totals]).toEqual([
    filters,
    righe,
    expect.objectContaining({ righe, maturato, storni, netto }),
  ])
}

it(`commissions are what a plain statement says, in random worlds`, async () => {
  const rng = random(process.env.TEST_SEED ?? 'provvigioni')
  const states = new Set<string>()
  let rows = 0
  for (let number = 0; number < WORLDS; number += 1) {
    const { world } = await livedWorld(rng, STEPS, STATEMENTS)
    const { rows: all } = await pool().query<Line>(ROWS)
    for (const { stato } of all) states.add(stato)
    const whole = { from: monthAt(-8), to: lastDayOf(today) }
    const back = monthAt(-rng.int(0, 5))
    const one = rng.pick(world.agents)
    const bank = rng.pick(world.banks)
    const choices: [name: string, value: string, passes: (line: Line) => boolean][] = [
      ['product', 'mutuo', ({ prodotto }) => prodotto === 'mutuo'],
      ['agentId', one.id, ({ agente }) => agente === one.id],
      ['agencyId', one.agencyId, ({ agenzia }) => agenzia === one.agencyId],
      ['quota', 'agente,sede', ({ quota }) => quota === 'agente' || quota === 'sede'],
    ]
    for (const gruppo of ['agente', 'agenzia', 'quota', 'mese', 'prodotto']) {
      rows += await compare(all, { ...whole, gruppo }, () => true)
      const [name, value, passes] = rng.pick(choices)
      const filtered = { from: back, to: lastDayOf(back), gruppo, [`filter[${name}]`]: value }
      rows += await compare(all, filtered, passes)
    }
    const ofRows: typeof choices = [
      ...choices,
      ['bankId', bank, ({ banca }) => banca === bank],
      ['stato', 'pagata,stornata', ({ stato }) => stato === 'pagata' || stato === 'stornata'],
      ['stato', 'in_estratto', ({ stato }) => stato === 'in_estratto'],
      ['movimento', 'storno', ({ storno }) => storno],
      ['at', `${back}..${lastDayOf(back)}`, ({ giorno }) => giorno >= back && giorno <= lastDayOf(back)],
    ]
    for (const [name, value, passes] of ofRows) {
      await compareRows(all, { [name]: value }, passes)
      const [other, its, also] = rng.pick(ofRows.filter(([another]) => another !== name))
      await compareRows(all, { [name]: value, [other]: its }, (line) => passes(line) && also(line))
    }
  }
  expect(rows).toBeGreaterThan(WORLDS * 15)
  expect([...states].sort()).toEqual(['in_estratto', 'maturata', 'pagata', 'stornata'])
}, 7_200_000)
