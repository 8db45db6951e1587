import { db } from '@/lib/core/db'
import { adminWith, callAs } from '@/lib/testing/test-kit'
import { buildLead, buildPercGroup } from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'

it('a lead is given by weight once, however often the call is repeated', async () => {
  const agents = [await buildAgent(), await buildAgent(), await buildAgent()]
  const pesi = Object.fromEntries(agents.map(({ id }, n) => [id, n ? 33 : 34]))
  await buildPercGroup({ product: 'mutuo', pesi })
  const { id } = await buildLead({ product: 'mutuo' })
  const as = await adminWith('leads_manage')
  const headers = { 'idempotency-key': 'la-stessa-chiamata' }
  const owners: unknown[] = []
  for (let n = 0; n < 4; n += 1) {
    const { status } = await callAs(as, 'POST', 'leadRequests/[id]/assign', {
      params: { id },
      body: {},
      headers,
    })
    expect(status).toBe(200)
    const { agentId, version } = await db().lead.findUniqueOrThrow({ where: { id } })
    owners.push(`${agentId} ${version}`)
  }
  expect(new Set(owners).size).toBe(1)
})
