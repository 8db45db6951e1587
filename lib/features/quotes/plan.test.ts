import { planByYear } from './plan'

const sumOf = (values: readonly number[]) => Math.round(values.reduce((sum, one) => sum + one, 0) * 100) / 100

describe('the plan year by year', () => {
  // 300 € for 84 months at 4.90%: rounding month by month would leave four cents more than is paid.
  const terms = { importo: 21_296.28, durataMesi: 84, tan: 4.9 }

  it('of a salary-backed loan adds up to its instalments, which are equal, and to the interest that the offer names', () => {
    const plan = planByYear({ ...terms, totaleInteressi: 3_903.72 })
    expect(plan.map(({ rate }) => rate)).toEqual(Array.from({ length: 7 }, () => 3_600))
    expect(sumOf(plan.map(({ interessi }) => interessi))).toBe(3_903.72)
    expect(sumOf(plan.map(({ capitale }) => capitale))).toBe(21_296.28)
    expect(plan.at(-1)?.residuo).toBe(0)
  })

  it('of a loan pays in the last instalment what is left', () => {
    const plan = planByYear({ ...terms, totaleInteressi: 3_903.76 })
    expect(plan.at(-1)?.rate).toBe(3_600.04)
    expect(sumOf(plan.map(({ rate }) => rate))).toBe(25_200.04)
  })
})
