import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildClient } from '@/prisma/seed/factories/people'

let office: Caller
const verb = (name: string, id: string, body: unknown = undefined, as: Caller | null = office) =>
  callAs(as, 'POST', `clients/[id]/${name}`, { params: { id }, body })
const rowOf = (id: string) => db().client.findUniqueOrThrow({ where: { id } })

beforeAll(async () => {
  office = await adminWith('clients_manage', 'clients_erase')
})

describe('every verb and every page', () => {
  const VERBS = ['block', 'unblock', 'validate', 'resend', 'email', 'agent', 'merge', 'unmerge', 'erase']
  const MORE = ['sessions', 'privacy', 'consents/withdraw']
  const PAGES = ['overview', 'duplicates', 'pratiche', 'requests', 'documents', 'consents', 'sessions']
  const LAST = ['tickets', 'privacy', 'export']

  it('is the office’s alone', async () => {
    const { id } = await buildClient()
    const who = [null, await adminWith('leads_manage'), await anAgent(), await aClient()]
    for (const name of [...VERBS, ...MORE]) {
      const codes = await Promise.all(who.map(async (as) => (await verb(name, id, {}, as)).status))
      expect([name, codes]).toEqual([name, [401, 403, 403, 403]])
    }
    for (const name of [...PAGES, ...LAST]) {
      const codes = who.map(
        async (as) => (await callAs(as, 'GET', `clients/[id]/${name}`, { params: { id } })).status,
      )
      expect([name, await Promise.all(codes)]).toEqual([name, [401, 403, 403, 403]])
    }
    expect((await rowOf(id)).version).toBe(1)
  })

  it('takes a flag of its own where it ends a record', async () => {
    const { id } = await buildClient()
    const clerk = await adminWith('clients_manage')
    for (const name of ['merge', 'unmerge', 'erase'])
      expect([name, (await verb(name, id, {}, clerk)).status]).toEqual([name, 403])
  })

  it('knows nothing of an unknown client', async () => {
    for (const id of [newId(), 'x']) {
      for (const name of [...PAGES, ...LAST]) {
        const { status } = await callAs(office, 'GET', `clients/[id]/${name}`, { params: { id } })
        expect([name, status]).toEqual([name, 404])
      }
      expect((await verb('block', id, { motivo: 'Prova' })).status).toBe(404)
    }
  })
})
