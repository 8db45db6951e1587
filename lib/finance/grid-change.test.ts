import { gridJumps, gridSummary } from './grid-change'
import type { GridRow } from './price-grid'

const row = (part: Partial<GridRow> = {}): GridRow => ({
  importo: 10_000,
  durata: 60,
  rata: 200,
  tan: 7,
  taeg: 7.5,
  spese: 200,
  ...part,
})

describe('gridSummary', () => {
  it('is the least and the most of each figure, and nothing without rows', () => {
    expect(gridSummary([])).toBeNull()
    expect(gridSummary([row(), row({ durata: 120, taeg: 6.9, rata: 120, spese: 350 })])).toEqual({
      taeg: { min: 6.9, max: 7.5 },
      rata: { min: 120, max: 200 },
      spese: { min: 200, max: 350 },
    })
  })
})

describe('gridJumps', () => {
  it.each([
    ['what moves by up to a point is usual', { taeg: 8.5, tan: 6 }, []],
    ['a misplaced comma of a TAEG', { taeg: 75 }, [['taeg', 7.5, 75]]],
    ['a rate that falls', { tan: 0.7 }, [['tan', 7, 0.7]]],
    // From 2 % of the amount to 20 %.
    ['costs in percent of the amount', { spese: 2_000 }, [['spese', 2, 20]]],
    ['dearer instalments alone are their rates’ business', { rata: 400 }, []],
  ])('%s', (_, part, expected) => {
    const jumps = gridJumps([[row(), row(part)]])
    expect(jumps.map(({ campo, prima, dopo }) => [campo, prima, dopo])).toEqual(expected)
  })

  it('names the furthest first', () => {
    const jumps = gridJumps([
      [row(), row({ taeg: 9 })],
      [row({ durata: 84 }), row({ durata: 84, taeg: 12 })],
    ])
    expect(jumps.map(({ durata }) => durata)).toEqual([84, 60])
  })
})
