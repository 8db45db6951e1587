import { db } from '@/lib/core/db'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildAgency } from '@/prisma/seed/factories/people'
import { buildMerchandising, buildMerchandisingOrder } from '@/prisma/seed/factories/service'

const proposed = async (as: Caller) => (await callAs<string[]>(as, 'GET', 'merchandising/orders/centri')).json

async function order(as: Caller, centroCosto: string) {
  const { id: merchID } = await buildMerchandising()
  await callAs(as, 'POST', 'merchandising/cart/add', { body: { merchID, quantity: 1 } })
  return callAs(as, 'POST', 'merchandising/cart/send_request', { body: { centroCosto } })
}

it('an order says who pays: the office finds it by that, corrects it and adds it up', async () => {
  const [agent, office] = [await anAgent(), await adminWith('merchandising_manage')]
  const { json } = await order(agent, '  Fiera   di Pisa ')
  const list = async (centro: string) =>
    (await callAs(office, 'GET', 'merchandising/orders', { query: { 'filter[centroCosto]': centro } })).json
  expect((await list('fiera di pisa')).items).toMatchObject([{ _id: json._id, centroCosto: 'Fiera di Pisa' }])
  const { json: sums } = await callAs(office, 'GET', 'merchandising/orders/riepilogo')
  expect(sums.centri).toContainEqual({ nome: 'Fiera di Pisa', valore: 12.5 })
  const body = { version: 1, centroCosto: 'Fiera di Lucca' }
  const patched = await callAs(office, 'PATCH', 'merchandising/orders/[id]', {
    params: { id: json._id },
    body,
  })
  expect(patched.json).toMatchObject({ centroCosto: 'Fiera di Lucca' })
  expect((await order(agent, 'x'.repeat(61))).status).toBe(422)
})

it('proposes the own agency and what it has used, and nothing of others', async () => {
  const [agent, colleague, stranger] = [await anAgent(), await anAgent(), await anAgent()]
  const agency = await buildAgency()
  await db().agent.updateMany({
    where: { id: { in: [agent.id, colleague.id] } },
    data: { agencyId: agency.id },
  })
  const sent = { centroCosto: 'Vetrina', userId: colleague.id, agencyId: agency.id }
  await buildMerchandisingOrder(sent)
  await buildMerchandisingOrder({ centroCosto: 'Segreto', userId: stranger.id })
  const { agencyId } = await db().agent.findUniqueOrThrow({ where: { id: stranger.id } })
  const own = await db().agency.findUniqueOrThrow({ where: { id: String(agencyId) } })
  expect(await proposed(agent)).toEqual([agency.nome, 'Vetrina'])
  expect(await proposed(stranger)).toEqual([own.nome, 'Segreto'])
  expect(await proposed(await adminWith('leads_manage'))).toEqual([])
  expect(await proposed(await adminWith('merchandising_manage'))).toEqual(
    expect.arrayContaining(['Vetrina', 'Segreto']),
  )
})
