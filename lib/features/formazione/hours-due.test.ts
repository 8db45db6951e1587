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
