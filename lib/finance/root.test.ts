import { rootBetween } from './root'

describe('ricerca della radice', () => {
  it('trova √2, nei due versi della parentesi', () => {
    const sample = (x: number) => ({ value: x * x - 2, slope: 2 * x })
    expect(rootBetween(sample, 0, 2)).toBeCloseTo(Math.SQRT2, 15)
    expect(rootBetween(sample, 2, 0)).toBeCloseTo(Math.SQRT2, 15)
  })

  it('converge anche quando Newton porterebbe fuori o girerebbe in tondo', () => {
    const arctan = (x: number) => ({ value: Math.atan(x), slope: 1 / (1 + x * x) })
    expect(Math.abs(rootBetween(arctan, -1e6, 3e5))).toBeLessThan(1e-9)
    const cycle = (x: number) => ({ value: x ** 3 - 2 * x + 2, slope: 3 * x * x - 2 })
    expect(rootBetween(cycle, -10, 3, 0)).toBeCloseTo(-1.7692923542386314, 14)
  })

  it('non dipende da una pendenza vera', () => {
    const count = { calls: 0 }
    const flat = (x: number) => {
      count.calls += 1
      return { value: x < 0.3 ? -1 : 1, slope: 0 }
    }
    expect(rootBetween(flat, 0, 1)).toBeCloseTo(0.3, 12)
    expect(count.calls).toBeLessThan(150)
    const liar = (x: number) => ({ value: x - 0.7, slope: Number.NaN })
    expect(rootBetween(liar, -1e6, 1e6)).toBeCloseTo(0.7, 9)
  })
})
