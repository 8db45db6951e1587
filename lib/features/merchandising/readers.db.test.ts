import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildMerchandising } from '@/prisma/seed/factories/service'

const sees = async (as: Caller | null, id: string) => {
  const { text } = await callAs(as, 'GET', 'merchandising/getAllPublic')
  return text.includes(id)
}
const add = (as: Caller, merchID: string) =>
  callAs(as, 'POST', 'merchandising/cart/add', { body: { merchID, quantity: 1 } })

async function leader(): Promise<Caller> {
  const agent = await anAgent()
  await db().agent.update({ where: { id: agent.id }, data: { figura: 'responsabile_agenzia' } })
  return agent
}

it('an item is offered to those whom it is for, and to nobody else', async () => {
  const [agent, head, client, office] = [await anAgent(), await leader(), await aClient(), await adminWith()]
  const { id: forHeads } = await buildMerchandising({ destinatari: ['responsabili'] })
  const { id: forAgents } = await buildMerchandising({ destinatari: ['agenti', 'ufficio'] })
  const { id: forAll } = await buildMerchandising()
  const seen = async (as: Caller | null) => [
    ...[await sees(as, forHeads), await sees(as, forAgents), await sees(as, forAll)],
  ]
  expect(await seen(agent)).toEqual([false, true, true])
  expect(await seen(head)).toEqual([true, true, true])
  expect(await seen(client)).toEqual([false, false, true])
  expect(await seen(office)).toEqual([false, true, true])
  expect(await seen(null)).toEqual([false, false, true])
  expect((await add(head, forHeads)).status).toBe(200)
  const { status, json } = await add(agent, forHeads)
  expect([status, json.errors[0]?.path]).toEqual([422, 'merchID'])
  expect(json.errors[0]?.message).toContain('riservato a: Responsabili')
})

it('what was reserved for others since it was put in is not ordered, and can be taken out', async () => {
  const agent = await anAgent()
  const { id: merchID } = await buildMerchandising()
  await add(agent, merchID)
  await db().merchandising.update({ where: { id: merchID }, data: { destinatari: ['clienti'] } })
  const { json } = await callAs<{ problemi: string[] }[]>(agent, 'GET', 'merchandising/cart')
  expect(json[0]?.problemi).toEqual(['È riservato ad altri: toglilo dal carrello.'])
  expect((await callAs(agent, 'POST', 'merchandising/cart/send_request')).status).toBe(422)
  const change = (quantity: number) =>
    callAs<unknown>(agent, 'POST', 'merchandising/cart/change_quantity', { body: { merchID, quantity } })
  expect((await change(2)).status).toBe(422)
  expect((await change(0)).json).toBe(0)
})
