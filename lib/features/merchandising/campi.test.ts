import { rigaOf, testiFor, testiOf, testiProblems } from './campi'

const CAMPI = [
  { nome: 'Nome', lettere: 5, obbligatorio: true },
  { nome: 'Motto', lettere: 10, obbligatorio: false },
]

test('words are kept as the item asks them, and nothing else', () => {
  const written = [
    { nome: 'Motto', testo: ' Avanti ' },
    { nome: 'Altro', testo: 'x' },
    { nome: 'Nome', testo: 'Ada' },
  ]
  const testi = testiFor(CAMPI, written)
  expect(testi).toEqual([
    { nome: 'Nome', testo: 'Ada' },
    { nome: 'Motto', testo: 'Avanti' },
  ])
  expect(testiOf(rigaOf(testi))).toEqual(testi)
  expect([rigaOf(testiFor(CAMPI, [{ nome: 'Nome', testo: ' ' }])), testiOf('')]).toEqual(['', []])
})

test.each([
  [[{ nome: 'Nome', testo: 'Ada' }], []],
  [[], ['Scrivi «Nome».']],
  [[{ nome: 'Nome', testo: 'Adalberto' }], ['«Nome»: al massimo 5 caratteri.']],
])('%j: %j', (testi, problems) => {
  expect(testiProblems(CAMPI, testi)).toEqual(problems)
})
