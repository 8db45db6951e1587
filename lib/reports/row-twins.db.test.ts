import { todayInRome } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import type { World } from '@/lib/cubes/testing'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { random } from '@/prisma/seed/core/random'
import { isLong } from '@/scripts/test/property'
import { monthStart, shiftDay } from './summary/periods'
import { type Books, type Entry, livedWorld, NOBODY, sumOf } from './summary/testing'
import type { ReportReply, SubtotalReply } from './view'

/*
 * The lists of rows in random worlds: their figures and their rows beside the second books (what happened to cases and
 * requests) and a plain statement over the cases (what is stalled).
 */

const WORLDS = isLong ? 300 : 1
const STEPS = isLong ? 60 : 90
const today = todayInRome()

let office: Caller
beforeAll(async () => {
  office = await adminWith('reports_see', 'pratiche_manage', 'provvigioni_see')
})

type Filters = Record<string, string>
type Passes = (entry: Entry) => boolean
/** A filter's name and value, and which entries of the books it leaves. */
type Choice = readonly [name: string, value: string, passes: Passes]

const queryOf = (filters: Filters) =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value]))

const read = async <T = ReportReply>(name: string, query: Record<string, string>): Promise<T> => {
  const { status, json } = await callAs<T>(office, 'GET', `reports/${name}`, { query })
  expect([name, query, status]).toEqual([name, query, 200])
  return json as T
}

/** All rows, page by page. */
async function everyRow(name: string, filters: Filters): Promise<ReportReply['items']> {
  const rows: ReportReply['items'] = []
  let cursor = ''
  do {
    const page = await read(name, { ...queryOf(filters), limit: '40', ...(cursor && { cursor }) })
    rows.push(...page.items)
    cursor = page.nextCursor ?? ''
  } while (cursor)
  return rows
}
const cents = (rows: ReportReply['items'], path: string) =>
  rows.reduce((all, row) => all + Math.round(100 * Number(row[path] ?? 0)), 0) / 100

/** What each movement is called in the books, and what its amount is there, where it has one of its own. */
const MOVEMENTS: Record<string, { counts: string; amount?: (entries: readonly Entry[]) => number }> = {
  aperta: { counts: 'aperte', amount: (entries) => sumOf(entries)('richiesto') },
  deliberata: { counts: 'deliberate', amount: (entries) => sumOf(entries)('deliberato') },
  liquidata: { counts: 'liquidate', amount: (entries) => sumOf(entries)('liquidato') },
  // What is taken back to a first approval is listed with that.
  stornata: {
    counts: 'stornate',
    amount: (entries) =>
      entries.reduce((all, { n }) => all + (n.deliberate ? (n.deliberato ?? 0) : -(n.stornato ?? 0)), 0),
  },
  inviata: { counts: 'inviate' },
  respinta: { counts: 'respinte' },
  ritirata: { counts: 'ritirate' },
  riaperta: { counts: 'riaperte' },
  passaggio: { counts: 'uscite' },
}

function choicesOf({ rng, agents, banks }: World): Choice[] {
  const [agent, bank] = [rng.pick(agents), rng.pick(banks)]
  const from = shiftDay(today, -rng.int(0, 150))
  const to = shiftDay(from, rng.int(0, 90))
  return [
    ['at', `${from}..${to}`, ({ giorno }) => giorno >= from && giorno <= to],
    ['product', 'mutuo', ({ prodotto }) => prodotto === 'mutuo'],
    ['agentId', agent.id, ({ agente }) => agente === agent.id],
    ['agencyId', agent.agencyId, ({ agenzia }) => agenzia === agent.agencyId],
    ['bankId', bank, ({ banca }) => banca === bank],
    ['finalita', 'auto', ({ finalita }) => finalita === 'auto'],
    ['regione', '03,--', ({ regione }) => regione === '03' || regione === '--'],
  ]
}
/** None, one or two of them. */
function some(rng: World['rng'], choices: readonly Choice[]): { filters: Filters; passes: Passes } {
  const chosen = rng.sample(choices, rng.int(0, 2))
  return {
    filters: Object.fromEntries(chosen.map(([name, value]) => [name, value])),
    passes: (entry) => chosen.every(([, , passes]) => passes(entry)),
  }
}

async function compareMovements({ entries }: Books, world: World): Promise<void> {
  for (const [movimento, { counts, amount }] of Object.entries(MOVEMENTS)) {
    const { filters, passes } = some(world.rng, choicesOf(world))
    // A correction is no payment: it has the amount of one, and counts as none.
    const own = entries.filter((entry) => passes(entry) && entry.n[counts])
    const asked = { ...filters, movimento }
    const { total, totals } = await read('movimenti', queryOf(asked))
    expect([asked, totals.pratiche]).toEqual([asked, sumOf(own)(counts)])
    if (amount) expect([asked, totals.importo]).toEqual([asked, amount(own) / 100])
    const rows = await everyRow('movimenti', asked)
    expect([asked, rows.length, new Set(rows.map(({ _id }) => _id)).size]).toEqual([asked, total, total])
  }
  const { filters, passes } = some(world.rng, choicesOf(world))
  const sum = sumOf(entries.filter(passes))
  const { totals } = await read('movimenti', queryOf(filters))
  expect([filters, totals.pratiche, totals.erogato]).toEqual([
    filters,
    sum('aperte') + sum('uscite'),
    (sum('liquidato') - sum('stornato')) / 100,
  ])
}

const paymentsOf = (entries: readonly Entry[]) => {
  const sum = sumOf(entries)
  const erogato = sum('liquidato') - sum('stornato')
  const kept = sum('liquidate') - sum('stornate')
  return {
    erogato: erogato / 100,
    pratiche: sum('liquidate') + sum('stornate'),
    medio: kept === 0 ? null : (Math.sign(erogato / kept) * Math.round(Math.abs(erogato / kept))) / 100,
    giorni: sum('liquidate') === 0 ? null : Math.round((10 * sum('giorni')) / sum('liquidate')) / 10,
  }
}

async function comparePayments({ entries }: Books, world: World): Promise<void> {
  const paid = entries.filter(({ n }) => n.liquidato || n.liquidate || n.stornate)
  const { filters, passes } = some(world.rng, choicesOf(world))
  const name = 'praticheLiquidate'
  const { totals } = await read(name, queryOf(filters))
  expect([filters, totals]).toEqual([filters, paymentsOf(paid.filter(passes))])
  for (const per of ['banca', 'agente', 'agenzia', 'mese'] as const) {
    const groups = await read<SubtotalReply>(`${name}/gruppi`, { ...queryOf(filters), per })
    for (const { key, figures } of groups.rows) {
      const own = paid.filter(
        (entry) =>
          passes(entry) && (per === 'mese' ? monthStart(entry.giorno) : entry[per]) === (key ?? NOBODY),
      )
      expect([filters, per, key, figures]).toEqual([filters, per, key, paymentsOf(own)])
    }
  }
  const rows = await everyRow(name, {})
  expect(cents(rows, 'importo')).toBe(paymentsOf(paid).erogato)
  const { rows: live } = await pool().query<{ lordo: number }>(
    'SELECT coalesce(sum(importo), 0)::float8 / 100 AS lordo FROM provvigioni',
  )
  expect(cents(rows, 'lordo')).toBe(live[0]?.lordo)
}

const STAGES = ['nuovo', 'assegnato', 'contattato', 'appuntamento', 'convertito', 'perso']

async function compareRequests({ entries }: Books, world: World): Promise<void> {
  const known = choicesOf(world).filter(([name]) => ['at', 'product', 'agentId', 'agencyId'].includes(name))
  for (const tappa of STAGES) {
    const { filters, passes } = some(world.rng, known)
    const asked = { ...filters, tappa }
    const { totals } = await read('movimentiRichieste', queryOf(asked))
    expect([asked, totals.passi]).toEqual([asked, sumOf(entries.filter(passes))(tappa)])
    expect(cents(await everyRow('movimentiRichieste', asked), 'n')).toBe(totals.passi)
  }
}

const STALLED = `SELECT id, stato::text, product::text AS product, agent_id::text AS "agentId", agency_id::text AS "agencyId",
    bank_id::text AS "bankId", importo_richiesto::float8 / 100 AS importo,
    (now() AT TIME ZONE 'Europe/Rome')::date - (ultima_attivita AT TIME ZONE 'Europe/Rome')::date AS giorni
  FROM pratiche WHERE stato NOT IN ('liquidata', 'respinta', 'ritirata', 'sospesa')
    AND (now() AT TIME ZONE 'Europe/Rome')::date - (ultima_attivita AT TIME ZONE 'Europe/Rome')::date
      > coalesce((SELECT coalesce(value ->> stato::text, value ->> 'default') FROM settings WHERE key = 'praticheFermeGiorni')::int, 15)`
type Stalled = Record<'id' | 'stato' | 'product' | 'agentId' | 'agencyId' | 'bankId', string> & {
  importo: number
  giorni: number
}

async function compareStalled({ rng, agents, banks }: World): Promise<number> {
  const { rows: all } = await pool().query<Stalled>(STALLED)
  const [agent, bank, least] = [rng.pick(agents), rng.pick(banks), rng.int(1_000, 30_000)]
  const choices: [name: string, value: string, passes: (row: Stalled) => boolean][] = [
    ['stato', 'bozza,in_istruttoria', ({ stato }) => stato === 'bozza' || stato === 'in_istruttoria'],
    ['product', 'prestito', ({ product }) => product === 'prestito'],
    ['agentId', agent.id, ({ agentId }) => agentId === agent.id],
    ['agencyId', agent.agencyId, ({ agencyId }) => agencyId === agent.agencyId],
    ['bankId', bank, ({ bankId }) => bankId === bank],
    ['bankId', 'null', ({ bankId }) => bankId === null],
    ['importo', `${least}..`, ({ importo }) => importo >= least],
    ['fascia', '30,90', ({ giorni }) => giorni <= 30 || (giorni > 60 && giorni <= 90)],
    ['fascia', 'oltre30', ({ giorni }) => giorni > 30],
  ]
  for (const [name, value, passes] of [...choices, ['product', 'mutuo,prestito', () => true] as const]) {
    const [other, its, also] = rng.pick(choices.filter(([another]) => another !== name))
    const own = all.filter((row) => passes(row) && also(row))
    const filters = { [name]: value, [other]: its }
    const { totals } = await read('praticheFerme', queryOf(filters))
    const importo = own.reduce((sum, row) => sum + row.importo, 0)
    expect([filters, totals]).toEqual([
      filters,
      { pratiche: own.length, importo: Math.round(100 * importo) / 100 },
    ])
    const listed = (await everyRow('praticheFerme', filters)).map(({ _id, giorni }) => `${_id} ${giorni}`)
    expect(listed.sort()).toEqual(own.map(({ id, giorni }) => `${id} ${giorni}`).sort())
  }
  return all.length
}

it(`lists of rows are what second books and plain statements say, in random worlds`, async () => {
  const rng = random(process.env.TEST_SEED ?? 'righe')
  let stalled = 0
  for (let number = 0; number < WORLDS; number += 1) {
    const { books, world } = await livedWorld(rng, STEPS)
    await compareMovements(books, world)
    await comparePayments(books, world)
    await compareRequests(books, world)
    // Cases of every age; the triggers tell the stock.
    await pool().query(
      "UPDATE pratiche SET ultima_attivita = now() - get_byte(uuid_send(id), 15) * interval '1 day'",
    )
    stalled += await compareStalled(world)
  }
  expect(stalled).toBeGreaterThan(WORLDS)
}, 7_200_000)
