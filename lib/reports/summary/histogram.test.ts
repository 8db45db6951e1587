import { CLASSI, FROM, quantile } from './histogram'

type Sums = Parameters<typeof quantile>[0]
const classes = (counts: Record<number, number>) =>
  Object.fromEntries(CLASSI.map((name, at) => [name, counts[at] ?? 0])) as Sums
const classOf = (days: number) => FROM.findLastIndex((first) => first <= days)

describe('quantile', () => {
  it('has a column for each class', () => expect(FROM).toHaveLength(CLASSI.length))

  it('is nothing where nothing was decided', () => {
    expect(quantile(classes({}), 0.5)).toBeNull()
  })

  it('lies in the class that holds it', () => {
    const counts = classes({ [classOf(2)]: 1, [classOf(20)]: 8, [classOf(90)]: 1 })
    expect(quantile(counts, 0.05)).toBe(2)
    // 19 to 21 days.
    expect(quantile(counts, 0.5)).toBeCloseTo(19.95, 2)
    expect(quantile(classes({ [classOf(1)]: 1, [classOf(500)]: 9 }), 0.9)).toBe(365)
  })

  it('errs by no more than its columns say, of every whole number of days up to a year', () => {
    const found = Array.from(
      { length: 365 },
      (_, days) => quantile(classes({ [classOf(days)]: 3 }), 0.5) ?? -1,
    )
    const wrong = found.flatMap((value, days) => {
      const error = Math.abs(value - days)
      return (days <= 7 ? error > 0 : error > 0.06 * days + 1e-9) ? [[days, value]] : []
    })
    expect(wrong).toEqual([])
  })

  it('does not fall when the share grows', () => {
    const counts = classes({ 1: 3, 4: 7, 5: 2, 9: 6 })
    const days = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => quantile(counts, share) ?? 0)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
  })
})
