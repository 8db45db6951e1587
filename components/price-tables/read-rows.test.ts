import { replaced } from './compare-rows'
import { readRows, writeRows } from './read-rows'

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
  expect(readRows(text)).toEqual({ righe: [ROW], problems: [] })
})

it('takes rows without costs, and reads what it writes', () => {
  const free = { ...ROW, durata: 72, spese: 0 }
  expect(readRows('importo;durata;rata;tan;taeg\n10000;72;200,38;7,5;8,8209').righe).toEqual([free])
  expect(readRows(writeRows([ROW, free]))).toEqual({ righe: [ROW, free], problems: [] })
})

it('names each line that is no row, and a column that is missing', () => {
  const text =
    'importo;durata;rata;tan;taeg;spese\n10000;60;tanto;7,5;8;0\n10000;0;1;1;1;0\n5000;60;100;7;8;0\n5000;60;99;7;8;0'
  expect(readRows(text).problems).toEqual([
    { line: 2, reason: 'Scrivi la rata.' },
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
