import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildMerchandising } from '@/prisma/seed/factories/service'

const cart = async (as: Caller | null) => callAs<unknown>(as, 'GET', 'merchandising/cart')
const add = (as: Caller | null, body: object) => callAs(as, 'POST', 'merchandising/cart/add', { body })
const change = (as: Caller, body: object) =>
  callAs<unknown>(as, 'POST', 'merchandising/cart/change_quantity', { body })

describe('the cart', () => {
  it('adds on top of what is there and replies with the cart', async () => {
    const agent = await anAgent()
    const [pen, shirt] = [await buildMerchandising(), await buildMerchandising({ varianti: ['M', 'L'] })]
    await add(agent, { merchID: pen.id, quantity: 2 })
    await add(agent, { merchID: pen.id, quantity: 3 })
    const { json } = await add(agent, { merchID: shirt.id, quantities: [{ variant: 'L', quantity: 1 }] })
    const wanted = [
      { merchandising: { _id: pen.id, prezzo: 12.5 }, quantity: 5 },
      { merchandising: { _id: shirt.id }, quantities: [{ variant: 'L', quantity: 1 }] },
    ]
    expect(json).toMatchObject(wanted)
    expect((await cart(agent)).json).toMatchObject(wanted)
    expect((await cart(await anAgent())).json).toEqual([])
    expect((await cart(null)).status).toBe(401)
  })

  it('changes by number or by list; zero or an empty list removes', async () => {
    const client = await aClient()
    const [pen, shirt] = [await buildMerchandising(), await buildMerchandising({ varianti: ['M', 'L'] })]
    await add(client, { merchID: pen.id, quantity: 2 })
    await add(client, { merchID: shirt.id, quantities: [{ variant: 'M', quantity: 1 }] })
    expect((await change(client, { merchID: pen.id, quantity: 7 })).json).toBe(7)
    const list = [{ variant: 'L', quantity: 4 }]
    expect((await change(client, { merchID: shirt.id, quantity: list })).json).toEqual(list)
    expect((await change(client, { merchID: pen.id, quantity: 0 })).json).toBe(0)
    expect((await change(client, { merchID: shirt.id, quantity: [] })).json).toEqual([])
    expect((await cart(client)).json).toEqual([])
    expect((await change(client, { merchID: pen.id, quantity: 1 })).status).toBe(404)
  })

  it('stands two windows at once: one order, no conflict, every line in its place', async () => {
    const agent = await anAgent()
    const [pen, shirt] = [await buildMerchandising(), await buildMerchandising({ varianti: ['M', 'L'] })]
    await add(agent, { merchID: pen.id, quantity: 1 })
    await add(agent, { merchID: shirt.id, quantities: [{ variant: 'L', quantity: 1 }] })
    const clicks = await Promise.all(
      [2, 3, 4].map((quantity) => change(agent, { merchID: pen.id, quantity })),
    )
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
    const ids = (await cart(agent)).json as { merchandising: { _id: string } }[]
    expect(ids.map(({ merchandising }) => merchandising._id)).toEqual([pen.id, shirt.id])
    const sends = await Promise.all(
      [1, 2].map(() => callAs(agent, 'POST', 'merchandising/cart/send_request')),
    )
    expect(sends.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await db().merchandisingOrder.count({ where: { userId: agent.id } })).toBe(1)
  })

  it('loses nothing that is added while it is being sent', async () => {
    const agent = await anAgent()
    const [pen, cup] = [await buildMerchandising(), await buildMerchandising()]
    for (let round = 0; round < 4; round += 1) {
      await add(agent, { merchID: pen.id, quantity: 1 })
      await Promise.all([
        callAs(agent, 'POST', 'merchandising/cart/send_request'),
        add(agent, { merchID: cup.id, quantity: 1 }),
      ])
    }
    const where = { merchId: cup.id }
    const [ordered, left] = await Promise.all([
      db().merchandisingOrderLine.aggregate({ where, _sum: { quantity: true } }),
      db().cartEntry.aggregate({ where, _sum: { quantity: true } }),
    ])
    expect((ordered._sum.quantity ?? 0) + (left._sum.quantity ?? 0)).toBe(4)
  })

  it('lets go of what has left the catalogue, and does not order it', async () => {
    const agent = await anAgent()
    const { id: merchID } = await buildMerchandising()
    await add(agent, { merchID, quantity: 1 })
    await db().merchandising.update({ where: { id: merchID }, data: { published: false } })
    expect((await callAs(agent, 'POST', 'merchandising/cart/send_request')).status).toBe(422)
    expect((await change(agent, { merchID, quantity: 2 })).status).toBe(422)
    expect((await change(agent, { merchID, quantity: 0 })).json).toBe(0)
  })

  it.each([
    [{ quantity: 0 }],
    [{ quantity: 1.5 }],
    [{ quantity: 1000 }],
    [{}],
    [{ quantity: 1, quantities: [{ variant: 'M', quantity: 1 }] }],
    [{ quantities: [{ variant: 'XXL', quantity: 1 }] }],
  ])('refuses %j', async (asked) => {
    const { id: merchID } = await buildMerchandising()
    expect((await add(await aClient(), { merchID, ...asked })).status).toBe(422)
  })

  it('becomes one order with the prices of now, and is empty', async () => {
    const agent = await anAgent()
    const pen = await buildMerchandising({ prezzo: 1_999n })
    const order = () =>
      callAs(agent, 'POST', 'merchandising/cart/send_request', { headers: { 'idempotency-key': 'ordine' } })
    await add(agent, { merchID: pen.id, quantity: 3 })
    const [first, second] = await Promise.all([order(), order()])
    expect([first.status, second.json]).toEqual([200, first.json])
    expect(await db().merchandisingOrder.findMany({ where: { userId: agent.id } })).toMatchObject([
      { totale: 5_997n },
    ])
    expect((await cart(agent)).json).toEqual([])
    expect((await callAs(agent, 'POST', 'merchandising/cart/send_request')).status).toBe(422)
  })

  it('offers only the public catalogue', async () => {
    const hidden = await buildMerchandising({ published: false })
    const { text } = await callAs(null, 'GET', 'merchandising/getAllPublic')
    expect(text).not.toContain(hidden.id)
    expect((await add(await aClient(), { merchID: hidden.id, quantity: 1 })).status).toBe(422)
  })
})

const sees = async (as: Caller | null, id: string) => {
  const { text } = await callAs(as, 'GET', 'merchandising/getAllPublic')
  return text.includes(id)
}

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
    await sees(as, forHeads),
    await sees(as, forAgents),
    await sees(as, forAll),
  ]
  expect(await seen(agent)).toEqual([false, true, true])
  expect(await seen(head)).toEqual([true, true, true])
  expect(await seen(client)).toEqual([false, false, true])
  expect(await seen(office)).toEqual([false, true, true])
  expect(await seen(null)).toEqual([false, false, true])
  expect((await add(head, { merchID: forHeads, quantity: 1 })).status).toBe(200)
  const { status, json } = await add(agent, { merchID: forHeads, quantity: 1 })
  expect([status, json.errors[0]?.path]).toEqual([422, 'merchID'])
  expect(json.errors[0]?.message).toContain('riservato a: Responsabili')
})

it('what was reserved for others since it was put in is not ordered, and can be taken out', async () => {
  const agent = await anAgent()
  const { id: merchID } = await buildMerchandising()
  await add(agent, { merchID, quantity: 1 })
  await db().merchandising.update({ where: { id: merchID }, data: { destinatari: ['clienti'] } })
  const { json } = await callAs<{ problemi: string[] }[]>(agent, 'GET', 'merchandising/cart')
  expect(json[0]?.problemi).toEqual(['È riservato ad altri: toglilo dal carrello.'])
  expect((await callAs(agent, 'POST', 'merchandising/cart/send_request')).status).toBe(422)
  expect((await change(agent, { merchID, quantity: 2 })).status).toBe(422)
  expect((await change(agent, { merchID, quantity: 0 })).json).toBe(0)
})
