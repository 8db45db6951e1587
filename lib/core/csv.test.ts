import { readCsv } from './csv'

const rowsOf = (text: string) => [...readCsv(text).rows]
const valuesOf = (text: string) => rowsOf(text).map(({ values }) => Object.values(values))

describe('readCsv', () => {
  it('reads quotes, separators and line ends inside a cell, and doubled quotes', () => {
    const text = 'a,b,c\n"uno, due","dice ""sì""","prima\nseconda"\nx,,z\n'
    expect(valuesOf(text)).toEqual([
      ['uno, due', 'dice "sì"', 'prima\nseconda'],
      ['x', '', 'z'],
    ])
  })

  it.each([
    ['CRLF', 'a,b\r\n1,2\r\n3,4\r\n'],
    ['a lone CR', 'a,b\r1,2\r3,4'],
    ['a byte-order mark', '\uFEFFa,b\n1,2\n3,4'],
    ['semicolons', 'a;b\n1;2\n3;4\n'],
    ['tabs', 'a\tb\n1\t2\n3\t4\n'],
    ['spaces and capitals in the header', ' A ,B\n1 ,2\n3,4\n'],
    ['empty lines', 'a,b\n\n1,2\n\r\n3,4\n\n'],
  ])('reads %s', (_what, text) => {
    expect(readCsv(text).columns).toEqual(['a', 'b'])
    expect(valuesOf(text)).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
  })

  it('says the line on which each record begins', () => {
    expect(rowsOf('a,b\n"x\ny",1\n\n2,3\n').map(({ line }) => line)).toEqual([2, 5])
  })

  it('loses only the lines that cannot be read', () => {
    const rows = rowsOf('a,b\n1,2\n"mai chiusa,2\n3\n4,5,6\n"x"y,1\n7,8,\n9,10\n')
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [2, undefined],
      [3, 'Le virgolette non si chiudono.'],
      [4, 'Celle trovate: 1 invece di 2.'],
      [5, 'Celle trovate: 3 invece di 2.'],
      [6, 'Le virgolette non si chiudono.'],
      [7, undefined],
      [8, undefined],
    ])
  })

  it('is quick on a long file', () => {
    const text = `a,b\n${'"1","2"\n'.repeat(200_000)}`
    const startedAt = performance.now()
    expect(rowsOf(text)).toHaveLength(200_000)
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  })

  it('finds no columns in an empty file', () => {
    expect(readCsv('').columns).toEqual([])
    expect(rowsOf('')).toEqual([])
  })
})
