import { addMonthsToDay, monthOf } from '@/lib/core/dates'
import { anAgent, callAs } from '@/lib/testing/test-kit'
import { buildPrediction } from '@/prisma/seed/factories/pratiche'

const month = (ahead: number) => addMonthsToDay(`${monthOf(new Date())}-01`, ahead)
const columns = (ahead: number) => ({
  anno: Number(month(ahead).slice(0, 4)),
  mese: Number(month(ahead).slice(5, 7)),
})

describe('the month of a forecast', () => {
  it('is this one or a later one: a closed month is refused by its name, and an old forecast may be corrected in all else', async () => {
    const me = await anAgent()
    const body = {
      praticaId: null,
      cliente: 'Ida Prova',
      product: 'mutuo',
      bankId: null,
      importo: 90_000,
      probabilita: 50,
      categoria: 'probabile',
      note: '',
    }
    const made = (back: number) => callAs(me, 'POST', 'predictions', { body: { ...body, ...columns(back) } })
    const refused = await made(-1)
    expect([refused.status, refused.json.errors.map(({ path }) => path)]).toEqual([422, ['mese']])
    expect([(await made(0)).status, (await made(1)).status]).toEqual([201, 201])

    const old = await buildPrediction({ agentId: me.id, cliente: 'Ida Prova', ...columns(-1) })
    const change = (patch: object) =>
      callAs(me, 'PATCH', 'predictions/[id]', { params: { id: old.id }, body: { version: 1, ...patch } })
    const back = await change(columns(-2))
    expect([back.status, back.json.errors.map(({ path }) => path)]).toEqual([422, ['mese']])
    expect((await change({ note: 'Si firma fra poco.' })).status).toBe(200)
  })
})

describe('what forecasts come to', () => {
  it('leaves out those that came true or were lost, unless the list asks for them', async () => {
    const me = await anAgent()
    const common = { agentId: me.id, importo: 10_000_000n, probabilita: 50, ...columns(0) }
    await buildPrediction(common)
    for (const stato of ['realizzata', 'persa'] as const)
      await buildPrediction({ ...common, stato, esitoAt: new Date() })
    const sums = async (query: Record<string, string> = {}) =>
      (await callAs<{ totals: object }>(me, 'GET', 'predictions/sums', { query })).json.totals
    const one = { previsioni: 1, importo: 100_000, ponderato: 50_000 }
    expect([await sums(), await sums({ 'filter[stato]': 'persa' })]).toEqual([one, one])
    expect(await sums({ 'filter[stato]': 'aperta,realizzata' })).toMatchObject({ previsioni: 2 })
  })
})
