import { quantile } from './histogram'

const classes = (counts: Record<number, number>) =>
  Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`h${at}`, counts[at] ?? 0])) as Parameters<
    typeof quantile
  >[0]

describe('quantile', () => {
  it('is nothing where nothing was decided', () => {
    expect(quantile(classes({}), 0.5)).toBeNull()
  })

  it('lies in the class that holds it', () => {
    // 1.45^8 - 1 = 18.5 days, 1.45^9 - 1 = 27.3 days
    const days = quantile(classes({ 2: 1, 8: 8, 12: 1 }), 0.5) ?? 0
    expect(days).toBeGreaterThan(18)
    expect(days).toBeLessThan(28)
    expect(quantile(classes({ 0: 9, 15: 1 }), 0.9)).toBeCloseTo(0.45, 2)
  })

  it('errs by no more than its columns say, of every whole number of days up to a year', () => {
    for (let days = 0; days <= 365; days += 1) {
      const at = Math.floor(Math.log(1 + days) / Math.log(1.45) + 1e-12)
      for (const [few, many] of [
        [1, 999],
        [999, 1],
      ] as const) {
        // The sought decision is the first or the last one of its class.
        const found = quantile(classes({ [at]: few + many }), few / (few + many)) ?? 0
        const error = Math.abs(found - days)
        expect([days, days <= 3 ? error < 1 : error < 0.45 * days]).toEqual([days, true])
      }
    }
  })

  it('does not fall when the share grows', () => {
    const counts = classes({ 1: 3, 4: 7, 5: 2, 9: 6 })
    const days = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => quantile(counts, share) ?? 0)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
  })
})
