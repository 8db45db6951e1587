import { aClient, adminWith, type Caller, callAs, type Json } from '@/lib/testing/test-kit'

const save = (as: Caller | null, query: string) =>
  callAs(as, 'POST', 'savedViews', { body: { resource: 'news', nome: 'Mie', query } })
const list = async (as: Caller) =>
  (await callAs<Json[]>(as, 'GET', 'savedViews', { query: { resource: 'news' } })).json
const remove = (as: Caller, id: string) => callAs(as, 'DELETE', 'savedViews/[id]', { params: { id } })
const rename = (as: Caller, id: string, nome: string) =>
  callAs(as, 'PATCH', 'savedViews/[id]', { params: { id }, body: { nome } })

describe('saved views', () => {
  it('are one’s own, and the same name again replaces', async () => {
    const [me, other] = [await adminWith(), await adminWith()]
    const first = await save(me, 'q=uno')
    const second = await save(me, 'q=due')
    expect([first.status, second.json._id]).toEqual([201, first.json._id])
    expect(await list(me)).toEqual([{ _id: first.json._id, nome: 'Mie', query: 'q=due' }])
    expect(await list(other)).toEqual([])
    expect((await remove(other, first.json._id)).status).toBe(404)
    expect((await remove(me, first.json._id)).status).toBe(204)
    expect(await list(me)).toEqual([])
  })

  it('take another name of their owner’s, unless it is taken', async () => {
    const [me, other] = [await adminWith(), await adminWith()]
    const { _id } = (await save(me, 'q=uno')).json
    expect((await rename(me, _id, ' Da chiamare ')).json).toEqual({ _id, nome: 'Da chiamare' })
    await save(me, 'q=due')
    expect((await rename(me, _id, 'Mie')).status).toBe(409)
    expect((await rename(me, _id, ' ')).status).toBe(422)
    expect((await rename(other, _id, 'Rubata')).status).toBe(404)
    expect((await list(me)).map(({ nome, query }) => [nome, query])).toEqual([
      ['Da chiamare', 'q=uno'],
      ['Mie', 'q=due'],
    ])
  })

  it('are for administrators and agents', async () => {
    expect([(await save(null, '')).status, (await save(await aClient(), '')).status]).toEqual([401, 403])
  })
})
