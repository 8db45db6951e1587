import { replaced } from './compare-rows'
import { readRows, writeRows } from './read-rows'
import { writeWide } from './read-wide'

const ROW = { importo: 10_000, durata: 60, rata: 200.38, tan: 7.5, taeg: 8.8209, spese: 166 }

it.each([
  [
    'a CSV of here',
    'Importo;Durata (mesi);Rata;TAN %;TAEG %;Spese\n10.000,00 €;60;200,38;7,50%;8,8209;166\n',
  ],
  [
    'a CSV of elsewhere, in another order',
    'taeg,tan,mesi,capitale,rata,costi\n8.8209,7.5,60,10000,200.38,166',
  ],
  ['cells of a spreadsheet', '10.000\t60\t200,38\t7,5\t8,8209\t166\r\n'],
])('reads %s', (_what, text) => {
  expect(readRows(text)).toEqual({ righe: [ROW], problems: [], wide: false })
})

const HEAD = 'importo;durata;rata;tan;taeg;spese'

it.each<[string, string, Partial<typeof ROW>]>([
  [
    'an amount as English writes it',
    '15,000.00;60;1,295.50;7,5;8,8209;0',
    { importo: 15_000, rata: 1_295.5 },
  ],
  ['a rate with three decimals and a point', '10000;60;200,38;3.125;8.820;0', { tan: 3.125, taeg: 8.82 }],
  ['a rate below one', '10000;60;200,38;0.025;0,950;0', { tan: 0.025, taeg: 0.95 }],
  ['euro and percent signs', '€ 10.000;60 mesi;200,38 €;7,5%;8,8209 %;€ 1.166', { spese: 1_166 }],
  ['spaces and apostrophes', "10 000;60;1'200,38;7,5;8,8209;0", { importo: 10_000, rata: 1_200.38 }],
])('reads %s', (_what, line, expected) => {
  expect(readRows(`${HEAD}\n${line}`)).toMatchObject({ righe: [expected], problems: [] })
})

it.each([
  ['15,000;60;200;7,5;8;0', 'importo: 15,000: intendi 15.000 € o 15,00 €?'],
  ['10000;60;1,295;7,5;8;0', 'rata: 1,295: intendi 1.295 € o 1,29 €?'],
  ['10000;60;0.025;7,5;8;0', 'rata: 0.025 ha più di due decimali: un importo ne ha al massimo due.'],
  ['10000;60;200;7,5;8;-5', 'spese: Il numero non può essere negativo.'],
  ['10000;60,5;200;7,5;8;0', 'durata: Scrivi un numero intero, senza decimali.'],
])('refuses %s and names both readings', (line, reason) => {
  expect(readRows(`${HEAD}\n${line}`)).toMatchObject({ righe: [], problems: [{ line: 2, reason }] })
})

it.each([
  ['a title', 'Tabella prestiti\n\nimporto;durata;rata;tan;taeg\n10000;60;200,38;7,5;8,8209\n'],
  ['sep=', 'sep=;\nimporto;durata;rata;tan;taeg\n10000;60;200,38;7,5;8,8209\n'],
  ['bars', 'importo|durata|rata|tan|taeg\n10000|60|200,38|7,5|8,8209\n'],
  ['a title above durations', 'Tabella;;\nImporto;48;60;\n10000;;200,38;\n'],
])('passes over %s', (_what, text) => {
  const { spese: _, ...own } = ROW
  expect(readRows(text, [ROW])).toMatchObject({ righe: [own], problems: [] })
})

it('refuses an instalment of a wide grid that can be meant in two ways, and an amount', () => {
  const text = 'importo;48;60\n10000;243,66;1,200\n15,000;300;250\n1.234,50;1,234.50;30'
  expect(readRows(text).problems.slice(0, 2)).toEqual([
    { line: 2, reason: '60 mesi: 1,200: intendi 1.200 € o 1,20 €?' },
    { line: 3, reason: 'importo: 15,000: intendi 15.000 € o 15,00 €?' },
  ])
})

it('takes rows without costs, and reads what it writes', () => {
  const free = { ...ROW, durata: 72, spese: 0 }
  expect(readRows('importo;durata;rata;tan;taeg\n10000;72;200,38;7,5;8,8209').righe).toEqual([free])
  expect(readRows(writeRows([ROW, free]))).toMatchObject({ righe: [ROW, free], problems: [] })
})

describe('a grid with the durations across', () => {
  const right = { importo: 10_000, durata: 48, rata: 243.66, tan: 7.9, taeg: 8.1925, spese: 0 }

  it.each([
    ['a CSV', 'Importo;48;60 mesi\n10.000,00 €;243,66;200,38\n'],
    ['cells of a spreadsheet with an empty corner', '\t48 mesi\t60\r\n10000\t243,66\t200,38\r\n'],
    ['a CSV of elsewhere', 'capitale,48,60\n10000,243.66,200.38'],
  ])('is known by its first line: %s', (_what, text) => {
    const { righe, problems, wide } = readRows(text, [ROW])
    expect([problems, wide]).toEqual([[], true])
    // A row that is there keeps what the grid does not say; of a new one the rates follow from the instalment.
    expect(righe).toEqual([{ ...right, taeg: expect.closeTo(right.taeg, 3) }, ROW])
  })

  it('works the rates out again where an instalment changes, with the fees of the row; an empty cell is no row', () => {
    const { righe } = readRows('importo;48;60\n10000;;201', [ROW])
    expect(righe).toMatchObject([{ durata: 60, rata: 201, tan: 7.63, spese: 166 }])
    expect(righe[0]?.taeg).toBeGreaterThan(righe[0]?.tan ?? 0)
  })

  it('names what is no instalment, and comes back as it was written', () => {
    const text = 'importo;48;60\n10000;tanto;200\n20000;1;1\n10000;;200'
    expect(readRows(text).problems).toEqual([
      { line: 2, reason: '48 mesi: «tanto» non è un numero. Scrivi un importo, per esempio 1.450,50.' },
      { line: 3, reason: '48 mesi: la rata non torna con nessun tasso.' },
      { line: 4, reason: '60 mesi: questo importo c’è già.' },
    ])
    const grid = [right, ROW, { ...ROW, importo: 20_000, rata: 400.76 }]
    expect(readRows(writeWide(grid), grid)).toEqual({ righe: grid, problems: [], wide: true })
  })
})

it('names each line that is no row, and a column that is missing', () => {
  const text =
    'importo;durata;rata;tan;taeg;spese\n10000;60;tanto;7,5;8;0\n10000;0;1;1;1;0\n5000;60;100;7;8;0\n5000;60;99;7;8;0'
  expect(readRows(text).problems).toEqual([
    { line: 2, reason: 'rata: «tanto» non è un numero. Scrivi un importo, per esempio 1.450,50.' },
    { line: 3, reason: 'Almeno un mese.' },
    { line: 5, reason: 'Ha importo e durata della riga 4.' },
  ])
  expect(readRows('importo;durata;rata\n1;2;3').problems).toEqual([
    { line: 1, reason: 'Manca la colonna «tan».' },
  ])
})

it('says what is new, what changes and what goes; a row of the same amount and duration stays that row', () => {
  const before = [
    { ...ROW, _id: 'a' },
    { ...ROW, durata: 72, _id: 'b' },
  ]
  expect(
    replaced(before, [
      { ...ROW, rata: 201 },
      { ...ROW, durata: 84 },
    ]),
  ).toEqual({
    righe: [
      { ...ROW, rata: 201, _id: 'a' },
      { ...ROW, durata: 84 },
    ],
    nuove: 1,
    cambiate: 1,
    tolte: 1,
  })
})
