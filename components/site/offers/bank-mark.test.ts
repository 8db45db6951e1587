import { initialsOf } from './bank-mark'

it.each([
  ['Banca Alfa', 'BA'],
  ['Banca del Sole Nuovo', 'SN'],
  ['Credito e Risparmio', 'CR'],
  ['Findomus', 'FI'],
  ['Cassa Rurale Alta Valle', 'RA'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
