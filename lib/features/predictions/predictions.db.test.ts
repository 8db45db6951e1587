import { addDays, addMonthsToDay, monthOf, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { SummaryReply } from '@/lib/reports/summary/view'
import { aClient, adminWith, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica, buildPrediction } from '@/prisma/seed/factories/pratiche'
import { photograph } from './jobs'
import type { Proposte } from './schema'

const month = (ahead: number) => addMonthsToDay(`${monthOf(new Date())}-01`, ahead)
const columns = (ahead: number) => ({
  anno: Number(month(ahead).slice(0, 4)),
  mese: Number(month(ahead).slice(5, 7)),
})
const act = (as: Caller | null, verb: 'move' | 'close', id: string, body: object) =>
  callAs(as, 'POST', `predictions/[id]/${verb}`, { params: { id }, body })

describe('moving a forecast', () => {
  it('gives it another month and makes it fresh again, with an entry in the history', async () => {
    const me = await anAgent()
    const { id } = await buildPrediction({
      agentId: me.id,
      ...columns(-1),
      updatedAt: addDays(new Date(), -40),
    })
    const stale = { 'filter[daRivedereIl]': '..oggi', 'filter[stato]': 'aperta' }
    expect((await callAs(me, 'GET', 'predictions', { query: stale })).json.total).toBe(1)
    const { status, json } = await act(me, 'move', id, { ...columns(2), probabilita: 80, version: 1 })
    expect([status, json.version, json.previstaPer, json.probabilita]).toEqual([200, 2, month(2), 80])
    expect((await callAs(me, 'GET', 'predictions', { query: stale })).json.total).toBe(0)
    expect(await db().commit.count({ where: { ref: id, model: 'Predictions' } })).toBe(1)
  })

  it('is for its agent and the office, on what they have read, and never into the past', async () => {
    const me = await anAgent()
    const { id } = await buildPrediction({ agentId: me.id })
    const body = { ...columns(1), version: 1 }
    const callers = [null, await aClient(), await adminWith('reports_see'), await anAgent()]
    const statuses = await Promise.all(callers.map(async (as) => (await act(as, 'move', id, body)).status))
    expect(statuses).toEqual([401, 403, 403, 404])
    expect((await act(me, 'move', id, { ...body, version: 9 })).status).toBe(409)
    const past = await act(me, 'move', id, { ...columns(-1), version: 1 })
    expect([past.status, past.json.errors[0]?.path]).toEqual([422, 'mese'])
    expect((await act(await adminWith('pratiche_manage'), 'move', id, body)).status).toBe(200)
  })
})

describe('a forecast of a case', () => {
  it('keeps client and product of the case, and what the agent expects of it changes', async () => {
    const me = await anAgent()
    const pratica = await buildPratica({ agentId: me.id, product: 'mutuo' })
    const body = {
      praticaId: pratica.id,
      cliente: '',
      product: 'mutuo',
      bankId: null,
      note: '',
      importo: 90_000,
      probabilita: 50,
      categoria: 'probabile',
      ...columns(1),
    }
    const made = await callAs(me, 'POST', 'predictions', { body })
    expect([made.status, made.json.cliente]).toEqual([201, pratica.intestatario])
    const patch = (change: object) =>
      callAs(me, 'PATCH', 'predictions/[id]', {
        params: { id: made.json._id },
        body: { version: 1, ...change },
      })
    for (const [path, value] of Object.entries({ product: 'prestito', cliente: 'Altro Cliente' })) {
      const refused = await patch({ [path]: value })
      expect([refused.status, refused.json.errors.map((error) => error.path)]).toEqual([422, [path]])
    }
    // A form sends everything, also what has not changed.
    const same = await patch({ product: 'mutuo', cliente: pratica.intestatario, importo: 80_000 })
    expect([same.status, same.json.importo]).toEqual([200, 80_000])
  })

  it('becomes one of a client whom it names where its case is taken away', async () => {
    const me = await anAgent()
    const pratica = await buildPratica({ agentId: me.id, product: 'mutuo' })
    const { id } = await buildPrediction({ agentId: me.id, praticaId: pratica.id })
    const body = { praticaId: null, cliente: 'Altro Cliente', product: 'prestito', version: 1 }
    const free = await callAs(me, 'PATCH', 'predictions/[id]', { params: { id }, body })
    expect([free.status, free.json.cliente, free.json.product]).toEqual([200, 'Altro Cliente', 'prestito'])
  })
})

describe('closing a forecast', () => {
  it('ends it as it went, once', async () => {
    const me = await anAgent()
    const [won, lost] = [await buildPrediction({ agentId: me.id }), await buildPrediction({ agentId: me.id })]
    const done = await act(me, 'close', won.id, { esito: 'realizzata', importo: 99_000.5, version: 1 })
    expect([done.status, done.json.stato, done.json.esitoImporto]).toEqual([200, 'realizzata', 99_000.5])
    const gone = await act(me, 'close', lost.id, {
      esito: 'persa',
      motivo: 'Ha scelto un’altra banca.',
      version: 1,
    })
    expect([gone.json.stato, gone.json.esitoImporto]).toEqual(['persa', null])
    for (const verb of ['move', 'close'] as const) {
      const body = verb === 'move' ? { ...columns(1), version: 2 } : { esito: 'persa', version: 2 }
      expect((await act(me, verb, lost.id, body)).status).toBe(409)
    }
  })

  it('leaves to the payment what a case brings', async () => {
    const me = await anAgent()
    const pratica = await buildPratica({ agentId: me.id, stato: 'stipula' })
    const { id } = await buildPrediction({ agentId: me.id, praticaId: pratica.id })
    const refused = await act(me, 'close', id, { esito: 'realizzata', version: 1 })
    expect([refused.status, refused.json.errors[0]?.path]).toEqual([422, 'esito'])
    expect((await act(me, 'close', id, { esito: 'persa', version: 1 })).status).toBe(200)
  })
})

describe('what has to be looked at again', () => {
  it('is what nobody touched for more than fifteen days, or whose month is over', async () => {
    const me = await anAgent()
    const days = (n: number) => addDays(new Date(), -n)
    await buildPrediction({ agentId: me.id, ...columns(1), cliente: 'quindici', updatedAt: days(15) })
    await buildPrediction({ agentId: me.id, ...columns(1), cliente: 'sedici', updatedAt: days(16) })
    await buildPrediction({ agentId: me.id, ...columns(-1), cliente: 'passata', updatedAt: new Date() })
    await buildPrediction({ agentId: me.id, ...columns(0), cliente: 'questa', updatedAt: new Date() })
    const query = { 'filter[stato]': 'aperta', 'filter[daRivedereIl]': '..oggi' }
    const { json } = await callAs(me, 'GET', 'predictions', { query })
    expect(json.items.map(({ cliente }) => cliente).toSorted()).toEqual(['passata', 'sedici'])
  })
})

describe('what the site proposes', () => {
  it('is the agent’s own cases in a bank that have no open forecast, by the settings', async () => {
    const me = await anAgent({ permissions: { team_see: true } })
    const below = await buildAgent({ managerId: me.id })
    const bank = await buildBank()
    const near = await buildPratica({
      agentId: me.id,
      stato: 'stipula',
      bankId: bank.id,
      importoRichiesto: 9_000_000n,
      importoDeliberato: 8_500_000n,
    })
    const far = await buildPratica({ agentId: me.id, stato: 'inviata_banca', importoRichiesto: 4_000_000n })
    const told = await buildPratica({ agentId: me.id, stato: 'deliberata' })
    await buildPrediction({ agentId: me.id, praticaId: told.id })
    await buildPratica({ agentId: me.id, stato: 'in_istruttoria' })
    await buildPratica({ agentId: below.id, stato: 'stipula' })
    const ask = () => callAs<Proposte>(me, 'GET', 'predictions/proposals')
    const { json } = await ask()
    expect([json.io, json.total]).toEqual([me.id, 2])
    expect(json.items).toMatchObject([
      { praticaId: near.id, importo: 85_000, probabilita: 95, banca: bank.nome, ...columns(0) },
      { praticaId: far.id, importo: 40_000, probabilita: 50, ...columns(2) },
    ])
    const [first] = json.items
    const { praticaId, cliente, product, bankId, importo, probabilita, anno, mese } = first ?? ({} as never)
    const body = {
      praticaId,
      cliente,
      product,
      bankId,
      importo,
      probabilita,
      anno,
      mese,
      categoria: 'impegno',
      note: '',
    }
    expect((await callAs(me, 'POST', 'predictions', { body })).status).toBe(201)
    expect((await ask()).json.items.map((one) => one.praticaId)).toEqual([far.id])
    expect((await callAs(await adminWith('pratiche_manage'), 'GET', 'predictions/proposals')).status).toBe(
      403,
    )
  })
})

const EVERYBODY = '00000000-0000-0000-0000-000000000000'
const mondayOf = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return addDays(date, -((date.getUTCDay() + 6) % 7))
    .toISOString()
    .slice(0, 10)
}
const foto = (agentId: string, settimana: string, mese: string, euro: number) =>
  db().predictionFoto.create({
    data: {
      settimana: new Date(settimana),
      agentId,
      agencyId: EVERYBODY,
      bankId: EVERYBODY,
      product: 'mutuo',
      mese: new Date(mese),
      n: 1,
      importo: BigInt(euro * 200),
      ponderato: BigInt(euro * 100),
    },
  })
const summary = async (as: Caller, name: string, query: Record<string, string> = {}) =>
  (await callAs<SummaryReply & Pick<Json, 'detail'>>(as, 'GET', `reports/${name}`, { query })).json

describe('the snapshots of a week', () => {
  it('keep what is open by agent, bank, product and month, once a week', async () => {
    const me = await anAgent()
    await db().predictionFoto.deleteMany()
    for (const probabilita of [50, 100])
      await buildPrediction({ agentId: me.id, importo: 1_000_000n, probabilita, ...columns(1) })
    await buildPrediction({ agentId: me.id, stato: 'persa' })
    await photograph()
    const own = () => db().predictionFoto.findMany({ where: { agentId: me.id } })
    expect(await own()).toMatchObject([
      {
        settimana: new Date(mondayOf(todayInRome())),
        bankId: EVERYBODY,
        n: 2,
        importo: 2_000_000n,
        ponderato: 1_500_000n,
      },
    ])
    await buildPrediction({ agentId: me.id, ...columns(2) })
    await photograph()
    expect(await own()).toHaveLength(1)
  })

  it('are compared with today: the one of the Monday of last week', async () => {
    const me = await anAgent()
    const monday = mondayOf(todayInRome())
    await foto(me.id, addDays(new Date(monday), -7).toISOString().slice(0, 10), month(0), 700)
    await foto(me.id, monday, month(0), 900)
    await buildPrediction({ agentId: me.id, ...columns(0), importo: 200_000n, probabilita: 50 })
    const { totals } = await summary(me, 'andamentoPrevisioni')
    expect(totals.figures).toMatchObject({
      ponderato: 1_000,
      settimanaScorsa: 700,
      variazione: 300,
      daRivedere: 0,
    })
  })
})

describe('how near forecasts came', () => {
  const paid = (agentId: string, ahead: number, euro: number) =>
    buildPratica({
      agentId,
      stato: 'liquidata',
      importoErogato: BigInt(euro * 100),
      createdAt: new Date('2024-01-10'),
      dataLiquidazione: new Date(`${month(ahead).slice(0, 7)}-15T10:00:00Z`),
    })

  it('is the error of each agent and month by what was paid out, and whether it was too much', async () => {
    const chief = await anAgent({ permissions: { team_see: true } })
    const below = await buildAgent({ managerId: chief.id })
    // Two months ago 100 expected and 80 paid out; last month 50 and 100. 20 + 50 of 180 is 38.9%; 150 − 180 of 180, −16.7%.
    for (const [ahead, expected, came] of [
      [-2, 100_000, 80_000],
      [-1, 50_000, 100_000],
    ] as const) {
      await foto(below.id, mondayOf(month(ahead)), month(ahead), expected)
      await paid(below.id, ahead, came)
    }
    // What was expected a week later, and of this month, is not what is judged.
    await foto(
      below.id,
      addDays(new Date(mondayOf(month(-1))), 7)
        .toISOString()
        .slice(0, 10),
      month(-1),
      99_000,
    )
    await foto(below.id, mondayOf(month(0)), month(0), 500_000)
    // The chief expected 60 too little once: 40 of 100.
    await foto(chief.id, mondayOf(month(-1)), month(-1), 40_000)
    await paid(chief.id, -1, 100_000)
    const { rows, totals } = await summary(chief, 'accuratezzaPrevisioni')
    const of = (id: string) => rows.find(({ key }) => key === id)?.figures
    expect(of(below.id)).toMatchObject({
      previsto: 150_000,
      realizzato: 180_000,
      errore: 38.9,
      tendenza: -16.7,
    })
    expect(of(chief.id)).toMatchObject({ previsto: 40_000, realizzato: 100_000, errore: 60, tendenza: -60 })
    // 20 + 50 + 60 of 280: the whole is the ratio of sums, not the mean of the two.
    expect(totals.figures).toMatchObject({ errore: 46.4, tendenza: -32.1 })
  })

  it('says nothing of months without a snapshot, nor where nothing was paid out', async () => {
    const me = await anAgent()
    await db().predictionFoto.deleteMany()
    await paid(me.id, -3, 70_000)
    await foto(me.id, mondayOf(month(-1)), month(-1), 30_000)
    const { totals } = await summary(me, 'accuratezzaPrevisioni')
    expect(totals.figures).toMatchObject({ previsto: 30_000, realizzato: 0, errore: null, tendenza: null })
  })

  it('is told by bank for the last six months', async () => {
    const office = await adminWith('reports_see')
    await db().predictionFoto.deleteMany()
    const bank = await buildBank()
    const { id } = await buildAgent()
    for (const [ahead, expected, came] of [
      [-7, 1_000_000, 10_000],
      [-1, 120_000, 100_000],
    ] as const) {
      await db().predictionFoto.create({
        data: {
          settimana: new Date(mondayOf(month(ahead))),
          agentId: id,
          agencyId: EVERYBODY,
          bankId: bank.id,
          product: 'mutuo',
          mese: new Date(month(ahead)),
          n: 1,
          importo: 1n,
          ponderato: BigInt(expected * 100),
        },
      })
      await buildPratica({
        agentId: id,
        bankId: bank.id,
        stato: 'liquidata',
        importoErogato: BigInt(came * 100),
        createdAt: new Date('2024-01-10'),
        dataLiquidazione: new Date(`${month(ahead).slice(0, 7)}-15T10:00:00Z`),
      })
    }
    await buildPrediction({ agentId: id, bankId: bank.id, ...columns(0) })
    const { rows } = await summary(office, 'previsioniBanche')
    expect(rows.find(({ key }) => key === bank.id)?.figures.erroreBanca).toBe(20)
  })
})
