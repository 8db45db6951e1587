import { isTaxCode, taxCode, taxCodeDoubts } from './tax-code'

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

describe('a code', () => {
  it('has its shape and its last letter', () => {
    const codes = ['RSSMRA80A01H501U', 'RSSMRA80A01H501X', 'RSSMRA80A01H50', 'RSSMRA80Z01H501U', '']
    expect(codes.map(isTaxCode)).toEqual([true, false, false, false, false])
    // Two people with the same code: a letter stands for a digit of the second one's.
    expect(isTaxCode('RSSMRA80A01H50MM')).toBe(true)
  })

  it('tells in what it differs from a person', () => {
    const person = { nome: 'Mario', cognome: 'Rossi', dataNascita: '1980-01-01' }
    const doubts = (more: object, code = 'RSSMRA80A01H501U') => taxCodeDoubts(code, { ...person, ...more })
    expect(doubts({})).toEqual([])
    expect(doubts({}, 'RSSMRA80A41H501Y')).toEqual([])
    expect(doubts({}, 'RSSMRA80A0MH501M')).toEqual([])
    expect(doubts({ nome: 'Carlo', dataNascita: null })).toEqual(['nome'])
    expect(doubts({ cognome: 'Bianchi', dataNascita: '1981-01-01' })).toEqual(['cognome', 'data di nascita'])
  })
})
