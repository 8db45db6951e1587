import { comparedPeriod, isRunning } from './periods'

const today = '2026-11-18'
const compare = (from: string, to: string, confronto: 'anno' | 'periodo', whole: boolean, now = today) =>
  comparedPeriod({ from, to }, confronto, { whole, today: now })

it.each([
  ['2026-11-01', '2026-11-30', true],
  ['2026-11-01', '2026-11-18', false],
  ['2026-10-01', '2026-10-31', false],
  ['2026-12-01', '2026-12-31', false],
])('%s–%s has not ended: %s', (from, to, running) => {
  expect(isRunning({ from, to }, today)).toBe(running)
})

it.each([
  // A month that has begun, beside as many days.
  ['2026-11-01', '2026-11-30', 'anno', true, '2025-11-01', '2025-11-18'],
  ['2026-11-01', '2026-11-30', 'periodo', true, '2026-10-01', '2026-10-18'],
  // Of several months the last one alone is cut.
  ['2025-12-01', '2026-11-30', 'anno', true, '2024-12-01', '2025-11-18'],
  ['2025-12-01', '2026-11-30', 'periodo', true, '2024-12-01', '2025-11-18'],
  ['2026-10-01', '2026-12-31', 'periodo', true, '2026-07-01', '2026-08-18'],
  // Days that have not passed yet are none of before either.
  ['2026-11-16', '2026-11-22', 'periodo', false, '2026-11-09', '2026-11-11'],
  ['2026-11-16', '2026-11-22', 'anno', false, '2025-11-16', '2025-11-18'],
  // What has ended is compared as it is.
  ['2026-10-01', '2026-10-31', 'periodo', true, '2026-09-01', '2026-09-30'],
  ['2026-10-01', '2026-10-31', 'anno', true, '2025-10-01', '2025-10-31'],
] as const)('%s–%s (%s, whole: %s) is compared with %s–%s', (from, to, confronto, whole, first, last) => {
  expect(compare(from, to, confronto, whole)).toEqual({ from: first, to: last })
})

it('is cut to the last day where an earlier month is shorter', () => {
  expect(compare('2026-03-01', '2026-03-31', 'periodo', true, '2026-03-30')).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  })
})
