import { guessDocument } from './document-guess'

const documenti = [
  { _id: 'd1', tipo: 'identita', nome: 'Documento d’identità' },
  { _id: 'd2', tipo: 'buste_paga', nome: 'Ultime 2 buste paga' },
  { _id: 'd3', tipo: 'cu', nome: 'CU o 730' },
  { _id: 'd4', tipo: 'estratto_conto', nome: 'Estratto conto degli ultimi 3 mesi' },
]

it.each([
  ['busta_paga_marzo.pdf', 'd2'],
  ['CU 2026.pdf', 'd3'],
  ['730-2025.PDF', 'd3'],
  ['carta identità fronte.jpg', 'd1'],
  ['ESTRATTO CONTO.pdf', 'd4'],
  ['IMG_2031.jpg', null],
  ['documento.pdf', null],
])('%s', (name, expected) => {
  expect(guessDocument(name, documenti)).toBe(expected)
})

it('leaves the choice where two fit as well as each other', () => {
  expect(
    guessDocument('busta.pdf', [...documenti, { _id: 'd5', tipo: 'buste_paga', nome: 'Buste paga' }]),
  ).toBeNull()
})
