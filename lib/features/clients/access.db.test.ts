import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { callsBelow } from '@/lib/testing/calls-below'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildClient } from '@/prisma/seed/factories/people'

let office: Caller
const rowOf = (id: string) => db().client.findUniqueOrThrow({ where: { id } })

beforeAll(async () => {
  office = await adminWith('clients_manage', 'clients_erase')
})

/** What a client, or whoever wants to become one, does for themselves. */
const OWN = /^clients\/(me|login|logout|refresh|getMe|register|confirm|confirmEmail|password)(\/|$)/
/** Calls of the office that there must be, so that a search that finds nothing is no proof. */
const SOME = ['clients', 'clients/duplicates', 'clients/privacy', 'clients/agent', 'clients/[id]/erase']
const officeCalls = async () => (await callsBelow('clients')).filter(({ name }) => !OWN.test(name))

describe('every call of the office', () => {
  it('is the office’s alone, whatever asks', async () => {
    const { id } = await buildClient()
    const params = { id, requestId: newId(), eventoId: newId() }
    const who = [null, await adminWith('leads_manage'), await anAgent(), await aClient()]
    // Nobody is their own office.
    const self = await aClient()
    const calls = await officeCalls()
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(SOME))
    for (const { method, name } of calls) {
      const body = method === 'GET' ? undefined : {}
      const codes = who.map(async (as) => (await callAs(as, method, name, { params, body })).status)
      const own = await callAs(self, method, name, { params: { ...params, id: self.id }, body })
      expect([method, name, ...(await Promise.all(codes)), own.status]).toEqual([
        method,
        name,
        401,
        403,
        403,
        403,
        403,
      ])
    }
    expect((await rowOf(id)).version).toBe(1)
  })

  it('takes a flag of its own where it ends a record', async () => {
    const { id } = await buildClient()
    const clerk = await adminWith('clients_manage')
    const params = { id, requestId: newId() }
    for (const name of ['merge', 'unmerge', 'erase']) {
      const { status } = await callAs(clerk, 'POST', `clients/[id]/${name}`, { params, body: {} })
      expect([name, status]).toEqual([name, 403])
    }
    const settled = await callAs(clerk, 'PATCH', 'clients/[id]/privacy/[requestId]', { params, body: {} })
    expect(settled.status).toBe(403)
  })

  it('knows nothing of an unknown client', async () => {
    const reads = (await officeCalls()).filter(
      ({ method, name }) => method === 'GET' && name.startsWith('clients/[id]'),
    )
    expect(reads.length).toBeGreaterThan(10)
    for (const id of [newId(), 'x']) {
      for (const { name } of reads) {
        const { status } = await callAs(office, 'GET', name, { params: { id } })
        expect([name, status]).toEqual([name, 404])
      }
      const body = { motivo: 'Prova' }
      expect((await callAs(office, 'POST', 'clients/[id]/block', { params: { id }, body })).status).toBe(404)
    }
  })
})
