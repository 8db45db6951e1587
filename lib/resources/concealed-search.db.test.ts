import { pool } from '@/lib/core/db'
import { rubricaCellulari, rubricaEmail } from '@/lib/features/agents/settings'
import { changeSetting } from '@/lib/features/settings/change'
import { RESOURCES } from '@/lib/registry/resources'
import { adminWith, anAgent, callAs, ctxOf, type Json } from '@/lib/testing/test-kit'
import { buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'
import { sqlModel } from './sql-model'

/** "table column" of all that the search columns are made of, as the triggers say. */
async function searched(): Promise<Set<string>> {
  const { rows } = await pool().query<{ table: string; args: string }>(
    `SELECT c.relname AS table, encode(t.tgargs, 'escape') AS args FROM pg_trigger t
     JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = 'set_search'`,
  )
  return new Set(
    rows.flatMap(({ table, args }) =>
      args
        .split('\\000')
        .filter(Boolean)
        .map((column) => `${table} ${column}`),
    ),
  )
}

const unquoted = (name: string) => name.replaceAll('"', '')

it('a column that is concealed from somebody is none of those in which they search', async () => {
  const inSearch = await searched()
  expect(inSearch.size).toBeGreaterThan(30)
  const told: string[] = []
  let asked = 0
  for (const load of Object.values(RESOURCES)) {
    const { path, model, list, conceals = [] } = await load()
    if (!list.search) continue
    const { table, columns } = sqlModel(model)
    for (const rule of conceals) {
      const open = new Set(rule.searchIn ?? [])
      for (const name of rule.columns as readonly string[]) {
        const column = columns.get(name)?.name
        if (!column || !inSearch.has(`${unquoted(table)} ${unquoted(column)}`)) continue
        asked += 1
        if (!rule.searchIn || open.has(name)) told.push(`${path}.${name}`)
      }
    }
  }
  expect(told).toEqual([])
  expect(asked).toBeGreaterThan(2)
})

describe('a search', () => {
  const found = async (path: string, as: Parameters<typeof callAs>[0], q: string) => {
    const { json, status } = await callAs<Json>(as, 'GET', path, { query: { q } })
    expect(status).toBe(200)
    return (json.items ?? (json.groups as { items: Json[] }[]).flatMap(({ items }) => items)).map(
      ({ _id }) => _id,
    )
  }

  it('does not confirm a colleague’s number or address', async () => {
    const office = await adminWith('settings_manage', 'agents_manage')
    for (const [key, value] of [
      [rubricaCellulari.key, false],
      [rubricaEmail.key, false],
    ] as const)
      await changeSetting(ctxOf(office), key, { value, version: 0 }).catch(() => undefined)
    const colleague = await buildAgent({
      cognome: 'Zzconfermo',
      telefono: '+393519998877',
      email: 'zzsegreto@altrove.example',
    })
    const agent = await anAgent()
    for (const path of ['agents', 'agents/directory', 'search']) {
      expect([path, await found(path, agent, 'zzconfermo')]).toEqual([
        path,
        path === 'search' ? expect.any(Array) : [colleague.id],
      ])
      for (const q of ['3519998877', 'zzsegreto'])
        expect([path, q, await found(path, agent, q)]).toEqual([path, q, []])
    }
    expect(await found('agents', office, '3519998877')).toEqual([colleague.id])
  })

  it('does not confirm the tax code of a person on a case', async () => {
    const agent = await anAgent()
    const client = await buildClient({ cognome: 'Zzcliente', codiceFiscale: 'RSSMRA80A01H501U' })
    const pratica = await buildPratica({ agentId: agent.id })
    await buildPersona({ praticaId: pratica.id, clientId: client.id })
    expect(await found('search', agent, 'zzcliente')).toContain(client.id)
    expect(await found('search', agent, 'RSSMRA80A01H501U')).not.toContain(client.id)
  })

  it('does not find an author of changes by an address', async () => {
    const agent = await buildAgent({ cognome: 'Zzautore', email: 'zzposta@altrove.example' })
    const reader = await adminWith('commits_see')
    const ask = async (q: string) =>
      (await callAs(reader, 'GET', 'commits/authors', { query: { q } })).json.items.map(({ _id }) => _id)
    expect(await ask('zzautore')).toEqual([agent.id])
    expect(await ask('zzposta')).toEqual([])
  })
})
