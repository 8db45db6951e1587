import { addDays, columnOfDay, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { fixingDays } from '@/lib/italian/fixing-days'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildBankProduct, buildRate } from '@/prisma/seed/factories/banks'
import { sheetId } from './days'
import type { DaysSheet } from './days-schema'
import type { Effect } from './effect-schema'

const back = (days: number) => dayOfColumn(addDays(columnOfDay(todayInRome()), -days))
const [before, last] = fixingDays(back(30), todayInRome()).slice(-3, -1) as [string, string]
const rate = (date: string, value: number, tenor = '3M') =>
  buildRate({ index: 'EURIBOR', tenor, date: columnOfDay(date), value, source: 'Prova' })
const read = (as: Caller | null) =>
  callAs<DaysSheet>(as, 'GET', 'rates/days', { query: { index: 'EURIBOR' } })
const write = (as: Caller | null, celle: object[], index = 'EURIBOR') =>
  callAs<DaysSheet & { errors: { path: string }[] }>(as, 'PUT', 'rates/days', { body: { index, celle } })

beforeEach(async () => {
  await db().rate.deleteMany()
})

describe('the sheet of an index', () => {
  it('has sixty working days, says which are missing and where a value jumps', async () => {
    const admin = await adminWith('banks_manage')
    await rate(before, 2)
    await rate(last, 2.3)
    const { json } = await read(admin)
    expect(json.giorni).toHaveLength(60)
    expect(json.tenors).toEqual(['1M', '3M', '6M', '12M'])
    const [day, prior] = [last, before].map((date) => json.giorni.find((one) => one.date === date))
    expect(day).toEqual({
      date: last,
      manca: false,
      valori: { '3M': { value: 2.3, source: 'Prova', salto: 30 } },
    })
    expect(prior?.valori['3M']?.salto).toBeNull()
    expect(json.giorni.filter(({ valori }) => valori['3M'])).toHaveLength(2)
    expect(json.giorni.find(({ date }) => date < before)?.manca).toBe(true)
  })

  it('takes values that are new, changed and gone in one entry of the history', async () => {
    const admin = await adminWith('banks_manage')
    await rate(before, 2)
    await rate(last, 2.3)
    const { status, json } = await write(admin, [
      { date: last, tenor: '3M', value: 2.03, era: 2.3 },
      { date: before, tenor: '3M', value: null, era: 2 },
      { date: last, tenor: '6M', value: 2.1, era: null },
    ])
    expect(status).toBe(200)
    expect(json.giorni.find(({ date }) => date === last)?.valori).toEqual({
      '3M': { value: 2.03, source: 'Inserito a mano', salto: null },
      '6M': { value: 2.1, source: 'Inserito a mano', salto: null },
    })
    expect(await db().rate.count()).toBe(2)
    const [commit, ...others] = await db().commit.findMany({ where: { ref: sheetId('EURIBOR') } })
    expect([commit?.model, commit?.action, others.length]).toEqual(['Tassi', 'edit', 0])
  })

  it('is not written over what somebody else has changed', async () => {
    const admin = await adminWith('banks_manage')
    await rate(last, 2.3)
    expect((await write(admin, [{ date: last, tenor: '3M', value: 2, era: 2.1 }])).status).toBe(409)
    expect(Number((await db().rate.findFirstOrThrow()).value)).toBe(2.3)
  })

  it('names what is impossible, cell by cell, and writes nothing', async () => {
    const admin = await adminWith('banks_manage')
    const good = { date: last, tenor: '3M', value: 2, era: null }
    const wrong = async (cell: object) => {
      const { status, json } = await write(admin, [good, { ...good, ...cell }])
      return [status, json.errors?.[0]?.path]
    }
    expect(await wrong({ tenor: '6M', value: 25 })).toEqual([422, 'celle.1.value'])
    expect(await wrong({ tenor: '6M', value: -6 })).toEqual([422, 'celle.1.value'])
    expect(await wrong({ tenor: '9M' })).toEqual([422, 'celle.1.tenor'])
    expect(await wrong({})).toEqual([422, 'celle.1.tenor'])
    expect(await wrong({ tenor: '6M', date: '2031-01-02' })).toEqual([422, 'celle.1.date'])
    expect(await db().rate.count()).toBe(0)
  })

  it('is for who manages banks and rates', async () => {
    const [other, agent] = [await adminWith('leads_manage'), await anAgent()]
    for (const as of [other, agent]) {
      expect((await read(as)).status).toBe(403)
      expect((await write(as, [{ date: last, tenor: '3M', value: 2, era: null }])).status).toBe(403)
    }
    expect((await read(null)).status).toBe(401)
  })
})

describe('a new day', () => {
  const eurirs = (date: string, value: number) =>
    buildRate({ index: 'EURIRS', tenor: '25Y', date: columnOfDay(date), value })
  const house = { finalita: 'acquisto_prima_casa', valoreImmobile: 200_000, importo: 150_000, durata: 25 }
  type Simulated = { quoteId: string; offers: { product: { _id: string } }[] }
  const saved = async (as: Caller) => {
    const body = { ...house, tasso: 'fisso' }
    const { quoteId, offers } = (await callAs<Simulated>(as, 'POST', 'calculators/mutui', { body })).json
    const scelte = [offers[0]?.product._id]
    return (await callAs<{ _id: string }>(as, 'POST', 'quotes', { body: { quoteId, scelte } })).json._id
  }

  it('changes the cheapest offers, and open quotes have the indexes of the one before', async () => {
    await buildBankProduct({ spread: 1 })
    await eurirs(before, 2)
    const office = await adminWith('banks_manage', 'pratiche_manage')
    await saved(office)
    await eurirs(last, 2.5)
    await saved(office)
    const { json } = await callAs<Effect>(office, 'GET', 'rates/effetto')
    expect([json.giorno, json.prima]).toEqual([last, before])
    expect(json.righe.map(({ prima, ora }) => [prima?.tan, ora?.tan])).toEqual([[3, 3.5]])
    // The instalments of 150,000 € in 300 months at 3 and at 3.5%.
    expect(json.righe[0]).toMatchObject({ prima: { rata: 711.32 }, ora: { rata: 750.94 } })
    expect(json.preventivi?.n).toBe(1)
    const query = Object.fromEntries(new URLSearchParams(json.preventivi?.href.split('?')[1]))
    expect((await callAs(office, 'GET', 'quotes', { query })).json.total).toBe(1)
    const keeper = await adminWith('banks_manage')
    expect((await callAs<Effect>(keeper, 'GET', 'rates/effetto')).json.preventivi).toBeNull()
  })

  it('is no correction of a quote; another value of the day that it was worked out with is one', async () => {
    await eurirs(before, 2)
    const office = await adminWith('banks_manage', 'pratiche_manage')
    const id = await saved(office)
    const corrected = async () =>
      (await callAs(office, 'GET', 'quotes/[id]/tassi', { params: { id } })).json as unknown
    await eurirs(last, 2.5)
    expect(await corrected()).toEqual([])
    await write(office, [{ date: before, tenor: '25Y', value: 1.9, era: 2 }], 'EURIRS')
    expect(await corrected()).toEqual([
      { index: 'EURIRS', tenor: '25Y', date: before, usato: 2, corretto: 1.9 },
    ])
    const theirs = await callAs(await anAgent(), 'GET', 'quotes/[id]/tassi', { params: { id } })
    expect(theirs.status).toBe(404)
  })
})
