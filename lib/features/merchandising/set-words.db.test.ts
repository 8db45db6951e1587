import { db } from '@/lib/core/db'
import type { OrderLine } from '@/lib/features/merchandising/ordini/types'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildMerchandising } from '@/prisma/seed/factories/service'
import type { CartLine } from './types'

const CAMPI = [{ nome: 'Nome sulla targa', lettere: 12, obbligatorio: true }]
const plaque = (stock = 5) => buildMerchandising({ campi: CAMPI, stock, nome: 'Targa' })
const said = (testo: string) => [{ nome: 'Nome sulla targa', testo }]
const post = <T>(as: Caller, verb: string, body?: object) =>
  callAs<T>(as, 'POST', `merchandising/cart/${verb}`, { body })
const lines = async (as: Caller) =>
  (await callAs<CartLine[]>(as, 'GET', 'merchandising/cart')).json.map(({ quantity, testi, problemi }) => [
    quantity,
    testi[0]?.testo,
    ...problemi,
  ])
const riga = async (as: Caller, at: number) =>
  (await callAs<CartLine[]>(as, 'GET', 'merchandising/cart')).json[at]?.riga

it('asks for the words in the cart, and other words are another line', async () => {
  const agent = await anAgent()
  const { id: merchID } = await plaque()
  await post(agent, 'add', { merchID, quantity: 1 })
  expect(await lines(agent)).toEqual([[1, undefined, 'Scrivi «Nome sulla targa».']])
  expect((await post(agent, 'send_request')).status).toBe(422)
  const { json } = await post<CartLine[]>(agent, 'testi', { merchID, riga: '', testi: said(' Pisa ') })
  expect(json).toMatchObject([{ quantity: 1, testi: said('Pisa'), problemi: [] }])
  await post(agent, 'add', { merchID, quantity: 2, testi: said('Lucca') })
  await post(agent, 'add', { merchID, quantity: 1, testi: said('Lucca') })
  expect(await lines(agent)).toEqual([
    [1, 'Pisa'],
    [3, 'Lucca'],
  ])
  // The stock counts all of them.
  await post(agent, 'change_quantity', { merchID, quantity: 5, riga: await riga(agent, 1) })
  expect(await lines(agent)).toEqual([
    [1, 'Pisa', 'Ne restano 5 pezzi.'],
    [5, 'Lucca', 'Ne restano 5 pezzi.'],
  ])
  expect((await post(agent, 'send_request')).status).toBe(409)
  const unclear = await post<unknown>(agent, 'change_quantity', { merchID, quantity: 2 })
  expect([unclear.status, unclear.text.includes('indica quale riga')]).toEqual([422, true])
  const other = { merchID, riga: await riga(agent, 0), testi: said('Lucca') }
  await post(agent, 'change_quantity', { merchID, quantity: 4, riga: await riga(agent, 1) })
  await post(agent, 'testi', other)
  expect(await lines(agent)).toEqual([[5, 'Lucca']])
  expect((await post(agent, 'testi', other)).status).toBe(404)
})

it('goes with the order, to who packs it and to who makes it, and comes back with it', async () => {
  const [agent, office] = [await anAgent(), await adminWith('merchandising_manage')]
  const { id: merchID } = await plaque(9)
  await post(agent, 'add', { merchID, quantity: 1, testi: said('=Pisa') })
  await post(agent, 'add', { merchID, quantity: 2, testi: said('Lucca') })
  const { json: order } = await post<{ _id: string; codice: string }>(agent, 'send_request')
  expect(await db().merchandisingVariante.findFirst({ where: { merchId: merchID } })).toMatchObject({
    riservata: 3,
  })
  const params = { id: order._id }
  const { json } = await callAs<{ righe: OrderLine[] }>(office, 'GET', 'merchandising/orders/[id]', {
    params,
  })
  expect(json.righe.map(({ quantity, testi }) => [quantity, testi]).sort()).toEqual([
    [1, said('=Pisa')],
    [2, said('Lucca')],
  ])
  await callAs(office, 'POST', 'merchandising/orders/[id]/approve', { params, body: { version: 1 } })
  const { text } = await callAs(office, 'GET', 'merchandising/orders/prelievo')
  const own = text.split('\n').filter((line) => line.includes(order.codice))
  expect(own).toHaveLength(2)
  expect(own.join()).toContain('Nome sulla targa: Lucca')
  expect((await callAs(agent, 'GET', 'merchandising/orders/prelievo')).status).toBe(403)
  await callAs(agent, 'POST', 'merchandising/orders/[id]/repeat', { params })
  expect((await lines(agent)).sort()).toEqual([
    [1, '=Pisa'],
    [2, 'Lucca'],
  ])
  // All of an item goes where no line of it is named.
  expect((await post<unknown>(agent, 'change_quantity', { merchID, quantity: 0 })).json).toBe(0)
  expect(await lines(agent)).toEqual([])
})

it('letters that do not fit are said, and a question that is no longer asked is forgotten', async () => {
  const agent = await anAgent()
  const { id: merchID } = await plaque()
  await post(agent, 'add', { merchID, quantity: 1, testi: said('Agenzia di Pisa') })
  expect(await lines(agent)).toEqual([[1, 'Agenzia di Pisa', '«Nome sulla targa»: al massimo 12 caratteri.']])
  await db().merchandising.update({ where: { id: merchID }, data: { campi: [] } })
  expect(await lines(agent)).toEqual([[1, undefined]])
  const { json: order } = await post<{ _id: string }>(agent, 'send_request')
  expect(await db().merchandisingOrderLine.findMany({ where: { orderId: order._id } })).toMatchObject([
    { testi: [] },
  ])
})
