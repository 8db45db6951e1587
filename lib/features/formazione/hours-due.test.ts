import type { Day } from '@/lib/core/dates'
import { firstYear, hoursOf, shortOf } from './hours-due'

const goals = { biennio: 60, anno: 15, dal: 2025 }

it.each([
  [2024, 2023],
  [2025, 2025],
  [2026, 2025],
  [2027, 2027],
])('%d lies in the two years that begin in %d', (anno, first) => {
  expect(firstYear(goals, anno)).toBe(first)
})

it.each([
  // In the first year the year counts, and then the two.
  ['2025-06-01', [[2025, 10]], { mancano: 5, entro: '2025-12-31' }],
  ['2025-06-01', [[2025, 15]], { mancano: 45, entro: '2026-12-31' }],
  ['2025-06-01', [[2025, 60]], null],
  // In the last one both are due on the same day.
  ['2026-11-28', [[2025, 50]], { mancano: 15, entro: '2026-12-31' }],
  [
    '2026-11-28',
    [
      [2025, 20],
      [2026, 20],
    ],
    { mancano: 20, entro: '2026-12-31' },
  ],
  [
    '2026-11-28',
    [
      [2025, 45],
      [2026, 15],
    ],
    null,
  ],
  // What was done before counts for nothing.
  ['2027-01-02', [[2026, 60]], { mancano: 15, entro: '2027-12-31' }],
] as const)('on %s with %j: %j', (today, done, short) => {
  expect(
    shortOf(
      hoursOf(
        goals,
        today,
        done.map(([anno, ore]) => ({ anno, ore })),
      ),
    ),
  ).toEqual(short)
})

it.each([
  // Before the two years, on their first day: all of it.
  ['2024-05-01', 60, 15],
  ['2025-01-31', 60, 15],
  // From July of the first year: 18 months of 24, and the whole second year.
  ['2025-07-15', 45, 15],
  // From October of the second: three months of both.
  ['2026-10-01', 7.5, 3.75],
  ['2026-12-31', 2.5, 1.25],
  [null, 60, 15],
] satisfies [Day | null, number, number][])(
  'who joined on %s is asked for %d hours of the two years, and %d of 2026',
  (since, biennio, anno) => {
    const hours = hoursOf(goals, '2026-11-28', [], since)
    expect([hours.biennio.obiettivo, hours.anno.obiettivo]).toEqual([biennio, anno])
  },
)
