import { keptReason, motivoParoleSchema, readKept } from './kept-words'

it.each([
  ['«facile»', 'Citiamo la pubblicità di altri.'],
  ['«facile», «in 24 ore»', 'Così dice la legge: «facile», «veloce».\nLo conferma il legale.'],
])('what is kept of %s is read again', (parole, motivo) => {
  expect(readKept(keptReason(parole, motivo))).toEqual({ parole, motivo })
})

it('asks for a reason in words', () => {
  for (const text of ['', 'breve', '..........', '1234567890', '. . . . . . . . . .'])
    expect(motivoParoleSchema.safeParse(text).success).toBe(false)
  expect(motivoParoleSchema.parse(null)).toBeNull()
  expect(motivoParoleSchema.parse(' Lo dice la legge. ')).toBe('Lo dice la legge.')
})
