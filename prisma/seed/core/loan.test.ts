import { capitalOf, instalment, taeg } from './loan'

describe('loan', () => {
  it('gives the instalments of the reference vectors', () => {
    expect(instalment(15_000_000, 300, 3.2)).toBe(72_702)
    expect(instalment(1_000_000, 60, 7.5)).toBe(20_038)
    expect(capitalOf(70_000, 300, 3.2)).toBe(14_442_549)
  })

  it('gives their yearly cost', () => {
    expect(taeg(1_000_000, 60, 20_038, 16_600, 130)).toBeCloseTo(8.8209, 2)
    expect(taeg(15_000_000, 300, 72_702, 142_500)).toBeCloseTo(3.338, 3)
  })
})
