import { readCsv } from './csv'
import { decodeCsv } from './csv-text'

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
      [4, undefined],
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
    const text = `a,b\n${'"1","2"\n'.repeat(100_000)}`
    const startedAt = performance.now()
    expect(rowsOf(text)).toHaveLength(100_000)
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  })

  it('finds no columns in an empty file', () => {
    expect(readCsv('').columns).toEqual([])
    expect(rowsOf('')).toEqual([])
  })
})

const TWO = [
  ['1', '2'],
  ['3', '4'],
]
/** Each is a file as somebody saves it; what is read of it are the columns a and b, and these rows. */
const FILES: [what: string, text: string, rows?: string[][], lines?: number[]][] = [
  // Rows of another width than the heading.
  [
    'a short row',
    'a;b\n1\n3;4\n',
    [
      ['1', ''],
      ['3', '4'],
    ],
  ],
  [
    'a short last row without a line end',
    'a;b\n1;2\n3',
    [
      ['1', '2'],
      ['3', ''],
    ],
  ],
  ['empty cells too much', 'a;b\n1;2;;;\n3;4;\n'],
  [
    'empty cells too much in the heading',
    'a;b;;\n1;2;;\n3;4\n',
    [
      ['1', '2', ''],
      ['3', '4', ''],
    ],
  ],
  ['spaces in the cells too much', 'a;b\n1;2; ;\n3;4\n'],
  ['rows of empty cells', 'a;b\n;\n1;2\n;;\n3;4\n', TWO, [3, 5]],
  // What stands before the heading.
  ['empty lines first', '\n\na;b\n1;2\n3;4\n', TWO, [4, 5]],
  ['lines of separators first', ';\n;;\na;b\n1;2\n3;4\n', TWO, [4, 5]],
  ['sep=;', 'sep=;\na;b\n1;2\n3;4\n', TWO, [3, 4]],
  ['SEP=, in quotes', '"SEP=,"\na,b\n1,2\n3,4\n'],
  ['sep= and the mark', '\uFEFFsep=;\r\na;b\r\n1;2\r\n3;4\r\n', TWO, [3, 4]],
  ['sep=| after an empty line', '\nsep=|\na|b\n1|2\n3|4\n', TWO, [4, 5]],
  ['sep= with a tab', 'sep=\t\na\tb\n1\t2\n3\t4\n'],
  ['sep= that is wrong', 'sep=,\na;b\n1;2\n3;4\n'],
  [
    'sep= of a file that also has commas',
    'sep=;\na;b\n1,5;2,5\n3,5;4,5\n',
    [
      ['1,5', '2,5'],
      ['3,5', '4,5'],
    ],
  ],
  ['a title', 'Elenco clienti\na;b\n1;2\n3;4\n', TWO, [3, 4]],
  ['a title as a spreadsheet saves it', 'Elenco clienti;\n;\na;b\n1;2\n3;4\n', TWO, [4, 5]],
  ['a title with a comma', 'Elenco clienti, al 31/10/2026\na;b\n1;2\n3;4\n', TWO, [3, 4]],
  ['a title with a semicolon', 'Clienti; tutti\na,b\n1,2\n3,4\n', TWO, [3, 4]],
  ['a title in quotes', '"Clienti, ""tutti"""\na,b\n1,2\n3,4\n', TWO, [3, 4]],
  ['two titles and an empty line', 'Banca Prova\nElenco provvigioni\n\na;b\n1;2\n3;4\n', TWO, [5, 6]],
  ['a title and a period', 'Estratto\nPeriodo;10/2026\na;b\n1;2\n3;4\n', TWO, [4, 5]],
  ['sep=, then a title', 'sep=;\nElenco\na;b\n1;2\n3;4\n', TWO, [4, 5]],
  ['a title of a file with tabs', 'Elenco, di oggi\na\tb\n1\t2\n3\t4\n', TWO, [3, 4]],
  // What cuts the cells.
  ['bars', 'a|b\n1|2\n3|4\n'],
  [
    'bars with commas in the cells',
    'a|b\n1,5|2\n3|4,5\n',
    [
      ['1,5', '2'],
      ['3', '4,5'],
    ],
  ],
  [
    'semicolons with decimal commas',
    'a;b\n1,50;2,50\n3,50;4,50\n',
    [
      ['1,50', '2,50'],
      ['3,50', '4,50'],
    ],
  ],
  [
    'semicolons, commas and short rows',
    'a;b\n1,5;2\n3,5\n4,5\n',
    [
      ['1,5', '2'],
      ['3,5', ''],
      ['4,5', ''],
    ],
  ],
  [
    'tabs with commas and semicolons',
    'a\tb\n1,5\t2;2\n3,5\t4;4\n',
    [
      ['1,5', '2;2'],
      ['3,5', '4;4'],
    ],
  ],
  [
    'commas with semicolons in texts',
    'a,b\nuno; due,tre\nx,y; z\n',
    [
      ['uno; due', 'tre'],
      ['x', 'y; z'],
    ],
  ],
  [
    'commas with bars in texts',
    'a,b\nx|y,1\nz,2\n',
    [
      ['x|y', '1'],
      ['z', '2'],
    ],
  ],
  [
    'commas inside quotes',
    'a;b\n"1,2,3";4\n"5,6,7";8\n',
    [
      ['1,2,3', '4'],
      ['5,6,7', '8'],
    ],
  ],
  [
    'a quoted line end',
    'a;b\n"1\n1";2\n3;4\n',
    [
      ['1\n1', '2'],
      ['3', '4'],
    ],
    [2, 4],
  ],
  ['only a heading', 'a;b\n', []],
  ['only a heading, without a line end', 'a;b', []],
  ['line ends of a Mac', 'a;b\r1;2\r3;4\r'],
  ['a space before the separator', 'a ;b\n1 ;2\n3 ; 4\n'],
  ['all cells in quotes', '"a";"b"\n"1";"2"\n"3";"4"\n'],
]

describe('a file as somebody saves it', () => {
  it.each(FILES)('%s', (_what, text, rows = TWO, lines) => {
    const read = readCsv(text)
    expect(read.columns.filter(Boolean)).toEqual(['a', 'b'])
    const found = [...read.rows]
    expect(found.map(({ values }) => Object.values(values))).toEqual(
      rows.map((row) => row.slice(0, new Set(read.columns).size)),
    )
    expect(found.filter(({ problem }) => problem)).toEqual([])
    if (lines) expect(found.map(({ line }) => line)).toEqual(lines)
  })

  /** The same small table, in every way of writing letters and cutting cells. */
  const SAVED = ['utf8', 'utf8 with its mark', 'utf16le', 'utf16be', 'windows-1252', 'wrong byte'].flatMap(
    (letters) => [';', ',', '\t', '|'].map((separator) => [letters, separator] as const),
  )
  const NAMES = ['nome', 'città', 'importo']
  const PEOPLE = [
    ['Nicolò', 'Forlì', '1.250,50'],
    ['Papà', 'Lucca', ''],
  ]

  function saved(letters: string, separator: string): Uint8Array {
    const quoted = (cell: string) => (cell.includes(separator) ? `"${cell}"` : cell)
    const text = [NAMES, ...PEOPLE].map((row) => row.map(quoted).join(separator)).join('\r\n')
    if (letters === 'utf16le') return Buffer.from(`\uFEFF${text}`, 'utf16le')
    if (letters === 'utf16be') return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
    if (letters === 'windows-1252') return Buffer.from(text, 'latin1')
    if (letters === 'utf8 with its mark') return Buffer.from(`\uFEFF${text}`)
    if (letters === 'utf8') return Buffer.from(text)
    const at = text.indexOf('Papà') + 3
    return Buffer.concat([
      Buffer.from(text.slice(0, at)),
      Buffer.from([0xe0]),
      Buffer.from(text.slice(at + 1)),
    ])
  }

  it.each(SAVED)('%s, cells cut by %j', (letters, separator) => {
    const { columns, rows } = readCsv(decodeCsv(saved(letters, separator)))
    expect(columns).toEqual(NAMES)
    expect([...rows].map(({ values }) => Object.values(values))).toEqual(PEOPLE)
  })

  it('takes a file of one column, whatever its cells hold', () => {
    const { columns, rows } = readCsv('nota\nprima, seconda\nterza\n')
    expect(columns).toEqual(['nota'])
    expect([...rows].map(({ values }) => values.nota)).toEqual(['prima, seconda', 'terza'])
  })

  it('does not take a wrong row for the heading', () => {
    const { columns, rows } = readCsv('a;b\nuno;due;tre;quattro\n1;2\n3;4\n')
    expect(columns).toEqual(['a', 'b'])
    expect([...rows].map(({ problem }) => problem)).toEqual([
      'Celle trovate: 4 invece di 2.',
      undefined,
      undefined,
    ])
  })

  it('says which rows are shorter than the heading', () => {
    expect(rowsOf('a;b\n1;2\n3\n').map(({ isShort }) => isShort)).toEqual([false, true])
  })
})
