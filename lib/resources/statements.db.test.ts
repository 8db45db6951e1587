import { startReadCache } from '@/lib/core/cached'
import { env } from '@/lib/core/env'
import { RESOURCES } from '@/lib/registry/resources'
import { statementsOf } from '@/lib/testing/queries'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildPratica } from '@/prisma/seed/factories/pratiche'

let readCache: ReturnType<typeof startReadCache>
let admin: Caller
beforeAll(async () => {
  readCache = startReadCache(env().DATABASE_URL)
  for (const deadline = Date.now() + 20_000; !readCache.isUp() && Date.now() < deadline; )
    await new Promise((resolve) => setTimeout(resolve, 10))
  admin = await adminWith('admin')
})
afterAll(() => readCache.close())

/** Read once in ten seconds, whoever calls. */
const isOfSettings = (text: string) => text.includes('FROM "public"."settings"')

/** The statements of a call, by somebody who has called before. */
async function asked(who: Caller, name: string, query: Record<string, string> = {}): Promise<string[]> {
  await callAs(who, 'GET', name, { query })
  const found = await statementsOf(async () => {
    expect((await callAs(who, 'GET', name, { query })).status).toBe(200)
  })
  return found.filter((text) => !isOfSettings(text))
}

describe('a list is one statement', () => {
  it.each(Object.keys(RESOURCES))('%s', async (name) => {
    expect(await asked(admin, name)).toHaveLength(1)
  })

  it('of cases, however they are asked for, and whoever asks', async () => {
    const agent = await anAgent()
    for (let n = 0; n < 3; n += 1) await buildPratica({ agentId: agent.id, stato: 'perizia' })
    const first = await callAs(admin, 'GET', 'pratiche', { query: { limit: '1' } })
    const queries: Record<string, string>[] = [
      { 'filter[stato]': 'perizia,in_istruttoria' },
      // What finds nothing looks for near words, too.
      { q: String(first.json.items?.[0]?.codice) },
      { limit: '1', cursor: first.json.nextCursor ?? '' },
      { sort: 'importoRichiesto', 'filter[agentId]': agent.id },
    ]
    for (const query of queries) expect(await asked(admin, 'pratiche', query)).toHaveLength(1)
    for (const who of [agent, await aClient()]) expect(await asked(who, 'pratiche')).toHaveLength(1)
  })

  it('counts in the order of the list, where an index may have it, and a stretch of something else in none', async () => {
    const countOf = async (query: Record<string, string>) => {
      const [statement = ''] = await asked(admin, 'tickets', query)
      return /\(SELECT count\(\*\) FROM \((.*?)\) f\)/.exec(statement)?.[1]
    }
    expect(await countOf({ 'filter[priorita]': 'alta' })).toContain('ORDER BY')
    expect(await countOf({ 'filter[createdAt]': '2020-01-01..' })).not.toContain('ORDER BY')
  })

  it('reads the columns of its reply, and none that stays inside', async () => {
    const [statement = ''] = await asked(admin, 'pratiche')
    const page = statement.slice(0, statement.indexOf(' FROM '))
    expect(page).toContain('"intestatario"')
    for (const column of ['provvigioni', 'search', '*']) expect(page).not.toContain(column)
  })
})
