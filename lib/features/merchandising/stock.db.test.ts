import { db } from '@/lib/core/db'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildMerchandising } from '@/prisma/seed/factories/service'

const send = (as: Caller, body?: object) => callAs(as, 'POST', 'merchandising/cart/send_request', { body })
const office = () => adminWith('merchandising_manage')
const stock = (merchId: string) => db().merchandisingVariante.findFirstOrThrow({ where: { merchId } })

async function withCart(merchID: string, quantity: number): Promise<Caller> {
  const as = await anAgent()
  await callAs(as, 'POST', 'merchandising/cart/add', { body: { merchID, quantity } })
  return as
}

describe('what is on the shelf', () => {
  it('gives the last piece to one of two carts, and says 409 to the other', async () => {
    const { id } = await buildMerchandising({ stock: 2 })
    const carts = [await withCart(id, 1), await withCart(id, 2)]
    const [one, two] = carts as [Caller, Caller]
    const replies = await Promise.all(carts.map((as) => send(as)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const loser = replies[0]?.status === 409 ? one : two
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.json.detail).toMatch(/ne resta 1\.|al momento è esaurito\./)
    // The cart of who came too late is as it was, and says why.
    const { json } = await callAs<{ problemi: string[] }[]>(loser, 'GET', 'merchandising/cart')
    expect(json[0]?.problemi).toHaveLength(1)
    const { riservata, giacenza } = await stock(id)
    expect([giacenza, riservata]).toEqual([2, loser === one ? 2 : 1])
    expect(await db().merchandising.findUnique({ where: { id } })).toMatchObject({ giacenza, riservata })
  })

  it('refuses what keeps to no rule of the item, and the rest of the cart stays', async () => {
    const { id } = await buildMerchandising({ multiplo: 10 })
    const as = await withCart(id, 15)
    const { status, json } = await send(as)
    expect([status, json.detail]).toEqual([422, expect.stringContaining('multipli di 10')])
    expect(await db().cartEntry.count({ where: { userId: as.id } })).toBe(1)
  })

  it('takes where it goes and a note, and refuses an address that is none', async () => {
    const { id } = await buildMerchandising()
    const as = await withCart(id, 1)
    const wrong = await send(as, { consegna: 'altro', indirizzo: 'casa' })
    expect([wrong.status, wrong.json.errors[0]?.path]).toEqual([422, 'indirizzo'])
    const { json } = await send(as, {
      consegna: 'altro',
      indirizzo: 'Via Roma 1, 55100 Lucca',
      note: 'Grazie',
    })
    const order = await db().merchandisingOrder.findUniqueOrThrow({ where: { id: json._id } })
    expect(order).toMatchObject({ consegna: 'altro', indirizzo: 'Via Roma 1, 55100 Lucca', note: 'Grazie' })
    expect(await db().commit.count({ where: { model: 'Ordini', ref: order.id, action: 'create' } })).toBe(1)
  })

  it('is put right with a reason, which stays, and never below what is promised', async () => {
    const { id } = await buildMerchandising({ stock: 5 })
    const as = await office()
    await send(await withCart(id, 3))
    const { id: varianteId } = await stock(id)
    const adjust = (body: object, caller = as) =>
      callAs(caller, 'POST', 'merchandising/[id]/adjust-stock', { params: { id }, body })
    const wanted = { varianteId, delta: 4, motivo: 'Inventario', version: 1 }
    expect((await adjust(wanted, await anAgent())).status).toBe(403)
    expect((await adjust(wanted, await adminWith('leads_manage'))).status).toBe(403)
    expect((await adjust({ ...wanted, delta: 0 })).json.errors[0]?.path).toBe('delta')
    const less = await adjust({ ...wanted, delta: -3 })
    expect([less.status, less.json.errors[0]?.path]).toEqual([422, 'delta'])
    expect((await adjust(wanted)).json).toMatchObject({
      giacenza: 9,
      riservata: 3,
      disponibili: 6,
      version: 2,
    })
    expect((await adjust(wanted)).status).toBe(409)
    expect(await db().merchandisingMovimento.findMany({ where: { merchId: id } })).toMatchObject([
      { tipo: 'rettifica', delta: 4, giacenza: 9, motivo: 'Inventario' },
    ])
    expect(await db().commit.count({ where: { model: 'Merchandising', ref: id } })).toBe(1)
  })
})

describe('an item with a past', () => {
  it('is archived, not deleted, and keeps its variants', async () => {
    const { id } = await buildMerchandising({ stock: 5 })
    await send(await withCart(id, 1))
    const as = await office()
    const call = (method: 'PATCH' | 'DELETE', body: object) =>
      callAs(as, method, 'merchandising/[id]', { params: { id }, body })
    const gone = await call('DELETE', { version: 1 })
    expect([gone.status, gone.json.detail]).toEqual([409, expect.stringContaining('archivialo')])
    const none = {
      nome: 'Nuova',
      codice: '',
      prezzo: null,
      soglia: 0,
      gestita: true,
      attiva: true,
      ordine: 0,
    }
    const swapped = await call('PATCH', { version: 1, varianti: [none] })
    expect([swapped.status, swapped.json.errors[0]?.path]).toEqual([422, 'varianti'])
    const archived = await call('PATCH', { version: 1, stato: 'archiviato' })
    expect(archived.json).toMatchObject({ stato: 'archiviato', published: false, giacenza: 5, riservata: 1 })
  })

  it('says more clearly when it is short of something', async () => {
    const { id } = await buildMerchandising({ varianti: ['S', 'M'], stock: 5 })
    await db().merchandisingVariante.updateMany({ where: { merchId: id, nome: 'M' }, data: { soglia: 6 } })
    const list = await callAs(await office(), 'GET', 'merchandising', {
      query: { 'filter[sottoSoglia]': 'true' },
    })
    expect(list.json.items.map(({ _id }) => _id)).toEqual([id])
  })
})

it('an item like another one is a draft with its variants, on an empty shelf', async () => {
  const admin = await office()
  const { id, nome } = await buildMerchandising({ stock: 5 })
  const duplicate = (as: Caller) =>
    callAs(as, 'POST', 'merchandising/[id]/duplicate', { params: { id }, body: {} })
  expect((await duplicate(await anAgent())).status).toBe(403)
  expect((await duplicate(await adminWith('content_manage'))).status).toBe(403)
  const { status, json } = await duplicate(admin)
  expect(status).toBe(201)
  const copy = await db().merchandising.findUniqueOrThrow({
    where: { id: json._id },
    include: { varianti: true },
  })
  expect(copy).toMatchObject({ nome: `${nome} (copia)`, stato: 'bozza', giacenza: 0 })
  expect(copy.varianti).toMatchObject([{ codice: '', giacenza: 0 }])
  expect(await db().commit.count({ where: { model: 'Merchandising', ref: copy.id } })).toBe(1)
})
