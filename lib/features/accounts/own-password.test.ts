import { isOwnWords } from './own-password'

const owner = { nome: 'Nicolò', cognome: 'De Rossi', email: 'nico.derossi@prova.example' }

it.each([
  'nico.derossi@prova.example',
  'NICO.DEROSSI@prova.example',
  'nico.derossi1985',
  'Nicolo1234567',
  'derossi_19850412',
  'NicolòDeRossi85',
  'de.rossi.nicolo',
])('%s is made of the owner’s own words', (password) => {
  expect(isOwnWords(password, owner)).toBe(true)
})

it.each(['una-password-lunga', 'NicolòAmaIlMare', '48151623420', 'derossi-tra-i-monti'])(
  '%s is not',
  (password) => {
    expect(isOwnWords(password, owner)).toBe(false)
  },
)
