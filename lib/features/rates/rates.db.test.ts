import { addDays, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { callAs } from '@/lib/testing/test-kit'
import { buildRate, buildTegm } from '@/prisma/seed/factories/banks'
import { ratesSource, todayRates, usuryThresholds } from './data'
import { MAX_VALUES } from './schema'

type Point = { index: string; tenor: string; date: string; value: number }

const rate = (index: string, tenor: string, day: string, value: number, source = '') =>
  buildRate({ index, tenor, date: new Date(day), value, source })
const series = async (query: Record<string, string>) =>
  (await callAs<Point[]>(null, 'GET', 'rates', { query })).json

beforeEach(async () => {
  await db().rate.deleteMany()
  await db().tegm.deleteMany()
})

describe('the values of today', () => {
  it('are the newest of each series, with the one before, the change and that of a year ago', async () => {
    await rate('EURIRS', '10Y', '2026-11-20', 2.66)
    await rate('EURIRS', '2Y', '2026-11-20', 2.1)
    await rate('EURIBOR', '3M', '2025-11-18', 2.05)
    await rate('EURIBOR', '3M', '2026-11-17', 1.998)
    await rate('EURIBOR', '3M', '2026-11-20', 2.001, 'Fonte di prova')
    await rate('ALTRO', '3M', '2026-11-20', 9)
    expect(await todayRates()).toEqual([
      {
        index: 'EURIBOR',
        tenor: '3M',
        date: '2026-11-20',
        value: 2.001,
        source: 'Fonte di prova',
        previous: { date: '2026-11-17', value: 1.998 },
        change: 0.3,
        monthAgo: 2.05,
        yearAgo: 2.05,
      },
      expect.objectContaining({ tenor: '2Y', previous: null, change: null, yearAgo: null }),
      expect.objectContaining({ tenor: '10Y', value: 2.66 }),
    ])
  })

  it('are none in an empty installation', async () => {
    expect(await todayRates()).toEqual([])
    expect(await usuryThresholds('2026-11-20')).toBeNull()
    expect(await ratesSource()).toBe('')
  })
})

describe('GET /v2/rates', () => {
  it('gives the series by day, oldest first, between two days', async () => {
    for (const day of ['2026-11-20', '2026-11-18', '2026-11-19']) await rate('EURIBOR', '3M', day, 2)
    await rate('EURIBOR', '6M', '2026-11-19', 2.1)
    const found = await series({ index: 'EURIBOR', tenor: '3M', from: '2026-11-19', to: '2026-11-20' })
    expect(found.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20'])
    expect(await series({ index: 'EURIRS' })).toEqual([])
  })

  it('keeps the last value of each week or month, each series by itself', async () => {
    const days = ['2026-10-29', '2026-10-30', '2026-11-02', '2026-11-03', '2026-11-09', '2026-11-10']
    for (const tenor of ['3M', '6M']) for (const day of days) await rate('EURIBOR', tenor, day, 2)
    const daysBy = async (step: string) =>
      (await series({ index: 'EURIBOR', to: '2026-11-30', step })).map(
        ({ tenor, date }) => `${tenor} ${date.slice(5)}`,
      )
    expect(await daysBy('week')).toEqual(
      ['3M', '6M'].flatMap((tenor) => ['10-30', '11-03', '11-10'].map((day) => `${tenor} ${day}`)),
    )
    expect(await daysBy('month')).toEqual(['3M 10-30', '3M 11-10', '6M 10-30', '6M 11-10'])
  })

  it('is a CSV that the import takes back', async () => {
    await rate('EURIBOR', '3M', '2026-11-20', -0.5)
    const query = { index: 'EURIBOR', tenor: '3M', to: '2026-11-20', format: 'csv' }
    const { text, headers } = await callAs(null, 'GET', 'rates', { query })
    expect(text).toBe('date,index,tenor,value\r\n2026-11-20,EURIBOR,3M,-0.5\r\n')
    expect(headers.get('content-type')).toContain('text/csv')
    expect(headers.get('content-disposition')).toBe('attachment; filename="euribor-3M.csv"')
  })

  it('begins a year before its last day, which is today, where no first day is named', async () => {
    const daysAgo = (days: number) => dayOf(addDays(new Date(), -days))
    for (const days of [800, 600, 300, 2]) await rate('EURIBOR', '3M', daysAgo(days), 2)
    const found = async (query: Record<string, string>) => (await series(query)).map(({ date }) => date)
    expect(await found({})).toEqual([300, 2].map(daysAgo))
    expect(await found({ to: daysAgo(500) })).toEqual([800, 600].map(daysAgo))
    expect(await found({ from: daysAgo(700) })).toEqual([600, 300, 2].map(daysAgo))
    expect(await found({ index: 'EURIBOR', tenor: '3M' })).toEqual([300, 2].map(daysAgo))
  })

  it('sends as many values as it says, and of more it says that they are too many', async () => {
    await db().$executeRaw`
      INSERT INTO rates (id, index, tenor, date, value)
      SELECT gen_random_uuid(), 'EURIBOR', '3M', date '1980-01-01' + n, 1 FROM generate_series(1, ${MAX_VALUES}) n`
    const query = { from: '1980-01-01' }
    expect(await series(query)).toHaveLength(MAX_VALUES)
    await rate('EURIRS', '1Y', '2026-01-02', 2)
    const { status, json } = await callAs(null, 'GET', 'rates', { query })
    expect([status, json.code, json.detail]).toEqual([
      400,
      'malformed',
      expect.stringContaining('10.000 valori'),
    ])
    expect((await callAs(null, 'GET', 'rates', { query: { ...query, format: 'csv' } })).status).toBe(400)
    expect(await series({ ...query, index: 'EURIBOR' })).toHaveLength(MAX_VALUES)
  })

  it.each<Record<string, string>>([
    { index: 'LIBOR' },
    { tenor: '3X' },
    { from: '2026-13-01' },
    { from: '0000-01-01' },
    { to: '0000-12-31' },
    { step: 'year' },
    { altro: '1' },
  ])('refuses %p', async (query) => {
    expect((await callAs(null, 'GET', 'rates', { query })).status).toBe(400)
  })
})

describe('the usury thresholds', () => {
  const quarter = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) })

  it('are those of the quarter of the day, mortgages first, classes in order', async () => {
    const now = quarter('2026-10-01', '2026-12-31')
    await buildTegm({ ...quarter('2026-07-01', '2026-09-30'), category: 'Mutui vecchi', tegm: 4 })
    await buildTegm({ ...quarter('2027-01-01', '2027-03-31'), category: 'Mutui futuri', tegm: 4 })
    await buildTegm({ ...now, category: 'Altri finanziamenti', tegm: 14.97 })
    await buildTegm({ ...now, category: 'Cessione del quinto', classFrom: 1_500_000n, tegm: 9.22 })
    await buildTegm({
      ...now,
      category: 'Cessione del quinto',
      classFrom: 0n,
      classTo: 1_500_000n,
      tegm: 14.97,
    })
    await buildTegm({ ...now, category: 'Mutui a tasso fisso', tegm: 1.99 })
    expect(await usuryThresholds('2026-12-31')).toEqual({
      from: '2026-10-01',
      to: '2026-12-31',
      inForce: true,
      rows: [
        { category: 'Mutui a tasso fisso', classFrom: null, classTo: null, tegm: 1.99, soglia: 6.4875 },
        { category: 'Cessione del quinto', classFrom: 0, classTo: 1_500_000, tegm: 14.97, soglia: 22.7125 },
        { category: 'Cessione del quinto', classFrom: 1_500_000, classTo: null, tegm: 9.22, soglia: 15.525 },
        { category: 'Altri finanziamenti', classFrom: null, classTo: null, tegm: 14.97, soglia: 22.7125 },
      ],
    })
  })

  it('say so when the newest are of a quarter that is over', async () => {
    await buildTegm({ ...quarter('2026-07-01', '2026-09-30'), category: 'Mutui', tegm: 4 })
    expect(await usuryThresholds('2026-10-01')).toMatchObject({ from: '2026-07-01', inForce: false })
  })
})
