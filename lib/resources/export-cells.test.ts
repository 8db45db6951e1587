import { csvLine, type ExportColumn, headOf, textCell, xlsxCell, xlsxColumn } from './export-cells'

const money = { path: 'importo', label: 'Importo', kind: 'money' } as const

describe('cells of an export', () => {
  it('writes money with its two decimals, as Italian spreadsheets read it', () => {
    const cells = [1000.5, 15_000, -3.2, 0].map((euro) => textCell(money, euro))
    expect(cells).toEqual(['1000,50', '15000,00', '-3,20', '0,00'])
    expect(textCell(money, null)).toBe('')
  })

  it('keeps a telephone as it was kept, a text that no spreadsheet counts with', () => {
    const telefono = { path: 'telefono', label: 'Telefono', kind: 'phone' } as const
    expect(textCell(telefono, '+393513000009')).toBe('+393513000009')
    expect(xlsxCell(telefono, '+393513000009')).toEqual({ text: '+393513000009' })
  })

  it('writes an instant of after midnight as the day in Italy, whatever the kind of its column', () => {
    const text = '2026-07-31T22:30:00.000Z'
    const shown = (kind: 'day' | 'instant') => textCell({ path: 'at', label: 'Il', kind }, text)
    expect([shown('day'), shown('instant')]).toEqual(['01/08/2026', '01/08/2026, 00:30'])
  })

  it.each<[string, Pick<ExportColumn, 'kind'> & Partial<ExportColumn>, unknown, unknown]>([
    ['a count', { kind: 'number' }, 1234, { number: 1234, format: 'count' }],
    ['a year', { kind: 'number', grouped: false }, 2026, { number: 2026, format: 'plain' }],
    ['a part', { kind: 'number' }, 1.5, { number: 1.5, format: 'plain' }],
    ['a share', { kind: 'number', format: 'percent' }, 12.3, { number: 12.3, format: 'percent' }],
    ['a rate', { kind: 'rate' }, 3.2, { number: 3.2, format: 'rate' }],
    ['a month', { kind: 'month' }, '2026-11-01', { month: '2026-11-01' }],
    ['the last row of months', { kind: 'month' }, 'Totale', { text: 'Totale' }],
    ['the last row of days', { kind: 'day' }, 'Totale', { text: 'Totale' }],
    ['nothing', { kind: 'money' }, null, null],
  ])('gives a workbook %s as what it is', (_, column, value, cell) => {
    expect(xlsxCell({ path: 'x', label: 'X', ...column }, value)).toEqual(cell)
  })

  it('makes a column of a workbook as wide as its values and the longest word above them', () => {
    const width = (label: string, kind: ExportColumn['kind']) => xlsxColumn({ path: 'x', label, kind }).width
    expect(width('Importo', 'money')).toBe(16)
    expect(width('Intestatario', 'title')).toBe(32)
    expect(width('Liquidate negli stessi giorni', 'number')).toBe(12)
  })

  it('calls a column of waits by what the file has: since when', () => {
    const wait = { path: 'at', label: 'Attesa', fileLabel: 'Arrivata il', kind: 'age' } as const
    expect([headOf(wait), headOf(money)]).toEqual(['Arrivata il', 'Importo'])
    expect(xlsxColumn(wait).label).toBe('Arrivata il')
  })

  it.each(['=1+1', '+39 02-1234', '+1+cmd', '+A1', '-cmd', '@SUM(A1)', '\t=1'])(
    'keeps %j from being run',
    (text) => {
      expect(csvLine([text])).toBe(`'${text}\r\n`)
    },
  )

  it.each(['+393513000009', '+39 02 1234'])('writes the telephone %s as it is', (text) => {
    expect(csvLine([text])).toBe(`${text}\r\n`)
  })

  it('leaves negative numbers numbers, and quotes what would break a line', () => {
    const line = csvLine(['-1000,50', 'a;b', 'dice "sì"', 'due\nrighe'])
    expect(line).toBe('-1000,50;"a;b";"dice ""sì""";"due\nrighe"\r\n')
  })
})
