import { fold } from '@/lib/core/text'
import { cellValue } from '@/lib/resources/cell-value'
import { delegate } from '@/lib/resources/delegate'
import { headOf } from '@/lib/resources/export-cells'
import { orderOf } from '@/lib/resources/list-query'
import type { Resource } from '@/lib/resources/types'
import { adminWith, type Caller, callAs, type Reply } from '@/lib/testing/test-kit'
import { ends } from '@/scripts/test/property'
import { filterCases } from './filter-cases'
import type { Sample } from './sample'
import type { Subject } from './suite'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
const ids = (reply: Reply) => reply.json.items.map(({ _id }) => _id)

/** What every list and every record page may be asked, and by whom. */
export function testReading(name: string, load: () => Promise<Subject>): void {
  let resource: Resource
  let sample: Sample
  let reader: Caller
  let stranger: Caller
  const list = (as: Caller | null, query: Record<string, string> = {}) => callAs(as, 'GET', name, { query })
  const item = (as: Caller | null, id: string) => callAs(as, 'GET', `${name}/[id]`, { params: { id } })
  const isPublic = () => resource.access.read(null) !== false

  beforeAll(async () => {
    ;({ resource, sample } = await load())
    reader = await adminWith(resource.permission, ...(sample.flags ?? []))
    stranger = await adminWith()
    for (let n = 0; n < 7; n++) await sample.build(n)
  })

  it('refuses who is not signed in, or shows them only what is public', async () => {
    const reply = await list(null, { limit: '200' })
    expect(reply.status).toBe(isPublic() ? 200 : 401)
    const rows = isPublic() ? reply.json.items : []
    const allowed = resource.access.read(null)
    const seen = await delegate(resource).findMany({
      where: typeof allowed === 'object' ? allowed : allowed ? {} : { id: UNKNOWN },
      orderBy: { id: 'asc' },
      take: 200,
      select: { id: true },
    })
    expect(rows.map(({ _id }) => _id).sort()).toEqual(seen.map(({ id }) => id))
  })

  it('refuses administrators without the flag, or shows them what visitors see', async () => {
    const [theirs, visitors] = [await list(stranger), await list(null)]
    if (isPublic()) expect(theirs.json).toEqual(visitors.json)
    else expect([theirs.status, theirs.json.code]).toEqual([403, 'forbidden'])
  })

  /** Every row that the list is made of: not the parts of an entry that stands for many. */
  const whole = async () => (await resource.narrow?.(reader.actor)) ?? {}

  it('lists for whoever has the flag, with the count', async () => {
    const reply = await list(reader, { limit: '200' })
    expect(reply.status).toBe(200)
    expect(reply.json.total).toBe(reply.json.items.length)
    expect(reply.json.items.length).toBe(await delegate(resource).count({ where: await whole() }))
    expect(reply.json.totalIsCapped).toBe(false)
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it('answers an unknown, a malformed and somebody else’s id with the same 404', async () => {
    // GET /commits/{id} is the history of an object, tested with the verbs.
    if (name === 'commits') return
    const hidden = await sample.hidden?.()
    const replies = [await item(reader, UNKNOWN), await item(reader, 'non-un-id')]
    if (hidden) replies.push(await item(hidden.from, hidden.id))
    for (const { status, json } of replies) {
      expect([status, json.code, json.detail]).toEqual([404, 'not_found', 'L’elemento cercato non esiste.'])
    }
    if (hidden && isPublic()) expect((await item(reader, hidden.id)).status).toBe(200)
  })

  it('knows nothing of the rows of another resource on the same table', async () => {
    expect(sample.foreign !== undefined).toBe(resource.fixed !== undefined)
    if (!sample.foreign) return
    const { id } = await sample.foreign()
    expect(ids(await list(reader, { limit: '200' }))).not.toContain(id)
    expect((await item(reader, id)).status).toBe(404)
  })

  it('leaves somebody else’s rows out of the list too', async () => {
    const hidden = await sample.hidden?.()
    if (!hidden) return
    expect(ids(await list(hidden.from, { limit: '200' }))).not.toContain(hidden.id)
    expect(ids(await list(reader, { limit: '200' }))).toContain(hidden.id)
  })

  const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  it.each<[string, (sort: string) => Record<string, string>]>([
    ['parameter', () => ({ pagina: '2' })],
    ['filter', () => ({ 'filter[nonesiste]': 'x' })],
    ['sort', () => ({ sort: 'password' })],
    ['limit', () => ({ limit: '201' })],
    ['zero limit', () => ({ limit: '0' })],
    ['cursor', () => ({ cursor: 'xxx' })],
    ['cursor of another sort', () => ({ cursor: cursorOf('altro', 1, UNKNOWN, false) })],
    ['cursor with an impossible value', (sort) => ({ cursor: cursorOf(sort, true, UNKNOWN, false) })],
    ['cursor without a row', (sort) => ({ cursor: cursorOf(sort, null, 'x', false) })],
  ])('answers a wrong %s with a 400', async (_what, queryFor) => {
    const reply = await list(reader, queryFor(resource.list.defaultSort.replace('-', '')))
    expect([reply.status, reply.json.code]).toEqual([400, 'malformed'])
  })

  it('never fails on a made-up cursor', async () => {
    const dates = ['2026-02-31T00:00:00Z', '0000-01-01T00:00:00Z']
    for (const sort of ends(resource.list.sorts))
      for (const value of [
        `${'9'.repeat(30)}n`,
        `${'9'.repeat(18)}n`,
        1e300,
        '',
        '\ud800',
        'a\0b',
        ...dates,
      ]) {
        const { status } = await list(reader, { sort, cursor: cursorOf(sort, value, UNKNOWN, false) })
        expect({ sort, value, isFine: status === 200 || status === 400 }).toEqual({
          sort,
          value,
          isFine: true,
        })
      }
  })

  it('pages through every row once, both ways, in the order of each sort, with the empty ones last', async () => {
    const bothWays = (fields: readonly string[]) => fields.flatMap((field) => [field, `-${field}`])
    const mayBeEmpty = bothWays(resource.list.nullableSorts ?? [])
    for (const sort of new Set([...ends(bothWays(resource.list.sorts)), ...mayBeEmpty])) {
      const [field, direction] = [sort.replace('-', ''), sort.startsWith('-') ? 'desc' : 'asc']
      const by = mayBeEmpty.includes(sort) ? { sort: direction, nulls: 'last' } : direction
      const all = await delegate(resource).findMany({
        where: await whole(),
        orderBy: [{ [orderOf(resource.list, field).field]: by }, { id: direction }],
        take: 1000,
        select: { id: true },
      })
      const wanted = all.map(({ id }) => id)
      const forward: string[][] = []
      let cursor: string | null = ''
      let last: Reply | undefined
      while (cursor !== null) {
        last = await list(reader, { sort, limit: '3', ...(cursor ? { cursor } : {}) })
        forward.push(ids(last))
        cursor = last.json.nextCursor
      }
      expect({ sort, ids: forward.flat() }).toEqual({ sort, ids: wanted })
      const backward: string[][] = []
      for (cursor = last?.json.prevCursor ?? null; cursor !== null; cursor = last.json.prevCursor) {
        last = await list(reader, { sort, limit: '3', cursor })
        backward.unshift(ids(last))
      }
      expect({ sort, ids: backward.flat() }).toEqual({ sort, ids: forward.slice(0, -1).flat() })
    }
  })

  it('puts numbers and dates in order, with the empty ones last', async () => {
    for (const field of resource.list.sorts) {
      const { json } = await list(reader, { sort: field, limit: '200' })
      const values = json.items.map((row) => row[field] ?? null)
      const firstNull = values.indexOf(null)
      const filled = firstNull < 0 ? values : values.slice(0, firstNull)
      if (firstNull >= 0) expect(values.slice(firstNull).every((value) => value === null)).toBe(true)
      if (filled.every((value) => typeof value === 'number'))
        expect(filled).toEqual([...filled].sort((a, b) => Number(a) - Number(b)))
      if (/At$|Attivita$/.test(field)) expect(filled).toEqual([...filled].sort())
    }
  })

  it('applies each declared filter', async () => {
    const all = (await list(reader, { limit: '200' })).json.items
    expect(all.length).toBeLessThan(200)
    for (const filter of resource.list.filters ?? []) {
      for (const [text, keep] of ends(filterCases(filter, all))) {
        const reply = await list(reader, { [`filter[${filter.name}]`]: text, limit: '200' })
        const wanted = all.filter((row) => keep(row[filter.name] ?? null, row)).map(({ _id }) => _id)
        expect({ filter: filter.name, text, ids: ids(reply).sort() }).toEqual({
          filter: filter.name,
          text,
          ids: wanted.sort(),
        })
        expect(reply.json.total).toBe(wanted.length)
      }
      for (const text of ends(['x;y', '2026-02-31..', '1e40..', 'null'])) {
        const { status } = await list(reader, { [`filter[${filter.name}]`]: text })
        const isWord = filter.kind === 'text' || (text === 'null' && ['ref', 'tag'].includes(filter.kind))
        const isRight = isWord && status === 200
        expect({ filter: filter.name, text, status }).toEqual({
          filter: filter.name,
          text,
          status: isRight ? 200 : 400,
        })
      }
    }
  })

  it('pages through the rows of several values of a filter in the order of the list', async () => {
    const filters = (resource.list.filters ?? []).filter(({ kind }) => kind === 'enum')
    for (const filter of ends(filters)) {
      const values = (filter.options ?? []).slice(0, 4).map(({ value }) => value)
      for (const sort of ends(resource.list.sorts.flatMap((field) => [field, `-${field}`]))) {
        const all = (await list(reader, { sort, limit: '200' })).json.items
        const wanted = all.filter((row) => values.includes(String(row[filter.name]))).map(({ _id }) => _id)
        const query = { sort, [`filter[${filter.name}]`]: [...values, ...values].join(','), limit: '2' }
        const found: unknown[] = []
        let cursor: string | null = ''
        while (cursor !== null) {
          const reply: Reply = await list(reader, cursor ? { ...query, cursor } : query)
          found.push(...ids(reply))
          cursor = reply.json.nextCursor
        }
        expect({ sort, found }).toEqual({ sort, found: wanted })
      }
    }
  })

  it('finds words without regard to case and accents, or says that it has no search', async () => {
    if (!resource.list.search) {
      expect((await list(reader, { q: 'parola' })).status).toBe(400)
      return
    }
    const { word, make } = sample.search as NonNullable<Sample['search']>
    const { id } = await make(word)
    for (const q of [word, word.toUpperCase(), fold(word), fold(word).slice(1, -1)])
      expect({ q, ids: ids(await list(reader, { q })) }).toEqual({ q, ids: [id] })
    expect(ids(await list(reader, { q: `${word} zzzz` }))).toEqual([])
    expect(ids(await list(reader, { q: '%' }))).toEqual([])
    expect((await list(reader, { q: 'a\u0000b' })).status).toBe(400)
  })

  it('exports the whole filtered list', async () => {
    const file = await callAs(reader, 'GET', `${name}/export`)
    expect(file.status).toBe(200)
    const total = await delegate(resource).count({ where: await whole() })
    expect(file.headers.get('x-total-rows')).toBe(String(total))
    const [head, ...rows] = records(file.text)
    expect(head).toBe(headings(resource).join(';'))
    expect(rows.length).toBe(total)
    const [column] = resource.view.list.columns.filter(({ kind }) => kind === 'title')
    const chosen = await callAs(reader, 'GET', `${name}/export`, { query: { columns: column?.path ?? '' } })
    const shown = (await list(reader, { limit: '200' })).json.items
    expect(records(chosen.text).slice(1).map(unquoted)).toEqual(
      shown.map((row) => String(column && cellValue(row, column))),
    )
    const workbook = await callAs(reader, 'GET', `${name}/export`, { query: { format: 'xlsx' } })
    expect(workbook.text.slice(0, 2)).toBe('PK')
    expect((await callAs(reader, 'GET', `${name}/export`, { query: { format: 'pdf' } })).status).toBe(400)
    if (!isPublic()) expect((await callAs(stranger, 'GET', `${name}/export`)).status).toBe(403)
  })
}

const headings = (resource: Resource) =>
  resource.view.list.columns.filter(({ kind, withheld }) => kind !== 'image' && !withheld).map(headOf)
const records = (csv: string) => csv.split('\r\n').slice(0, -1)
const unquoted = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
