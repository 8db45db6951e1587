import { segnalatoreInitial, segnalatoreSchema } from './schema'

it('keeps the names of a referrer as all names are kept', () => {
  const { nome, cognome, ragioneSociale } = segnalatoreSchema.shape
  expect([
    nome.parse(' Niccolo\u0300 '),
    cognome.parse('D’Angiò\u00a0 Rossi'),
    ragioneSociale.parse('L´Officina –  snc'),
    ragioneSociale.parse(segnalatoreInitial.ragioneSociale),
  ]).toEqual(['Niccolò', "D'Angiò Rossi", "L'Officina - snc", ''])
})
