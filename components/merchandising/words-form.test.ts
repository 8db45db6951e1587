import { fieldsOf, schemaOf, testiIn, valuesOf } from './words-form'

const CAMPI = [
  { nome: 'Nome', lettere: 5, obbligatorio: true },
  { nome: 'Motto', lettere: 10, obbligatorio: false },
]
const said = [{ nome: 'Motto', testo: 'Avanti' }]

test('what an item asks becomes fields, and what they hold its answers', () => {
  expect(fieldsOf(CAMPI).map(({ label, required }) => [label, required])).toEqual([
    ['Nome', true],
    ['Motto', false],
  ])
  const values = valuesOf(CAMPI, said)
  expect(testiIn(CAMPI, values)).toEqual(said)
  expect(testiIn(CAMPI, { campo0: ' Ada ', campo1: null })).toEqual([{ nome: 'Nome', testo: 'Ada' }])
})

test.each([
  [{ campo0: 'Ada', campo1: null }, true],
  [{ campo0: '', campo1: 'Avanti' }, false],
  [{ campo0: 'Adalberto', campo1: null }, false],
])('%j is taken: %s', (values, isTaken) => {
  expect(schemaOf(CAMPI).safeParse(values).success).toBe(isTaken)
})
