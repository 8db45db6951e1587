import { decodeCsv, readCsv } from './csv'

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
    ['line ends of two systems', '"a","b"\r\n"1","2"\n3,"4"\r\n'],
    ['separators inside a quoted header', '"a";"b"\n1;2\n3;4\n'],
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

  it('keeps what a quoted cell holds: other separators, line ends, quotes', () => {
    expect(valuesOf('nome;nota\n"Rossi; Anna, Bruno";"prima\r\n""seconda"" riga"\n')).toEqual([
      ['Rossi; Anna, Bruno', 'prima\n"seconda" riga'],
    ])
    expect(readCsv('"importo, in euro";b\n1;2').columns).toEqual(['importo, in euro', 'b'])
    expect(valuesOf('a,b\n6" nominali,x\n')).toEqual([['6" nominali', 'x']])
  })

  it('says the line of a quote that is never closed, and reads the others', () => {
    const rows = rowsOf('a;b\n1;2\n3;"mai chiusa\n5;6\n7;8')
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [2, undefined],
      [3, 'Le virgolette non si chiudono.'],
      [4, undefined],
      [5, undefined],
    ])
  })

  it('reads a file of many windows, with records across their edges', () => {
    const lines = Array.from({ length: 30_000 }, (_, index) => `${index},"riga ${index}\nsotto"`)
    const rows = rowsOf(`a,b\n${lines.join('\n')}\n`)
    expect(rows).toHaveLength(30_000)
    expect(rows.filter(({ problem }) => problem)).toEqual([])
    expect(rows.at(-1)).toMatchObject({ line: 60_000, values: { a: '29999', b: 'riga 29999\nsotto' } })
  })

  it('stops where quotes never close, and says so', () => {
    const rows = rowsOf(`a,b\n${'"x\n'.repeat(400_000)}`)
    expect(rows).toHaveLength(101)
    expect(rows[0]?.problem).toBe('Le virgolette non si chiudono.')
    expect(rows.at(-1)).toMatchObject({
      line: 102,
      problem: 'Troppe righe con virgolette che non si chiudono: da qui il file non è stato letto.',
    })
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

describe('decodeCsv', () => {
  const text = 'città,perché\nForlì,è così\n'

  it('reads UTF-8, also with a byte-order mark', () => {
    expect(decodeCsv(Buffer.from(text))).toBe(text)
    expect(readCsv(decodeCsv(Buffer.from(`\uFEFF${text}`))).columns).toEqual(['città', 'perché'])
  })

  it('reads Windows-1252, with its own euro and quotes', () => {
    expect(decodeCsv(Buffer.from(text, 'latin1'))).toBe(text)
    expect(decodeCsv(Buffer.from([0x80, 0x20, 0x93, 0xe0, 0x94]))).toBe('€ “à”')
  })

  it('takes the beginning of a file that ends in the middle of a letter', () => {
    const bytes = Buffer.from('perché')
    expect(decodeCsv(bytes.subarray(0, bytes.length - 1), { part: true })).toBe('perch')
  })
})
