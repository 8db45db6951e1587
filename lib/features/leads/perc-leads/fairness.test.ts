import { chiSquare, chiSquareLimit, maxDeficit } from './fairness'
import { equalParts, isWhole, normalizeWeights, sumOf } from './schema'

describe('how fair a group is', () => {
  it('agrees with the tables of chi-square at 95%', () => {
    const table = { 1: 3.841, 2: 5.991, 5: 11.07, 10: 18.307, 30: 43.773 }
    for (const [degrees, limit] of Object.entries(table))
      expect(Math.abs(chiSquareLimit(Number(degrees)) / limit - 1)).toBeLessThan(0.01)
    expect(chiSquareLimit(0)).toBe(0)
  })

  it('is measured against what was expected', () => {
    const members = [
      { atteso: 50, ricevuti: 70 },
      { atteso: 30, ricevuti: 20 },
      { atteso: 20, ricevuti: 10 },
    ]
    expect(maxDeficit(members)).toBe(20)
    const { value, degrees, ok } = chiSquare(members)
    expect([value.toFixed(2), degrees, ok]).toEqual(['16.33', 2, false])
    expect(chiSquare([]).ok).toBe(true)
  })
})

describe('weights', () => {
  it('are spread to exactly 100, in their proportions', () => {
    expect(equalParts(['a', 'b', 'c']).map(({ peso }) => peso)).toEqual([33.3334, 33.3333, 33.3333])
    expect(
      normalizeWeights([
        { agentId: 'a', peso: 30 },
        { agentId: 'b', peso: 10 },
      ]).map(({ peso }) => peso),
    ).toEqual([75, 25])
    expect(normalizeWeights([])).toEqual([])
    const many = Array.from({ length: 150 }, (_, index) => ({
      agentId: `a${index}`,
      peso: index === 0 ? 1e6 : 0.001,
    }))
    expect(sumOf(normalizeWeights(many))).toBe(100)
    expect(Math.min(...normalizeWeights(many).map(({ peso }) => peso))).toBeGreaterThan(0)
  })

  it('are added up without the errors of binary fractions', () => {
    expect(isWhole([{ peso: 33.3333 }, { peso: 33.3333 }, { peso: 33.3334 }])).toBe(true)
    expect(isWhole([{ peso: 99.9999 }])).toBe(false)
  })
})
