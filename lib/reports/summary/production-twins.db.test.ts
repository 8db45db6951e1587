import { addMonthsToDay, todayInRome } from '@/lib/core/dates'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { random } from '@/prisma/seed/core/random'
import { isLong } from '@/scripts/test/property'
import { lastDayOf, monthStart, type Period, shiftDay } from './periods'
import { type Books, type Entry, livedWorld, NOBODY, sumOf } from './testing'
import type { Figures, SummaryReply } from './view'

const WORLDS = isLong ? 500 : 1
const STEPS = 60
const today = todayInRome()

/** How production is narrowed by banks and purposes, what its rows are then, and which figures are known of them. */
const NARROWED = [
  {
    of: ['banca'],
    by: ['mese', 'prodotto', 'banca'],
    figures: ['deliberate', 'liquidate', 'stornate', 'erogato'],
  },
  {
    of: ['finalita'],
    by: ['mese', 'prodotto', 'finalita'],
    figures: ['aperte', 'richiesto', 'liquidate', 'erogato'],
  },
  { of: ['banca'], by: ['agente', 'agenzia'], figures: ['deliberate', 'liquidate', 'erogato'] },
  {
    of: ['banca', 'finalita'],
    by: ['mese', 'prodotto', 'agente', 'agenzia', 'finalita'],
    figures: ['deliberate', 'liquidate', 'stornate', 'erogato'],
  },
] as const
const FILTER = { banca: 'bankId', finalita: 'finalita' } as const

let office: Caller
beforeAll(async () => {
  office = await adminWith('reports_see')
})

const keyOf = (gruppo: string, entry: Entry) =>
  gruppo === 'mese' ? monthStart(entry.giorno) : entry[gruppo as 'prodotto']

function figuresOf(entries: readonly Entry[], names: readonly string[]): Figures {
  const sum = sumOf(entries)
  const all: Figures = {
    aperte: sum('aperte'),
    richiesto: sum('richiesto') / 100,
    deliberate: sum('deliberate'),
    liquidate: sum('liquidate'),
    stornate: sum('stornate'),
    erogato: (sum('liquidato') - sum('stornato')) / 100,
  }
  return pickFrom(all, names)
}
const pickFrom = (figures: Figures, names: readonly string[]): Figures =>
  Object.fromEntries(names.map((name) => [name, figures[name] ?? null]))

/** Whole months, one of them, and days that are no months. */
function periods(rng: ReturnType<typeof random>): Period[] {
  const month = addMonthsToDay(monthStart(today), -rng.int(0, 3))
  const from = shiftDay(today, -rng.int(0, 120))
  return [
    { from: addMonthsToDay(monthStart(today), -8), to: lastDayOf(today) },
    { from: month, to: lastDayOf(month) },
    { from, to: shiftDay(from, rng.int(1, 60)) },
  ]
}

async function compare(books: Books, period: Period, rng: ReturnType<typeof random>): Promise<number> {
  const inTime = books.entries.filter(({ giorno }) => giorno >= period.from && giorno <= period.to)
  const withBank = inTime.filter(({ banca }) => banca !== NOBODY)
  if (withBank.length === 0) return 0
  let rows = 0
  for (const { of, by, figures } of NARROWED) {
    const one = rng.pick(withBank)
    const entries = inTime.filter((entry) => of.every((name) => entry[name] === one[name]))
    for (const gruppo of by) {
      const filters = Object.fromEntries(of.map((name) => [`filter[${FILTER[name]}]`, one[name]]))
      const query = { gruppo, ...period, ...filters }
      const { status, json } = await callAs<SummaryReply>(office, 'GET', 'reports/reportProduzione', {
        query,
      })
      expect([query, status]).toEqual([query, 200])
      const said = ['totale', pickFrom(json.totals.figures, figures)]
      expect([query, said]).toEqual([query, ['totale', figuresOf(entries, figures)]])
      for (const row of json.rows) {
        const own = entries.filter((entry) => keyOf(gruppo, entry) === row.key)
        expect([query, row.key, pickFrom(row.figures, figures)]).toEqual([
          query,
          row.key,
          figuresOf(own, figures),
        ])
      }
      rows += json.rows.length
    }
  }
  return rows
}

it(`production of a bank and of a purpose is what second books say, in random worlds`, async () => {
  const rng = random(process.env.TEST_SEED ?? 'banche e finalità')
  let rows = 0
  for (let number = 0; number < WORLDS; number += 1) {
    const { books } = await livedWorld(rng, STEPS)
    for (const period of periods(rng)) rows += await compare(books, period, rng)
  }
  expect(rows).toBeGreaterThan(WORLDS * 20)
}, 7_200_000)
