import { buffer } from 'node:stream/consumers'
import { todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { slugify } from '@/lib/core/text'
import { readSheet } from '@/lib/core/xlsx-testing'
import { REPORTS } from '@/lib/registry/reports'
import { chosenColumns } from '@/lib/resources/export-body'
import { headOf } from '@/lib/resources/export-cells'
import {
  aClient,
  adminWith,
  anAgent,
  type Caller,
  callAs,
  type Json,
  routesOf,
  signedIn,
} from '@/lib/testing/test-kit'
import { isDated, type Report, totalsFor } from './define'
import { sheetOf } from './export'
import { parseReportQuery } from './query'
import { network, SAMPLES, type Sample } from './test-kit'
import type { ReportReply } from './view'

type Reply = ReportReply & Pick<Json, 'detail' | 'errors'>
type Query = Record<string, string>
const NAMES = Object.keys(REPORTS)

it('every report has a sample', () => {
  expect(Object.keys(SAMPLES)).toEqual(NAMES)
})

describe.each(NAMES)('%s', (name) => {
  const sample = SAMPLES[name] as Sample
  let report: Report
  let people: Awaited<ReturnType<typeof network>>
  /** Sees the rows of the network without the strangers': for the rest of the suite they are all there is. */
  let chief: Caller
  const rowsOf = new Map<string, string[]>()

  const ask = (as: Caller | null, query: Query = {}) => callAs<Reply>(as, 'GET', name, { query })
  const read = async (as: Caller, query: Query = {}): Promise<Reply> => {
    const { status, json } = await ask(as, query)
    expect([status, json.detail]).toEqual([200, undefined])
    return json
  }
  const idsOf = ({ items }: Pick<Reply, 'items'>) => items.map(({ _id }) => _id)
  const whole = (as: Caller, query: Query = {}) => read(as, { limit: '200', ...query })
  /** The flags that open the report to an agent, with others. */
  const flagged = (permissions: Record<string, boolean> = {}) => ({
    permissions: { ...Object.fromEntries(report.access.agent.map((flag) => [flag, true])), ...permissions },
  })
  const allow = (permissions: Record<string, boolean>) =>
    db().agent.update({ where: { id: people.chief.id }, data: flagged(permissions) })

  beforeAll(async () => {
    report = (await REPORTS[name]?.()) as Report
    people = await network()
    for (const [who, { id: agentId, agencyId }] of Object.entries(people))
      rowsOf.set(who, await sample.build({ agentId, agencyId }))
    await allow({ team_see: true })
    chief = await signedIn('agent', people.chief)
  }, 60_000)

  it('answers by the words of the contract: rows, a period where there are days, a file where one is asked for', async () => {
    const admin = await adminWith(report.access.admin)
    const { items, rows } = (await read(admin, { limit: '2' })) as Reply & { rows: unknown }
    expect(rows).toEqual(items)
    const { status, text, headers } = await ask(admin, { format: 'csv' })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(text).toContain(';')
    const dated = isDated(report)
    const days = { from: '2026-01-01', to: '2026-01-31' }
    expect((await ask(admin, days)).status).toBe(dated ? 200 : 400)
    if (!dated) return
    const same = await read(admin, { 'filter[at]': '2026-01-01..2026-01-31' })
    expect(idsOf(await read(admin, days))).toEqual(idsOf(same))
    expect((await ask(admin, { from: '2026-02-01', to: '2026-01-31' })).status).toBe(422)
    expect((await ask(admin, { ...days, 'filter[at]': 'oggi..' })).status).toBe(400)
  })

  it('is closed to who is nobody, a client, or an administrator without its flag', async () => {
    const callers = [null, await aClient(), await adminWith()]
    for (const path of [name, `${name}/export`]) {
      const replies = await Promise.all(callers.map((as) => callAs(as, 'GET', path)))
      expect(replies.map(({ status }) => status)).toEqual([401, 403, 403])
    }
    expect((await ask(await adminWith(report.access.admin))).status).toBe(200)
  })

  it('refuses each wrong value by the name of its filter, and what it does not know', async () => {
    expect(Object.keys(sample.filters)).toEqual(report.filters.map(({ name: filter }) => filter))
    for (const [filter, { wrong }] of Object.entries(sample.filters))
      for (const value of wrong)
        for (const path of [name, `${name}/export`]) {
          const key = `filter[${filter}]`
          const { status, json } = await callAs(chief, 'GET', path, { query: { [key]: value } })
          const label = report.filters.find((one) => one.name === filter)?.label ?? '?'
          expect([key, value, status, json.errors?.map((error) => error.path)]).toEqual([
            key,
            value,
            422,
            [key],
          ])
          expect(json.detail).toContain(label)
        }
    const strange: Query[] = [
      { 'filter[niente]': '1' },
      { altro: '1' },
      { q: 'mario' },
      { limit: '0' },
      { limit: '201' },
      { sort: 'niente' },
      { cursor: 'x' },
      { cursor: Buffer.from(JSON.stringify(['altro', 1, people.chief.id, false])).toString('base64url') },
    ]
    for (const query of strange) expect([query, (await ask(chief, query)).status]).toEqual([query, 400])
  })

  it('refuses a cursor whose value is not of its sort', async () => {
    for (const { sort } of report.columns)
      for (const value of [null, 1, 'x', true, '2026-01-01T00:00:00.000Z', '12n'])
        if (sort) {
          const cursor = Buffer.from(JSON.stringify([sort, value, people.chief.id, false]))
          const { status } = await ask(chief, { sort, cursor: cursor.toString('base64url') })
          expect([200, 400]).toContain(status)
        }
  })

  it('comes in pages that hold every row once, forward and back, in every order', async () => {
    const expected = ['chief', 'below', 'deepest'].flatMap((who) => rowsOf.get(who) ?? []).sort()
    const sorts = report.columns.flatMap(({ sort }) => (sort ? [sort, `-${sort}`] : []))
    for (const sort of ['', ...sorts]) {
      const asked: Query = sort ? { sort } : {}
      const once = idsOf(await whole(chief, asked))
      const forward: string[][] = []
      let cursor = ''
      let last: Reply
      do {
        last = await read(chief, { ...asked, limit: '4', ...(cursor ? { cursor } : {}) })
        forward.push(idsOf(last))
        cursor = last.nextCursor ?? ''
      } while (cursor)
      expect(forward.flat()).toEqual(once)
      expect([...once].sort()).toEqual(expected)
      const back = [forward.at(-1)]
      while (last.prevCursor) {
        last = await read(chief, { ...asked, limit: '4', cursor: last.prevCursor })
        back.unshift(idsOf(last))
      }
      expect(back.flat()).toEqual(once)
    }
  })

  it('is in the order that it was asked for', async () => {
    for (const { path, sort } of report.columns) {
      if (!sort) continue
      const values = async (order: string) =>
        (await whole(chief, { sort: order })).items.map((row) => row[path] as number | string)
      const up = await values(sort)
      const compare = (a: number | string, b: number | string) =>
        typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'it')
      expect(up).toEqual(up.toSorted(compare))
      expect(await values(`-${sort}`)).toEqual(up.toReversed())
    }
  })

  it('shows of its rows those that a filter leaves, and counts the same', async () => {
    const all = await whole(chief)
    for (const [filter, { right }] of Object.entries(sample.filters)) {
      const some = await whole(chief, { [`filter[${filter}]`]: await right(people) })
      expect(idsOf(all)).toEqual(expect.arrayContaining(idsOf(some)))
      expect(some.total).toBe(some.items.length)
    }
  })

  it('opens from every cell of its breakdown the rows that the cell counts, with the filters that are set', async () => {
    const { breakdown } = report
    if (!breakdown) return
    const [filter, { right }] = Object.entries(sample.filters).at(-1) as [string, Sample['filters'][string]]
    for (const before of [{}, { [`filter[${filter}]`]: await right(people) }] as Query[]) {
      const reply = await whole(chief, before)
      expect(reply.breakdown.length).toBeGreaterThan(1)
      for (const { row, column, figures } of reply.breakdown) {
        const drilled = await whole(chief, {
          ...before,
          [`filter[${breakdown.rows}]`]: row,
          [`filter[${breakdown.columns}]`]: column,
        })
        expect(drilled.totals).toEqual(figures)
        expect(drilled.total).toBe(drilled.items.length)
      }
      // Means are of each part and of the whole: they do not add up.
      for (const { name: figure } of report.totals.filter(({ isRatio, office }) => !isRatio && !office)) {
        const sum = reply.breakdown.reduce((all, { figures }) => all + (figures[figure] ?? 0), 0)
        expect(sum).toBeCloseTo(reply.totals[figure] ?? 0, 6)
      }
    }
  })

  it('has the totals of a plain statement, whole and for nobody’s rows', async () => {
    const { totals } = await read(await adminWith(report.access.admin), { limit: '1' })
    expect(totals).toEqual(await sample.twin())
    const nobody = await read(await anAgent(flagged()))
    if (sample.everybody) return expect(nobody.total).toBe(1)
    expect([nobody.total, nobody.items, nobody.breakdown]).toEqual([0, [], []])
    expect(Object.values(nobody.totals)).toEqual(
      report.totals.flatMap(({ office, isRatio }) => (office ? [] : isRatio ? null : 0)),
    )
  })

  it('is the same rows as a file', async () => {
    const [, { right }] = Object.entries(sample.filters)[0] as [string, Sample['filters'][string]]
    const query = { [`filter[${report.filters[0]?.name}]`]: await right(people), limit: '3' }
    const listed = await whole(chief, { ...query, limit: '200' })
    const title = report.columns[0]?.path ?? ''
    const csv = await callAs(chief, 'GET', `${name}/export`, { query })
    const lines = csv.text.trim().split('\r\n')
    const told = report.columns.filter(({ office }) => !office)
    expect(lines[0]?.split(';')).toEqual(told.map(headOf))
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(listed.items.map((row) => row[title]))
    expect(csv.headers.get('x-total-rows')).toBe(String(listed.total))
    const { GET: xlsx } = await routesOf(`${name}/export`)
    const address = new URL(
      `http://localhost/v2/${name}/export?${new URLSearchParams({ ...query, format: 'xlsx' })}`,
    )
    const headers = { authorization: `Bearer ${chief.token}`, 'x-client-ip': '10.9.8.7' }
    const file = await xlsx?.(new Request(address, { headers }))
    expect(file?.headers.get('content-disposition')).toBe(
      `attachment; filename="${slugify(report.title)}-${todayInRome()}.xlsx"`,
    )
    const { rows, widths } = readSheet(await buffer(file?.body as never))
    expect(widths).toHaveLength(told.length)
    expect(rows).toHaveLength(listed.total + 1)
    expect(JSON.stringify(rows)).toContain(String(listed.items[0]?.[title]))
    const money = told.findIndex(({ kind }) => kind === 'money')
    const written = rows.slice(1).flatMap((row) => row[money]?.format ?? [])
    expect(new Set(written).size).toBeLessThanOrEqual(1)
  })

  it('is written on paper with the rows and figures of the list', async () => {
    const url = new URL('http://report/')
    const listed = await whole(chief)
    const sheet = await sheetOf(
      report,
      chief.actor,
      parseReportQuery(report, url),
      chosenColumns(report.columns, url),
    )
    expect(sheet.rows).toHaveLength(listed.total)
    for (const row of sheet.rows) expect(row).toHaveLength(sheet.columns.length)
    for (const { label } of totalsFor(report, chief.actor)) expect(sheet.lines.join()).toContain(label)
    expect((await callAs(chief, 'GET', `${name}/export`, { query: { format: 'doc' } })).status).toBe(400)
  })

  it.each([
    ['own', {}, ['chief']],
    ['team', { team_see: true }, ['chief', 'below', 'deepest']],
    ['agency', { pratiche_agency: true }, ['chief', 'beside']],
  ] as const)('shows an agent of width %s no row outside the scope', async (_width, permissions, seen) => {
    await allow(permissions)
    const reader = await signedIn('agent', people.chief)
    const personal = report.model === 'provvigione' && _width === 'agency'
    const expected = (personal ? ['chief'] : seen).flatMap((who) => rowsOf.get(who) ?? []).sort()
    const reply = await whole(reader)
    for (const { path } of report.columns.filter(({ office }) => office))
      expect(reply.items.some((row) => path in row)).toBe(false)
    expect(idsOf(reply).sort()).toEqual(expected)
    expect(reply.total).toBe(expected.length)
    const { headers } = await callAs(reader, 'GET', `${name}/export`)
    expect(headers.get('x-total-rows')).toBe(String(expected.length))
    for (const path of [name, `${name}/export`])
      for (const asked of [people.stranger.id, `${people.chief.id},${people.stranger.id}`]) {
        const { status } = await callAs(reader, 'GET', path, { query: { 'filter[agentId]': asked } })
        expect([path, asked, status]).toEqual([path, asked, 404])
      }
    const own = await whole(reader, { 'filter[agentId]': people.chief.id })
    expect(idsOf(own).sort()).toEqual([...(rowsOf.get('chief') ?? [])].sort())
    await allow({ team_see: true })
  })

  it('says how each of its figures is made', () => {
    const figures = report.columns.filter(({ kind }) => kind === 'number' || kind === 'money')
    for (const { definition } of [...report.totals, ...figures]) expect(definition).toMatch(/\w{3,} .*\.$/)
  })
})
