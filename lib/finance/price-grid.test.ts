import fc from 'fast-check'
import { runs } from '@/scripts/test/property'
import { roundRate } from './exact'
import { rataFrancese } from './instalment'
import { checkGrid, type Finding, type GridRow, ratesOfInstalment } from './price-grid'
import { taeg } from './taeg'

/** A row as a bank that calculates well publishes it. */
function right(importo: number, durata: number, tan: number, spese = 0): GridRow {
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
const changed = (at: number, change: Partial<GridRow>) =>
  grid.map((riga, i) => (i === at ? { ...riga, ...change } : riga))
/** Without the spaces that do not break. */
const plain = (found: readonly Finding[]) => found.map(({ testo }) => testo.replace(/\s/g, ' '))
const said = (rows: readonly GridRow[]) => plain(checkGrid(rows).errors)
const saidOfLoans = (rows: readonly GridRow[]) => plain(checkGrid(rows, { tassata: true }).errors)

describe('the checks of a price grid', () => {
  it('find nothing in a grid that is right, whatever its terms', () => {
    expect(checkGrid(grid)).toEqual({ errors: [], warnings: [] })
    const terms = [
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 6, max: 120 }),
      fc.integer({ min: 100, max: 1_500 }),
    ] as const
    fc.assert(
      fc.property(...terms, fc.integer({ min: 0, max: 20 }), (thousands, months, rate, fee) => {
        expect(checkGrid([right(thousands * 1_000, months, rate / 100, fee * 10)]).errors).toEqual([])
      }),
      runs(50),
    )
  })

  it('name costs below the tax that they contain: stamp duty up to 18 months, 0.25% beyond', () => {
    expect(saidOfLoans([right(1_000, 12, 7.9, 15), right(1_000, 18, 7.9, 16)])).toEqual([
      '1.000 € in 12 mesi: le spese comprendono le imposte: 15,00 € non arrivano all’imposta di bollo di 16,00 €.',
    ])
    expect(saidOfLoans([right(10_000, 19, 7.9, 24.99), right(10_000, 60, 7.9, 25)])).toEqual([
      '10.000 € in 19 mesi: le spese comprendono le imposte: 24,99 € non arrivano all’imposta sostitutiva di 25,00 €.',
    ])
    const [found] = checkGrid([right(1_000, 12, 7.9)], { tassata: true }).errors
    expect(found?.cella).toEqual({ importo: 1_000, durata: 12, campo: 'spese' })
    expect(said([right(1_000, 12, 7.9)])).toEqual([])
  })

  it('name an instalment that is not that of the plan, and what it should be', () => {
    expect(said(changed(0, { rata: 254 }))[0]).toBe(
      '10.000 € in 48 mesi: con TAN 7,90% la rata è 243,66 €, non 254,00 €.',
    )
    expect(checkGrid(changed(0, { rata: 254 })).errors[0]?.cella).toEqual({
      importo: 10_000,
      durata: 48,
      campo: 'rata',
    })
  })

  it('name a TAEG that is below the TAN, or not what instalments and fees come to', () => {
    expect(said(changed(1, { rata: 0 })).join(' ')).not.toContain('NaN')
    expect(said(changed(1, { rata: 0 })).join(' ')).toContain('la rata è')
    expect(said(changed(1, { taeg: 7.8 }))).toEqual(['10.000 € in 60 mesi: il TAEG è più basso del TAN.'])
    expect(said(changed(1, { taeg: 9.5 }))).toEqual([
      expect.stringMatching(
        /^10\.000 € in 60 mesi: con questa rata e queste spese il TAEG è \d,\d\d%, non 9,50%\.$/,
      ),
    ])
    expect(said(changed(0, { spese: 10_000 }))).toEqual(['10.000 € in 48 mesi: le spese superano l’importo.'])
  })

  it('do not ask for the plan where the bank has instalments of its own, but for their TAEG', () => {
    const [own, rate] = [{ ...changed(0, { rata: 254 })[0] } as GridRow, ratesOfInstalment]
    const declared = { ...own, taeg: rate(own).taeg }
    expect(checkGrid([declared], { fuoriPiano: true }).errors).toEqual([])
    expect(plain(checkGrid([own], { fuoriPiano: true }).errors)).toEqual([
      expect.stringContaining('il TAEG è'),
    ])
  })

  it('name instalments out of order, and warn of what has no row', () => {
    const [first, second, third] = grid as [GridRow, GridRow, GridRow]
    expect(said([first, { ...third, rata: 200 }])).toContain(
      '20.000 € in 48 mesi: la rata non è più alta che per 10.000 €.',
    )
    expect(said([first, { ...second, rata: 300 }])).toContain(
      '10.000 € in 60 mesi: la rata non è più bassa che in 48 mesi.',
    )
    const { errors, warnings } = checkGrid(grid.slice(0, 3))
    expect([errors, plain(warnings)]).toEqual([[], ['20.000 € in 60 mesi: manca la riga.']])
  })

  it('warn of a TAEG above the threshold of usury of its class', () => {
    const soglie = [
      { classFrom: null, classTo: 1_000_000, soglia: 8 },
      { classFrom: 1_000_000, classTo: null, soglia: 20 },
    ]
    const { errors, warnings } = checkGrid(grid, { soglie })
    expect(errors).toEqual([])
    expect(plain(warnings)[0]).toMatch(
      /^10\.000 € in 48 mesi: il TAEG, \d,\d\d%, supera la soglia di usura, 8,0000%\.$/,
    )
    expect(warnings).toHaveLength(2)
  })
})

it('the rates of an instalment are those that it was made with', () => {
  for (const riga of grid) {
    const { tan, taeg: real } = ratesOfInstalment(riga)
    expect([tan, real]).toEqual([riga.tan, expect.closeTo(riga.taeg, 4)])
  }
  expect(ratesOfInstalment({ importo: 1_200, durata: 12, rata: 100, spese: 0 })).toEqual({ tan: 0, taeg: 0 })
})
