import { clients } from '@/lib/features/clients/resource'
import { adminWith } from '@/lib/testing/test-kit'
import { buildClient } from '@/prisma/seed/factories/people'
import { parseListQuery } from './list-query'
import { listRows } from './read'
import { hitsOf } from './sql-search'

jest.mock('./sql-search', () => {
  const actual = jest.requireActual('./sql-search')
  return { ...actual, hitsOf: jest.fn(actual.hitsOf) }
})
const actual: typeof import('./sql-search') = jest.requireActual('./sql-search')
const asIfMany = (most: number) =>
  jest
    .mocked(hitsOf)
    .mockImplementation((model, conditions, field) => actual.hitsOf(model, conditions, field, most))

const SURNAMES = ['Vardi', 'Bovardi', 'Vardini', 'Bovardi', 'Zevardi']
const SORTED = ['Bovardi', 'Bovardi', 'Vardi', 'Vardini', 'Zevardi']

beforeAll(async () => {
  for (const [at, cognome] of SURNAMES.entries()) {
    await buildClient({ cognome, email: `u${at}.sconosciuto@posta.example` })
    await buildClient({ cognome: `Altro${at}` })
  }
})

async function search(query: string) {
  const { actor } = await adminWith('clients_manage')
  const url = new URL(`http://localhost/v2/clients?limit=2&${query}`)
  return listRows(clients, actor, parseListQuery(clients, url))
}

/** Every page, and back to the first. */
async function everyPage(query: string) {
  const names: unknown[][] = []
  let cursor = ''
  for (;;) {
    const page = await search(`${query}${cursor && `&cursor=${cursor}`}`)
    names.push(page.items.map(({ cognome }) => cognome))
    if (!page.nextCursor) return { names: names.flat(), back: page.prevCursor }
    cursor = page.nextCursor
  }
}

describe.each([
  ['few are found', 100_000],
  ['too many are found to be sorted', 3],
])('%s', (_words, most) => {
  beforeEach(() => asIfMany(most))

  test('what a search finds is paged in the order of the list, either way', async () => {
    const { names, back } = await everyPage('q=vardi')
    expect(names).toEqual(SORTED)
    const before = await search(`q=vardi&cursor=${back}`)
    expect(before.items.map(({ cognome }) => cognome)).toEqual(['Vardi', 'Vardini'])
    expect((await everyPage('q=vardi&sort=-cognome')).names).toEqual(SORTED.toReversed())
    expect(hitsOf).toHaveBeenCalled()
  })
})

test('what is found is counted', async () => {
  asIfMany(100_000)
  expect(await search('q=vardi')).toMatchObject({ total: 5, totalIsCapped: false })
  expect(await search('q=vardi%20nessuno')).toMatchObject({ total: 0, items: [] })
})

test('an order that is not of words, and words too short for an index, are left to PostgreSQL', async () => {
  jest.mocked(hitsOf).mockClear()
  await search('q=vardi&sort=-createdAt')
  await search('q=va')
  expect(hitsOf).not.toHaveBeenCalled()
})

test('an address is found whole, and not by its name at another domain', async () => {
  asIfMany(100_000)
  expect((await search('q=u2.sconosciuto@posta.example')).items).toMatchObject([{ cognome: 'Vardini' }])
  expect((await search('q=sconosciuto@posta')).total).toBe(5)
  expect((await search('q=u2.sconosciuto@altrove.example')).items).toEqual([])
})
