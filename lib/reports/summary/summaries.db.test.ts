import { addMonthsToDay, monthOf, todayInRome } from '@/lib/core/dates'
import { readSheet } from '@/lib/core/xlsx-testing'
import { aClient, adminWith, type Caller, callAs, type Json, signedIn } from '@/lib/testing/test-kit'
import { ends, isLong, oneIn } from '@/scripts/test/property'
import { SUMMARIES } from '../../registry/reports'
import { network } from '../test-kit'
import { hasDays, type Summary } from './define'
import { exportSummary, sheetOf } from './export'
import { expectListed, linkedOf } from './linked'
import { lastDayOf, monthStart, shiftDay, stepStart } from './periods'
import { ago, work } from './test-kit'
import type { SummaryReply } from './view'

type Reply = SummaryReply & Pick<Json, 'detail' | 'errors'>
type Query = Record<string, string>

/** Figures of today, or of a span of their own: no period compares them. */
const OF_TODAY = [
  'inCorso',
  'inBanca',
  'voto',
  'voti',
  'posizione',
  'oggi',
  'importo',
  'erroreBanca',
  'daGiorni',
  'daNovanta',
  'ferme',
]
const today = todayInRome()

const YEAR: Query = { from: addMonthsToDay(monthStart(today), -12), to: lastDayOf(today) }

/** Six weeks that are no months. */
const WEEKS: Query = { from: shiftDay(today, -41), to: today }
/** By the day only so many can be asked for. */
const longest = (gruppo: string): Query => (gruppo === 'giorno' ? WEEKS : YEAR)
const spans = (summary: Summary, gruppo: string): Query[] =>
  !isLong || gruppo === 'giorno' || !hasDays(summary) ? [longest(gruppo)] : [YEAR, WEEKS]

let people: Awaited<ReturnType<typeof network>>
beforeAll(async () => {
  people = await network()
  const { chief, below, stranger } = people
  await work({ agentId: chief.id, agencyId: chief.agencyId }, below.id)
  await work({ agentId: stranger.id, agencyId: stranger.agencyId }, stranger.id)
}, 60_000)

/** How a spreadsheet writes each kind. */
const FORMATS = {
  number: '#,##0',
  money: '#,##0.00\\ "€"',
  percent: '0.0%',
  rate: '0.00%',
  decimal: '#,##0.0',
} as const

/** What the engine does alike for all of them is asked of some; of all in the long run. */
const IN_TURN = new Set(oneIn(3, Object.keys(SUMMARIES)))

describe.each(Object.keys(SUMMARIES))('%s', (name) => {
  const itInTurn = (what: string, work: () => Promise<void>) => {
    if (IN_TURN.has(name)) it(what, work)
  }
  let summary: Summary
  let office: Caller
  beforeAll(async () => {
    summary = (await SUMMARIES[name]?.()) as Summary
    office = await adminWith('reports_see', 'provvigioni_see', 'pratiche_manage', 'leads_manage')
  })
  const ask = (as: Caller | null, query: Query = {}) => callAs<Reply>(as, 'GET', name, { query })
  const read = async (as: Caller, query: Query = {}) => {
    const { status, json } = await ask(as, query)
    expect([query, status, json.detail]).toEqual([query, 200, undefined])
    return json
  }

  it('is closed to who is nobody, a client, or an administrator without its flag', async () => {
    const callers = [null, await aClient(), await adminWith()]
    for (const path of [name, `${name}/export`]) {
      const replies = await Promise.all(callers.map((as) => callAs(as, 'GET', path)))
      expect(replies.map(({ status }) => status)).toEqual([401, 403, 403])
    }
    const agent = await ask(await signedIn('agent', people.beside))
    expect(agent.status).toBe(summary.access.agent?.length === 0 ? 200 : 403)
  })

  itInTurn('refuses what it does not know, and periods that are too long, by name', async () => {
    for (const query of [
      { limit: '5' },
      { cursor: 'x' },
      { q: 'x' },
      { altro: '1' },
      { 'filter[niente]': '1' },
      { sort: 'niente' },
    ])
      expect([query, (await ask(office, query as unknown as Query)).status]).toEqual([query, 400])
    const wrong: [Query, string][] = [
      [{ from: '2026-01-02', to: '2026-03-31' }, 'from'],
      [{ from: '2026-01-01', to: '2026-03-30' }, 'to'],
      [{ periodo: 'mai' }, 'periodo'],
      [{ periodo: 'mese', from: '2026-01-01' }, 'periodo'],
      [{ from: '2026-03-01', to: '2026-01-31' }, 'to'],
      [{ from: '2026-02-01', to: '2026-02-30' }, 'to'],
      [{ from: '2020-01-01', to: '2025-12-31' }, 'from'],
      [{ from: 'ieri' }, 'from'],
      [{ gruppo: 'niente' }, 'gruppo'],
      [{ confronto: 'mai' }, 'confronto'],
      [{ 'filter[product]': 'auto' }, 'filter[product]'],
    ]
    for (const [query, path] of wrong) {
      const { status, json } = await ask(office, query)
      expect([query, status, json.errors?.map((error) => error.path)]).toEqual([query, 422, [path]])
    }
  })

  it('adds up: the rows of every grouping have the counts and the amounts of the whole', async () => {
    const additive = summary.columns.filter(
      ({ kind, path }) =>
        (kind === 'number' && path !== 'posizione') ||
        (kind === 'money' && !['medio', 'scarto'].includes(path)),
    )
    for (const gruppo of Object.keys(summary.groupings)) {
      const { rows, totals } = await read(office, { ...longest(gruppo), gruppo })
      // Of what it counts `work` makes some (test-kit.ts).
      expect([
        gruppo,
        rows.length > 0 ? 'rows' : 'no rows: ./test-kit.ts makes none of what it counts',
      ]).toEqual([gruppo, 'rows'])
      for (const { path } of additive) {
        const known = rows.flatMap(({ figures }) => figures[path] ?? [])
        if (known.length === 0) continue
        const sum = known.reduce((all, value) => all + value, 0)
        expect([gruppo, path, sum.toFixed(2)]).toEqual([gruppo, path, (totals.figures[path] ?? 0).toFixed(2)])
      }
    }
  })

  it('opens from every figure the rows that it counts, with the filters that are set', async () => {
    const opened = new Set<string>()
    for (const gruppo of Object.keys(summary.groupings))
      for (const asked of ends([
        ...spans(summary, gruppo),
        { ...longest(gruppo), 'filter[product]': 'mutuo' },
      ])) {
        const { rows, totals } = await read(office, { ...asked, gruppo })
        for (const row of [...ends(rows), totals]) {
          const cells = linkedOf(summary, row).filter(
            // Most days have nothing, and the screen links no zero.
            ({ link, figure: [path, n] }) => !opened.has(`${path} ${link}`) && (gruppo !== 'giorno' || n),
          )
          for (const { link, figure } of cells) opened.add(`${figure[0]} ${link}`)
          await Promise.all(cells.map(({ link, figure }) => expectListed(office, link, figure)))
        }
      }
    expect(opened.size).toBeGreaterThan(10)
  }, 120_000)

  it('compares months with the same of a year before, and with the period before', async () => {
    const first = addMonthsToDay(monthStart(today), -1)
    const month = { from: first, to: lastDayOf(first) }
    for (const [confronto, months] of [
      ['anno', 12],
      ['periodo', 1],
    ] as const) {
      const before = addMonthsToDay(first, -months)
      const { totals, sameDays } = await read(office, { ...month, confronto })
      const alone = await read(office, { from: before, to: lastDayOf(before) })
      const inTime = summary.columns.filter(({ path }) => !OF_TODAY.includes(path))
      for (const { path } of inTime)
        expect([path, totals.before?.[path], sameDays]).toEqual([path, alone.totals.figures[path], false])
    }
    expect((await read(office, month)).totals.before).toBeNull()
  })

  it('compares a month that has not ended with as many days of before', async () => {
    for (const [confronto, months] of [
      ['anno', 12],
      ['periodo', 1],
    ] as const) {
      const same = { from: addMonthsToDay(monthStart(today), -months), to: addMonthsToDay(today, -months) }
      const reply = await read(office, { from: monthStart(today), to: lastDayOf(today), confronto })
      if (today === lastDayOf(today)) continue
      expect([reply.compared, reply.sameDays]).toEqual([same, true])
      if (!hasDays(summary) || same.to === lastDayOf(same.to)) continue
      const alone = await read(office, same)
      // A goal is of the whole month, whatever the day, and what counts towards it stands beside it alone.
      const inTime = summary.columns.filter(
        ({ path }) => ![...OF_TODAY, 'budget', 'raggiunto', 'conObiettivo'].includes(path),
      )
      for (const { path } of inTime)
        expect([path, reply.totals.before?.[path]]).toEqual([path, alone.totals.figures[path]])
    }
  })

  it('has by the day what it has by the month, whatever the days are cut into', async () => {
    if (!hasDays(summary)) {
      expect((await ask(office, WEEKS)).status).toBe(422)
      return
    }
    const month = { from: addMonthsToDay(monthStart(today), -1), to: shiftDay(monthStart(today), -1) }
    const [first, second] = [
      { from: month.from, to: shiftDay(month.from, 11) },
      { from: shiftDay(month.from, 12), to: month.to },
    ]
    const whole = await read(office, month)
    const days = await read(office, { ...month, gruppo: 'giorno' })
    const parts = [await read(office, first), await read(office, second)]
    expect([days.rows.length > 27, whole.missing]).toEqual([true, []])
    const inTime = summary.columns.filter(
      ({ path, kind }) =>
        ![...OF_TODAY, 'medio', ...days.missing].includes(path) && (kind === 'number' || kind === 'money'),
    )
    expect(inTime.length).toBeGreaterThan(1)
    for (const { path } of inTime) {
      const figure = (reply: Reply) => reply.totals.figures[path] ?? 0
      const [a, b] = parts.map(figure)
      const each = days.rows.reduce((sum, row) => sum + (row.figures[path] ?? 0), 0)
      const all = figure(whole).toFixed(2)
      expect([path, ((a ?? 0) + (b ?? 0)).toFixed(2), each.toFixed(2)]).toEqual([path, all, all])
    }
  })

  it('has in a quarter or a year what its months have', async () => {
    const [first = ''] = summary.main
    const years: Query = { from: addMonthsToDay(monthStart(today), -60), to: lastDayOf(today) }
    for (const [gruppo, step] of [
      ['trimestre', 'quarter'],
      ['anno', 'year'],
    ] as const) {
      if (!summary.groupings[gruppo]) continue
      expect((await read(office, { ...years, gruppo })).rows.length).toBeLessThan(25)
      const long = await read(office, { ...YEAR, gruppo })
      const months = await read(office, { ...YEAR, gruppo: 'mese' })
      for (const row of long.rows) {
        const own = months.rows.filter(({ key }) => stepStart(step, key) === row.key)
        const sum = own.reduce((all, { figures }) => all + (figures[first] ?? 0), 0)
        expect([row.label, (row.figures[first] ?? 0).toFixed(2)]).toEqual([row.label, sum.toFixed(2)])
      }
    }
  })

  itInTurn('is written on paper, and beside the figures of before in a file', async () => {
    const query = { ...YEAR, confronto: 'anno' }
    const reply = await read(office, query)
    const url = new URL(`http://report/?${new URLSearchParams(query)}`)
    const sheet = await sheetOf(summary, office.actor, url, reply)
    expect(sheet.rows.map(([label]) => label)).toEqual(reply.rows.map(({ label }) => label))
    for (const row of [...sheet.rows, sheet.whole ?? []]) expect(row).toHaveLength(sheet.columns.length)
    const { text } = await callAs(office, 'GET', `${name}/export`, { query: { confronto: 'anno' } })
    expect(text.split('\r\n')[0]).toContain('un anno prima')
    expect((await callAs(office, 'GET', `${name}/export`, { query: { format: 'doc' } })).status).toBe(400)
  })

  it('is the same rows as a file, in the order that was asked for', async () => {
    const [sort] = summary.main
    const { rows } = await read(office, { ...YEAR, sort: `-${sort}` })
    const known = rows.flatMap(({ figures }) => figures[sort ?? ''] ?? [])
    expect(known).toEqual(known.toSorted((a, b) => b - a))
    const { text, headers } = await callAs(office, 'GET', `${name}/export`, {
      query: { ...YEAR, sort: `-${sort}` },
    })
    const lines = text.trim().split('\r\n')
    expect(lines.slice(1, -1).map((line) => line.split(';')[0])).toEqual(rows.map(({ label }) => label))
    expect(lines.at(-1)).toMatch(/^Totale;/)
    expect(headers.get('x-total-rows')).toBe(String(rows.length + 1))
    const asked = await ask(office, { ...YEAR, sort: `-${sort}`, format: 'csv' })
    expect([asked.status, asked.text]).toEqual([200, text])
  })

  itInTurn('is a workbook of numbers with their formats, and months that are dates', async () => {
    const isByMonth = 'mese' in summary.groupings
    const query = { ...YEAR, confronto: 'anno', ...(isByMonth && { gruppo: 'mese' }) }
    const reply = await read(office, query)
    const columns = summary.columns.flatMap(({ path, kind, permission, only }) =>
      permission || only ? [] : [{ path, kind }],
    )
    const asked = new URLSearchParams({
      ...query,
      format: 'xlsx',
      columns: ['gruppo', ...columns.map(({ path }) => path)].join(),
    })
    const made = await exportSummary(summary, office.actor, new URL(`http://report/?${asked}`))
    const { rows, widths, frozen } = readSheet(Buffer.from(await made.arrayBuffer()))
    expect([rows.length, frozen]).toEqual([reply.rows.length + 2, 'B2'])
    expect(widths).toHaveLength(1 + 2 * columns.length)
    if (isByMonth) {
      expect(new Set(rows.slice(1, -1).map(([name]) => name?.format))).toEqual(
        new Set(['[$-410]mmmm\\ yyyy']),
      )
      const serials = rows.slice(1, -1).map(([name]) => Number(name?.value))
      expect(serials).toEqual(serials.toSorted((a, b) => a - b))
    }
    expect(rows.at(-1)?.[0]).toEqual({ value: 'Totale', format: null })
    const totals = rows.at(-1) ?? []
    for (const [at, { path, kind }] of columns.entries()) {
      const figure = reply.totals.figures[path] ?? null
      const share = kind === 'percent' || kind === 'rate' ? 100 : 1
      const { value, format } = totals[1 + 2 * at] ?? {}
      if (figure === null) expect(value).toBeNull()
      else expect([path, value]).toEqual([path, expect.closeTo(figure / share, 6)])
      if (figure !== null) expect([kind, format]).toEqual([kind, FORMATS[kind]])
    }
  })

  it('says how each of its figures is made', () => {
    for (const { definition } of summary.columns) expect(definition).toMatch(/\w{3,} .*\.$/)
    const paths = summary.columns.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining([...summary.main]))
  })
})

describe('production', () => {
  const name = 'reports/reportProduzione'
  const own = async (id: string, query: Query = {}) =>
    (await callAs<Reply>(await signedIn('agent', { id }), 'GET', name, { query: { ...YEAR, ...query } })).json

  it('stays with who made it, and takes a reversal back in its own month', async () => {
    const { chief, below } = people
    const { rows, totals } = await own(chief.id)
    const month = (months: number) =>
      rows.find(({ key }) => key.startsWith(monthOf(ago(months))))?.figures.erogato
    expect([month(1), month(3), month(2), month(4), month(0)]).toEqual([
      100_000, 150_000, 60_000, 80_000, -80_000,
    ])
    expect(totals.figures).toMatchObject({ erogato: 310_000, liquidate: 4, stornate: 1 })
    expect((await own(below.id)).totals.figures).toMatchObject({ erogato: 0, liquidate: 0 })
  })

  it('shows an agent nobody else’s figures, whatever is asked', async () => {
    const { chief, stranger } = people
    const { totals } = await own(chief.id, { 'filter[product]': 'mutuo' })
    expect(totals.figures.aperte).toBe(5)
    const reader = await signedIn('agent', chief)
    for (const query of [{ gruppo: 'agente' }, { 'filter[agentId]': stranger.id }] as Query[])
      expect((await callAs(reader, 'GET', name, { query })).status).toBeGreaterThanOrEqual(400)
    expect(Object.keys(totals.figures)).not.toEqual(expect.arrayContaining(['lordo']))
  })
})
