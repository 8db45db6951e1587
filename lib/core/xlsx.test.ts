import { type XlsxCell, type XlsxColumn, xlsxStream } from './xlsx'
import { readSheet, unzip } from './xlsx-testing'

async function workbook(columns: XlsxColumn[], ...chunks: XlsxCell[][][]): Promise<Buffer> {
  const rows = async function* () {
    yield* chunks
  }
  return Buffer.concat(await xlsxStream('Pratiche: tutte', columns, rows()).toArray())
}
const one = (cell: XlsxCell) => workbook([{ label: 'Cella', width: 12 }], [[cell]])

it('names its sheet, and keeps heading and first column in sight with the widths that it was given', async () => {
  const file = await workbook([
    { label: 'Nome', width: 28 },
    { label: 'Importo <netto>', width: 16 },
  ])
  expect([...unzip(file).keys()]).toHaveLength(6)
  expect(unzip(file).get('xl/workbook.xml')).toContain('name="Pratiche  tutte"')
  expect(readSheet(file)).toEqual({
    widths: [28, 16],
    frozen: 'B2',
    rows: [
      [
        { value: 'Nome', format: null },
        { value: 'Importo <netto>', format: null },
      ],
    ],
  })
})

// 46347 is 21/11/2026, 46327 the first of that month; 46204.520833… is 1/7/2026 at 12:30, summer time in Italy.
it.each<[string, XlsxCell, string | number | null, string | null]>([
  ['a text', { text: 'Rossi & <Figli>\u0001' }, 'Rossi & <Figli>', null],
  ['euro', { number: 1234.5, format: 'money' }, 1234.5, '#,##0.00\\ "€"'],
  ['a count', { number: 1234, format: 'count' }, 1234, '#,##0'],
  ['a year', { number: 2026 }, 2026, null],
  ['a mean', { number: 12.3, format: 'decimal' }, 12.3, '#,##0.0'],
  ['a percentage, as a fraction', { number: 12.3, format: 'percent' }, 0.123, '0.0%'],
  ['a rate, as a fraction', { number: 3.29, format: 'rate' }, 0.0329, '0.00%'],
  ['a day', { day: '2026-11-21' }, 46_347, 'dd/mm/yyyy'],
  ['a month', { month: '2026-11-01' }, 46_327, '[$-410]mmmm\\ yyyy'],
  ['nothing', null, null, null],
  ['no number', { number: Number.NaN }, null, null],
])('writes %s as what it is', async (_, cell, value, format) => {
  expect(readSheet(await one(cell)).rows[1]).toEqual([{ value, format }])
})

it('writes an instant by the clocks of Italy', async () => {
  const [cell] = readSheet(await one({ instant: new Date('2026-07-01T10:30:00Z') })).rows[1] ?? []
  expect(cell?.format).toBe('dd/mm/yyyy\\ hh:mm')
  expect(cell?.value).toBeCloseTo(46_204.520_833, 5)
})

it('breaks off when the rows do, and stops asking for rows when nobody reads', async () => {
  const failing = async function* (): AsyncGenerator<XlsxCell[][]> {
    yield [[{ text: 'una' }]]
    throw new Error('la banca dati è lontana')
  }
  await expect(xlsxStream('x', [{ label: 'a', width: 8 }], failing()).toArray()).rejects.toThrow(
    'la banca dati è lontana',
  )
  let asked = 0
  const endless = async function* (): AsyncGenerator<XlsxCell[][]> {
    for (;;) {
      asked += 1
      yield Array.from({ length: 500 }, () => [{ text: String(Math.random()) }])
    }
  }
  const stream = xlsxStream('x', [{ label: 'a', width: 8 }], endless())
  await new Promise((resolve) => stream.once('data', resolve))
  stream.destroy()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const then = asked
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked).toBe(then)
})
