import fc from 'fast-check'
import type { Riga } from '@/lib/features/price-tables/schema'
import { roundRate } from '@/lib/finance/exact'
import { rataFrancese } from '@/lib/finance/instalment'
import { taeg } from '@/lib/finance/taeg'
import { runs } from '@/scripts/test/property'
import { checkRows } from './check-rows'

/** A row as a bank that calculates well publishes it. */
function right(importo: number, durata: number, tan: number, spese = 0): Riga {
  const rata = rataFrancese(importo * 100, tan, durata) / 100
  const pagamenti = Array.from({ length: durata }, (_, month) => ({ t: (month + 1) / 12, importo: rata }))
  const real = taeg({ erogazioni: [{ t: 0, importo: importo - spese }], pagamenti })
  return { importo, durata, rata, tan, spese, taeg: roundRate(real) }
}

const grid = [
  right(10_000, 48, 7.9, 150),
  right(10_000, 60, 7.9, 150),
  right(20_000, 48, 7.9),
  right(20_000, 60, 7.9),
]
const changed = (at: number, change: Partial<Riga>) =>
  grid.map((riga, i) => (i === at ? { ...riga, ...change } : riga))
/** Without the spaces that do not break. */
const said = (rows: readonly unknown[]) => checkRows(rows).map((text) => text.replace(/\s/g, ' '))

describe('the checks of a price grid', () => {
  it('find nothing in a grid that is right, whatever its terms', () => {
    expect(checkRows(grid)).toEqual([])
    const terms = [
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 6, max: 120 }),
      fc.integer({ min: 100, max: 1_500 }),
    ] as const
    fc.assert(
      fc.property(...terms, fc.integer({ min: 0, max: 20 }), (thousands, months, rate, fee) => {
        expect(checkRows([right(thousands * 1_000, months, rate / 100, fee * 10)])).toEqual([])
      }),
      runs(50),
    )
  })

  it('name an instalment that is not that of the plan, and what it should be', () => {
    expect(said(changed(0, { rata: 254 }))[0]).toBe(
      '10.000 € in 48 mesi: con TAN 7,90% la rata è 243,66 €, non 254,00 €.',
    )
  })

  it('name a TAEG that is below the TAN, or not what instalments and fees come to', () => {
    expect(said(changed(1, { taeg: 7.8 }))).toEqual(['10.000 € in 60 mesi: il TAEG è più basso del TAN.'])
    expect(said(changed(1, { taeg: 9.5 }))).toEqual([
      expect.stringMatching(
        /^10\.000 € in 60 mesi: con questa rata e queste spese il TAEG è \d,\d\d%, non 9,50%\.$/,
      ),
    ])
    expect(said(changed(0, { spese: 10_000 }))).toEqual(['10.000 € in 48 mesi: le spese superano l’importo.'])
  })

  it('name instalments out of order, and what has no row', () => {
    expect(said([grid[0], { ...grid[2], rata: 200 }])).toContain(
      '20.000 € in 48 mesi: la rata non è più alta che per 10.000 €.',
    )
    expect(said([grid[0], { ...grid[1], rata: 300 }])).toContain(
      '10.000 € in 60 mesi: la rata non è più bassa che in 48 mesi.',
    )
    expect(said(grid.slice(0, 3))).toEqual(['20.000 € in 60 mesi: manca la riga.'])
  })

  it('leave out rows that are still being typed', () => {
    expect(
      checkRows([
        { importo: null, durata: null },
        { ...grid[0], _id: 'x' },
        { ...grid[1], tan: 7.123456 },
      ]),
    ).toEqual([])
  })
})
