import type { AdminScope } from '@/lib/auth/actor'
import { todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { adminWith, anAgent, type Caller, callAs, ctxOf } from '@/lib/testing/test-kit'
import { buildAgency } from '@/prisma/seed/factories/people'
import { buildMerchandising, buildMerchandisingOrder } from '@/prisma/seed/factories/service'
import { pickList } from './pick-list'
import { ordersSummary } from './summary'

type Order = { _id: string; version: number; stato: string; righe: { _id: string; nome: string }[] }

const office = () => adminWith('merchandising_manage')
const read = async (as: Caller, id: string) =>
  (await callAs<Order>(as, 'GET', 'merchandising/orders/[id]', { params: { id } })).json
const step = (as: Caller, name: string, id: string, body: object) =>
  callAs(as, 'POST', `merchandising/orders/[id]/${name}`, { params: { id }, body })
const stock = async (merchId: string) => {
  const { giacenza, riservata } = await db().merchandisingVariante.findFirstOrThrow({ where: { merchId } })
  return [giacenza, riservata]
}
const mails = async (id: string) => {
  const rows = await db().$queryRaw<{ fact: string }[]>`
    SELECT split_part(payload ->> 'key', ':', 3) AS fact FROM graphile_worker._private_jobs
    WHERE payload ->> 'key' LIKE ${`ordine:${id}:%`} ORDER BY id`
  return rows.map(({ fact }) => fact)
}

/** An agent's order of three of one item and two of another, both counted. */
async function sent() {
  const agent = await anAgent()
  const items = [await buildMerchandising({ stock: 10 }), await buildMerchandising({ stock: 10 })] as const
  for (const [index, { id: merchID }] of items.entries())
    await callAs(agent, 'POST', 'merchandising/cart/add', { body: { merchID, quantity: 3 - index } })
  const { json } = await callAs(agent, 'POST', 'merchandising/cart/send_request')
  return { agent, id: json._id, items }
}

it('the months of the summary begin at midnight in Rome', async () => {
  const first = `${todayInRome().slice(0, 7)}-01`
  const [{ midnight }] = await db().$queryRaw<[{ midnight: Date }]>`
    SELECT ${first}::timestamp AT TIME ZONE 'Europe/Rome' AS midnight`
  const before = (await ordersSummary()).mesi.slice(-2).map(({ ordini }) => ordini)
  await buildMerchandisingOrder({ createdAt: midnight })
  await buildMerchandisingOrder({ createdAt: new Date(midnight.getTime() - 1) })
  const after = (await ordersSummary()).mesi.slice(-2).map(({ ordini }) => ordini)
  expect(after).toEqual(before.map((count) => count + 1))
})

describe('the way of an order', () => {
  it('goes from sent to delivered, in parcels; what leaves is off the shelf', async () => {
    const { agent, id, items } = await sent()
    const admin = await office()
    expect(await stock(items[0].id)).toEqual([10, 3])
    expect((await step(admin, 'ship', id, { version: 1 })).status).toBe(409)
    expect((await step(admin, 'approve', id, { version: 1 })).json.stato).toBe('approvato')
    expect((await step(admin, 'prepare', id, { version: 2 })).json.stato).toBe('preparazione')
    const { righe } = await read(agent, id)
    const lineId = righe.find(({ nome }) => nome === items[0].nome)?._id
    const parcel = (quantita: number) => ({
      version: 3,
      righe: [{ lineId, quantita }],
      corriere: 'BRT',
      tracking: 'A1',
    })
    const tooMany = await step(admin, 'ship', id, parcel(4))
    expect([tooMany.status, tooMany.json.errors[0]?.path]).toEqual([422, 'righe'])
    expect((await step(admin, 'ship', id, parcel(1))).json).toMatchObject({
      stato: 'preparazione',
      spediti: 1,
    })
    expect(await stock(items[0].id)).toEqual([9, 2])
    const rest = await step(admin, 'ship', id, { version: 4, tracking: 'A2' })
    expect(rest.json).toMatchObject({ stato: 'spedito', spediti: 5, tracking: 'A1, A2', corriere: 'BRT' })
    expect([await stock(items[0].id), await stock(items[1].id)]).toEqual([
      [7, 0],
      [8, 0],
    ])
    expect((await step(admin, 'deliver', id, { version: 5 })).json.stato).toBe('consegnato')
    expect((await step(admin, 'cancel', id, { version: 6, motivo: 'Troppo tardi' })).status).toBe(409)
    expect(await db().commit.count({ where: { model: 'Ordini', ref: id, action: 'edit' } })).toBe(5)
    expect(await db().merchandisingMovimento.count({ where: { orderId: id, tipo: 'spedizione' } })).toBe(3)
    expect(await mails(id)).toEqual(['approvato', 'parziale', 'spedito'])
  })

  it('is struck off with a reason, and its pieces are free again', async () => {
    const { id, items } = await sent()
    const admin = await office()
    const unsaid = await step(admin, 'cancel', id, { version: 1 })
    expect([unsaid.status, unsaid.json.errors[0]?.path]).toEqual([422, 'motivo'])
    const { json } = await step(admin, 'cancel', id, { version: 1, motivo: 'Ordinato due volte' })
    expect(json).toMatchObject({ stato: 'annullato', motivo: 'Ordinato due volte' })
    expect(await stock(items[0].id)).toEqual([10, 0])
    expect(await mails(id)).toEqual(['annullato'])
  })

  it('closes with what has gone where the rest is struck off', async () => {
    const { agent, id, items } = await sent()
    const admin = await office()
    await step(admin, 'approve', id, { version: 1 })
    const { righe } = await read(agent, id)
    const lineId = righe.find(({ nome }) => nome === items[0].nome)?._id
    await step(admin, 'ship', id, { version: 2, righe: [{ lineId, quantita: 3 }] })
    const { json } = await step(admin, 'cancel', id, { version: 3, motivo: 'Non arriva più' })
    expect(json).toMatchObject({ stato: 'spedito', totale: 37.5, spediti: 3, pezzi: 3 })
    expect([await stock(items[0].id), await stock(items[1].id)]).toEqual([
      [7, 0],
      [10, 0],
    ])
  })

  it('is nobody else’s: not to see, not to take on, and stale versions do not count', async () => {
    const { agent, id } = await sent()
    const other = await anAgent()
    expect((await callAs(other, 'GET', 'merchandising/orders/[id]', { params: { id } })).status).toBe(404)
    expect((await step(other, 'cancel', id, { version: 1 })).status).toBe(404)
    expect((await step(agent, 'approve', id, { version: 1 })).status).toBe(403)
    expect((await step(await adminWith('leads_manage'), 'approve', id, { version: 1 })).status).toBe(403)
    expect((await step(await office(), 'approve', id, { version: 7 })).status).toBe(409)
    expect((await callAs(other, 'POST', 'merchandising/orders/[id]/repeat', { params: { id } })).status).toBe(
      404,
    )
  })
})

describe('who has sent it', () => {
  it('thinks again while it is only sent, and sees nothing of the office’s notes', async () => {
    const { agent, id, items } = await sent()
    await db().merchandisingOrder.update({ where: { id }, data: { noteUfficio: 'Solo per noi' } })
    expect(await read(agent, id)).toMatchObject({ noteUfficio: null })
    const { json } = await step(agent, 'cancel', id, { version: 1 })
    expect(json.stato).toBe('annullato')
    expect(await stock(items[0].id)).toEqual([10, 0])
    const late = await buildMerchandisingOrder({ userId: agent.id, stato: 'approvato' })
    expect((await step(agent, 'cancel', late.id, { version: 1 })).status).toBe(409)
  })

  it('finds the own orders, and asks for the same again but for what is gone', async () => {
    const { agent, id, items } = await sent()
    await buildMerchandisingOrder()
    const mine = await callAs(agent, 'GET', 'merchandising/orders/mine')
    expect(mine.json.items).toMatchObject([{ _id: id, pezzi: 5, totale: 62.5 }])
    await db().merchandising.update({ where: { id: items[1].id }, data: { stato: 'archiviato' } })
    const { json } = await callAs(agent, 'POST', 'merchandising/orders/[id]/repeat', { params: { id } })
    expect(json).toMatchObject({ cart: [{ quantity: 3 }], saltate: [items[1].nome] })
  })
})

it('takes on many at once, and names those that cannot', async () => {
  const orders = [await buildMerchandisingOrder(), await buildMerchandisingOrder({ stato: 'spedito' })]
  const rows = orders.map(({ id: _id }) => ({ _id, version: 1 }))
  const body = { rows, values: {} }
  const { json } = await callAs<{ done: number; lines: { message: string | null }[] }>(
    await office(),
    'POST',
    'merchandising/orders/approve',
    { body },
  )
  expect(json).toMatchObject({ done: 1, lines: [{ message: null }, { message: expect.any(String) }] })
})

it('adds up what was ordered', async () => {
  const { items } = await sent()
  const { json } = await callAs(await office(), 'GET', 'merchandising/orders/riepilogo')
  expect(json.mesi).toHaveLength(12)
  expect(json.articoli).toEqual(
    expect.arrayContaining([expect.objectContaining({ _id: items[0].id, pezzi: 3 })]),
  )
  expect((await callAs(await anAgent(), 'GET', 'merchandising/orders/riepilogo')).status).toBe(403)
})

it('is on the list of what has to leave, with what is left of it', async () => {
  const { id, items } = await sent()
  const admin = await office()
  const list = () => pickList(ctxOf(admin).scope as AdminScope)
  const ofItem = async () =>
    (await list()).articoli
      .find(({ nome }) => nome.startsWith(items[0].nome))
      ?.ordini.find(({ _id }) => _id === id)
  expect(await ofItem()).toBeUndefined()
  await step(admin, 'approve', id, { version: 1 })
  expect(await ofItem()).toMatchObject({ pezzi: 3 })
  const { righe } = await read(admin, id)
  const lineId = righe.find(({ nome }) => nome === items[0].nome)?._id
  await step(admin, 'ship', id, { version: 2, righe: [{ lineId, quantita: 1 }] })
  expect(await ofItem()).toMatchObject({ pezzi: 2 })
  expect((await list()).ordini.find(({ _id }) => _id === id)?.righe).toHaveLength(2)
  const stranger = ctxOf(await adminWith('leads_manage')).scope as AdminScope
  await expect(pickList(stranger)).rejects.toMatchObject({ status: 403 })
})

it('is found by who sent it and by what was ordered, and says how long it has waited', async () => {
  const admin = await office()
  const { agent, id, items } = await sent()
  const other = await sent()
  await db().merchandisingOrder.update({
    where: { id },
    data: { createdAt: new Date(Date.now() - 3 * 86_400_000) },
  })
  const list = async (query: Record<string, string>) =>
    (await callAs(admin, 'GET', 'merchandising/orders', { query })).json.items
  const own = await list({ 'filter[userId]': agent.id })
  expect(own).toMatchObject([{ _id: id, giorni: 3 }])
  expect(await list({ 'filter[articoli]': items[1].id })).toMatchObject([{ _id: id }])
  const both = await list({ 'filter[articoli]': `${items[0].id},${other.items[0].id}` })
  expect(both.map(({ _id }) => _id).sort()).toEqual([id, other.id].sort())
  await step(admin, 'cancel', id, { version: 1, motivo: 'Per prova' })
  expect(await list({ 'filter[userId]': agent.id })).toMatchObject([{ stato: 'annullato', giorni: null }])
})

const proposed = async (as: Caller) => (await callAs<string[]>(as, 'GET', 'merchandising/orders/centri')).json

async function orderFor(as: Caller, centroCosto: string) {
  const { id: merchID } = await buildMerchandising()
  await callAs(as, 'POST', 'merchandising/cart/add', { body: { merchID, quantity: 1 } })
  return callAs(as, 'POST', 'merchandising/cart/send_request', { body: { centroCosto } })
}

it('an order says who pays: the office finds it by that, corrects it and adds it up', async () => {
  const [agent, office] = [await anAgent(), await adminWith('merchandising_manage')]
  const { json } = await orderFor(agent, '  Fiera   di Pisa ')
  const list = async (centro: string) =>
    (await callAs(office, 'GET', 'merchandising/orders', { query: { 'filter[centroCosto]': centro } })).json
  expect((await list('fiera di pisa')).items).toMatchObject([{ _id: json._id, centroCosto: 'Fiera di Pisa' }])
  expect((await list('FIÈRA DI PISA')).items).toMatchObject([{ _id: json._id }])
  const { json: sums } = await callAs(office, 'GET', 'merchandising/orders/riepilogo')
  expect(sums.centri).toContainEqual({ nome: 'Fiera di Pisa', valore: 12.5 })
  const body = { version: 1, centroCosto: 'Fiera di Lucca' }
  const patched = await callAs(office, 'PATCH', 'merchandising/orders/[id]', {
    params: { id: json._id },
    body,
  })
  expect(patched.json).toMatchObject({ centroCosto: 'Fiera di Lucca' })
  expect((await orderFor(agent, 'x'.repeat(61))).status).toBe(422)
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
