import { ease } from './scroll'

describe('ease', () => {
  it('starts and ends exactly, and never leaves the way', () => {
    expect(ease(0)).toBe(0)
    expect(ease(0.5)).toBe(0.5)
    expect(ease(1)).toBe(1)
    expect(ease(-3)).toBe(0)
    expect(ease(7)).toBe(1)
  })

  it('only goes forward', () => {
    const steps = Array.from({ length: 101 }, (_, index) => ease(index / 100))
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
  })
})
