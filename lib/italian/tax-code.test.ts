import fc from 'fast-check'
import { runs } from '@/scripts/test/property'
import { readTaxCode, taxCode, taxCodeDoubts, taxCodeOf } from './tax-code'

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
  it.each([
    ['RSSMRA80A01H501U', 'RSSMRA80A01H501U'],
    ['rssmra80a01h501u', 'RSSMRA80A01H501U'],
    [' RSSMRA80A01H501U ', 'RSSMRA80A01H501U'],
    ['RSS MRA 80A01 H501U', 'RSSMRA80A01H501U'],
    ['RSS-MRA-80A01-H501U', 'RSSMRA80A01H501U'],
    ['RSSMRA\u00A080A01\u00A0H501U', 'RSSMRA80A01H501U'],
    ['\u202ARSSMRA80A01H501U\u202C', 'RSSMRA80A01H501U'],
    ['ＲＳＳＭＲＡ８０Ａ０１Ｈ５０１Ｕ', 'RSSMRA80A01H501U'],
    // Two people with the same code: a letter stands for a digit of the second one's.
    ['RSSMRA80A01H50MM', 'RSSMRA80A01H50MM'],
    // Of a company, an association, a condominium; a person's for the time being.
    ['00743110157', '00743110157'],
    ['007 431 101 57', '00743110157'],
    ['743110157', '00743110157'],
    ['80012345676', '80012345676'],
    ['97012345670', '97012345670'],
    ['IT12345678903', '12345678903'],
  ])('%j is %s', (text, code) => expect(taxCodeOf(text)).toBe(code))

  it.each([
    '',
    'RSSMRA80A01H501X',
    'RSSMRA80A01H50',
    'RSSMRA80A01H501UU',
    'RSSMRA80Z01H501U',
    'RSSMRA80A01H5O1U',
    '80012345674',
    '00000000000',
    '1234567890123456',
    'nessuno',
  ])('%j is none', (text) => expect(taxCodeOf(text)).toBeNull())

  it.each([
    ['Łukasz', 'Łoś', 'LSOLSZ'],
    ['Đorđe', 'Đurić', 'DRCDRD'],
    ['Søren', 'Øst', 'STOSRN'],
    ['Ægidius', 'Bæk', 'BKAGDS'],
    ['Þór', 'Groß', 'GRSTHR'],
    ['Zoë', 'Œdipe', 'DPOZOE'],
  ])('counts the letters of %s %s as %s', (nome, cognome, letters) =>
    expect(taxCode({ ...born, nome, cognome }).slice(0, 6)).toBe(letters),
  )

  it('tells in what it differs from a person', () => {
    const person = { nome: 'Mario', cognome: 'Rossi', dataNascita: '1980-01-01' }
    const doubts = (more: object, code = 'RSSMRA80A01H501U') => taxCodeDoubts(code, { ...person, ...more })
    expect(doubts({})).toEqual([])
    expect(doubts({}, 'RSSMRA80A41H501Y')).toEqual([])
    expect(doubts({}, 'RSSMRA80A0MH501M')).toEqual([])
    // Eleven figures say nothing of a person.
    expect(doubts({}, '80012345676')).toEqual([])
    expect(doubts({ nome: 'Carlo', dataNascita: null })).toEqual(['nome'])
    expect(doubts({ cognome: 'Bianchi', dataNascita: '1981-01-01' })).toEqual(['cognome', 'data di nascita'])
  })
})

describe('readTaxCode', () => {
  it('says sex, birth and town, of a doubled code too', () => {
    const read = readTaxCode('RSSMRA80A01H501U', '2026-11-26')
    expect(read).toEqual({ sesso: 'M', nascita: '1980-01-01', catastale: 'H501', omocodia: false })
    expect(readTaxCode('RSSMRA80A01H50MM', '2026-11-26')).toEqual({ ...read, omocodia: true })
    expect(readTaxCode('RSSMRA80A01H501X', '2026-11-26')).toBeNull()
    expect(readTaxCode('00743110157', '2026-11-26')).toBeNull()
  })

  it('reads what taxCode writes', () => {
    const born = fc.date({ min: new Date('1930-01-01'), max: new Date('2008-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(born, fc.constantFrom('M', 'F'), (nascita, sesso) => {
        const code = taxCode({ nome: 'Ada', cognome: 'Bo', sesso, nascita, catastale: 'F205' })
        const day = nascita.toISOString().slice(0, 10)
        const read = readTaxCode(code, '2026-11-26')
        expect(read).toMatchObject({ sesso, catastale: 'F205' })
        // Of two centuries a code does not say which.
        expect(read?.nascita.slice(2)).toBe(day.slice(2))
      }),
      runs(80),
    )
  })
})
