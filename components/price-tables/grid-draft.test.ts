import { completed } from './complete-rows'
import { type Grid, gridOf, rowsOf, sheetRow, withAxes, withRows } from './grid-draft'
import { pastedWithHeadings } from './grid-paste'
import { readAxes } from './read-axes'

const row = (importo: number, durata: number, rata: number) => ({
  _id: `${importo}-${durata}`,
  importo,
  durata,
  rata,
  tan: 7.5,
  taeg: 8,
  spese: 10,
})
const ROWS = [row(5_000, 24, 225), row(5_000, 48, 121), row(10_000, 24, 450), row(10_000, 48, 242)]
const grid = gridOf(ROWS)
const figures = (of: Grid, name: 'rata' | 'tan') =>
  rowsOf(of).map((one) => [one.importo, one.durata, one[name]])

it('a grid gives back the rows that it was made of, as the same objects', () => {
  expect(rowsOf(grid)).toEqual(ROWS)
  expect(rowsOf(grid)[2]).toBe(ROWS[2])
})

it('a block with its headings goes where these say, with decimal commas, and adds what the grid does not have', () => {
  const text = 'Importo\t48 mesi\t60\r\n10.000\t242,50\t201,1\r\n15.000 €\t363\tn.d.\r\n'
  const found = pastedWithHeadings(grid, text, 'rata')
  expect(figures(found?.grid ?? grid, 'rata')).toEqual([
    [5_000, 24, 225],
    [5_000, 48, 121],
    [10_000, 24, 450],
    [10_000, 48, 242.5],
    [10_000, 60, 201.1],
    [15_000, 48, 363],
  ])
  expect(rowsOf(found?.grid ?? grid)[3]).toMatchObject({ _id: '10000-48', tan: 7.5 })
  expect(found?.said).toBe(
    '3 celle incollate secondo le intestazioni. Si aggiungono 1 importo e 1 durata. 1 cella non si legge e non è presa: «n.d.» non è un numero. Scrivi un importo, per esempio 1.450,50.',
  )
  expect(pastedWithHeadings(grid, '\t150\t150\n150\t150\t150', 'spese')).toBeNull()
  expect(pastedWithHeadings(grid, '242,50\t201,10\n1\t2', 'rata')).toBeNull()
})

it('takes no figure of a block that can be meant in two ways, and says so', () => {
  const found = pastedWithHeadings(grid, '\t48\t60\n10.000\t1,295\t1,295.50\n15,000\t100\t', 'rata')
  expect(figures(found?.grid ?? grid, 'rata').filter(([importo]) => importo === 10_000)).toEqual([
    [10_000, 24, 450],
    [10_000, 48, 242],
    [10_000, 60, 1_295.5],
  ])
  expect(found?.said).toContain('2 celle non si leggono e non sono prese: 1,295: intendi 1.295 € o 1,29 €?')
})

it('takes no figure of a block that has more decimals than a grid keeps, and says so', () => {
  const found = pastedWithHeadings(grid, '\t24\t48\n10.000\t6,91234\t6,9123', 'tan')
  expect(figures(found?.grid ?? grid, 'tan').slice(2)).toEqual([
    [10_000, 24, 7.5],
    [10_000, 48, 6.9123],
  ])
  expect(found?.said).toContain('6,91234: qui i decimali sono al massimo 4.')
})

it('a block that would make the grid too large changes nothing', () => {
  const months = Array.from({ length: 480 }, (_, at) => at + 1).join('\t')
  const lines = ['1000', '2000', '3000', '4000'].map((importo) => `${importo}\t1`).join('\n')
  const found = pastedWithHeadings(grid, `\t${months}\n${lines}`, 'rata')
  expect(found?.grid).toBe(grid)
  expect(found?.said).toContain('al massimo 2400 combinazioni')
})

it('what a sheet changed of one figure is written to its rows alone, and an empty cell empties its combination', () => {
  const before = grid.lines.map((line) => sheetRow(line, grid.durations, 'tan'))
  const after = before.map((one, at) => (at === 1 ? { ...one, cells: { 24: 6.9123, 48: null } } : one))
  const next = withRows(grid, before, after, 'tan')
  expect(figures(next, 'tan')).toEqual([
    [5_000, 24, 7.5],
    [5_000, 48, 7.5],
    [10_000, 24, 6.9123],
  ])
  expect(next.lines[0]).toBe(grid.lines[0])
  // Written again, it has its instalment still.
  const filled = withRows(next, after, before, 'tan')
  expect(rowsOf(filled)).toEqual(ROWS)
})

it('no fees are not an empty combination', () => {
  const before = grid.lines.map((line) => sheetRow(line, grid.durations, 'spese'))
  const after = before.map((one) => ({ ...one, cells: { 24: null, 48: 10 } }))
  expect(rowsOf(withRows(grid, before, after, 'spese')).map(({ spese }) => spese)).toEqual([0, 10, 0, 10])
})

it('what can be worked out of a row is: the instalment of its TAN too', () => {
  const rows = [
    { ...row(10_000, 48, 0), rata: null, taeg: null, spese: 0 },
    { ...row(10_000, 60, 1), tan: null, taeg: null },
  ]
  const [first, second] = rowsOf(completed(gridOf(rows)))
  expect(first).toMatchObject({ rata: 241.79, tan: 7.5, taeg: expect.closeTo(7.76, 1) })
  // One euro a month for five years repays no ten thousand.
  expect(second).toMatchObject({ rata: 1 })
})

it('two lists make the amounts and durations, and say what would go', () => {
  expect(readAxes(grid, '5.000\n7.500', '24; 48; 60')).toMatchObject({
    amounts: { values: [5_000, 7_500] },
    words: '2 importi, 3 durate. Si tolgono 2 combinazioni.',
    canTake: true,
  })
  expect(readAxes(grid, '5.000; 10.000', '24; 48')).toMatchObject({ canTake: false })
  expect(readAxes(grid, '5.000; dieci', '24').amounts.problem).toBe(
    '«dieci» non è un numero. Scrivi un importo, per esempio 1.450,50.',
  )
  expect(readAxes(grid, '15,000', '24').amounts.problem).toBe('15,000: intendi 15.000 € o 15,00 €?')
  expect(readAxes(grid, '0', '24').amounts.problem).toMatch(/^«0»: /)
  expect(rowsOf(withAxes(grid, [10_000], [48]))).toEqual([ROWS[3]])
})
