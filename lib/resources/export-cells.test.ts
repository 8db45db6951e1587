import { csvLine, textCell, xlsxCell } from './export-cells'

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
