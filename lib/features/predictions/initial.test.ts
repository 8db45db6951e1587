import { clockAt, realClock } from '@/lib/testing/clock'
import { predictionInitial } from './schema'

afterEach(realClock)

it('a new forecast is for the month that it is in Italy when it is made', () => {
  const months = ['2026-10-31T22:30:00Z', '2026-10-31T23:30:00Z', '2026-12-31T23:00:00Z'].map((instant) => {
    clockAt(instant)
    const { anno, mese } = predictionInitial()
    return [anno, mese]
  })
  expect(months).toEqual([
    [2026, 10],
    [2026, 11],
    [2027, 1],
  ])
})
