import { taxCode } from './tax-code'

const born = { sesso: 'M', nascita: new Date('1980-01-01'), catastale: 'H501' } as const

describe('taxCode', () => {
  it('gives the well-known example of the Agenzia', () => {
    expect(taxCode({ ...born, nome: 'Mario', cognome: 'Rossi' })).toBe('RSSMRA80A01H501U')
  })

  it('adds 40 to the day of birth of women', () => {
    expect(taxCode({ ...born, nome: 'Maria', cognome: 'Rossi', sesso: 'F' }).slice(9, 11)).toBe('41')
  })

  it('skips the second of four consonants in a name and fills short surnames', () => {
    expect(taxCode({ ...born, nome: 'Gianfranco', cognome: 'Fo' }).slice(0, 6)).toBe('FOXGFR')
  })
})
