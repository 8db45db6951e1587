import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'
import type { ViewCounts } from './schema'

const counts = (as: Caller | null, resource = 'leadRequests') =>
  callAs<ViewCounts>(as, 'GET', 'savedViews/counts', { query: { resource } })
const save = async (as: Caller, query: string) =>
  (await callAs(as, 'POST', 'savedViews', { body: { resource: 'leadRequests', nome: query, query } })).json
    ._id

describe('how many rows each view has', () => {
  it('counts the declared ones and one’s own, as far as the reader sees the rows', async () => {
    const office = await adminWith('leads_manage')
    const agent = await anAgent()
    await buildLead({ stato: 'nuovo', agentId: null })
    await buildLead({ stato: 'appuntamento', agentId: agent.id })
    await buildLead({ stato: 'perso', agentId: agent.id })
    const [mine, broken] = [
      await save(agent, 'filter[stato]=perso&columns=nome'),
      await save(agent, 'filter[x]=1'),
    ]
    const all = (await counts(office)).json
    const open = await db().lead.count({ where: { stato: 'nuovo' } })
    expect(all.daAssegnare).toEqual({ total: open, totalIsCapped: false })
    expect(mine in all).toBe(false)
    const own = (await counts(agent)).json
    expect(own).toMatchObject({ appuntamenti: { total: 1 }, daAssegnare: { total: 0 }, [mine]: { total: 1 } })
    expect(broken in own).toBe(false)
  })

  it('is for who may read the list; one that is not a resource has none', async () => {
    expect((await counts(null)).status).toBe(401)
    expect((await counts(await aClient())).status).toBe(403)
    expect((await counts(await adminWith())).status).toBe(403)
    const orders = await counts(await adminWith('merchandising_manage'), 'merchandising/orders')
    expect(orders.json).toMatchObject({ nuovi: { total: expect.any(Number) } })
    const report = await counts(await adminWith(), 'reports/praticheFerme')
    expect([report.status, report.json]).toEqual([200, {}])
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect([name, (await counts(await adminWith(), name)).status]).toEqual([name, 200])
  })
})
