import { dayOfColumn } from '@/lib/core/dates'
import { partitaIvaOf } from './partita-iva'

/*
 * Codice fiscale (D.M. 23/12/1976). Of a person: letters of surname and name, date, town, check character. Of a company, an
 * association or a condominium, and of a person until they have one of their own: eleven figures, the last of which checks.
 */

const MONTHS = 'ABCDEHLMPRST'
/** Values of the characters in odd positions, 0–9 and then A–Z. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
/** Letters that stand for digits where two people would have the same code. */
const FOR_DIGITS = 'LMNPQRSTUV'
const DIGIT_PLACES = [6, 7, 9, 10, 12, 13, 14]
const SHAPE = /^[A-Z]{6}[0-9L-NP-V]{2}[ABCDEHLMPRST][0-9L-NP-V]{2}[A-Z][0-9L-NP-V]{3}[A-Z]$/

/** Letters that no accent makes: a code is written with those of the Latin alphabet alone. */
const AS_WRITTEN: Readonly<Record<string, string>> = {
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Ŧ: 'T',
  Ø: 'O',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
  ẞ: 'SS',
}

const letters = (text: string) =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[ŁĐÐĦŦØÆŒÞẞ]/g, (letter) => AS_WRITTEN[letter] ?? '')
    .replace(/[^A-Z]/g, '')
const consonantsOf = (text: string) => letters(text).replace(/[AEIOU]/g, '')
const vowelsOf = (text: string) => letters(text).replace(/[^AEIOU]/g, '')

function surnameCode(cognome: string): string {
  return `${consonantsOf(cognome)}${vowelsOf(cognome)}XXX`.slice(0, 3)
}

/** With four consonants or more the second is skipped. */
function nameCode(nome: string): string {
  const consonants = consonantsOf(nome)
  if (consonants.length > 3) return `${consonants.charAt(0)}${consonants.slice(2, 4)}`
  return `${consonants}${vowelsOf(nome)}XXX`.slice(0, 3)
}

function checkCharacter(code: string): string {
  const sum = [...code].reduce((total, char, index) => {
    const value = char >= 'A' ? char.charCodeAt(0) - 65 : Number(char)
    return total + (index % 2 === 0 ? (ODD[value] ?? 0) : value)
  }, 0)
  return String.fromCharCode(65 + (sum % 26))
}

const dateCode = (year: number, month: number, day: number) =>
  `${String(year % 100).padStart(2, '0')}${MONTHS.charAt(month - 1)}${String(day).padStart(2, '0')}`

type Born = { nome: string; cognome: string; sesso: 'M' | 'F'; nascita: Date; catastale: string }

/** The code that somebody has, unless another person has it already. */
export function taxCode({ nome, cognome, sesso, nascita, catastale }: Born): string {
  const day = nascita.getUTCDate() + (sesso === 'F' ? 40 : 0)
  const date = dateCode(nascita.getUTCFullYear(), nascita.getUTCMonth() + 1, day)
  const code = `${surnameCode(cognome)}${nameCode(nome)}${date}${catastale}`
  return `${code}${checkCharacter(code)}`
}

const isPersonal = (code: string): boolean =>
  SHAPE.test(code) && checkCharacter(code.slice(0, 15)) === code.charAt(15)

/**
 * The code that a text writes, of sixteen characters or of eleven figures, in capitals and without what stands between; null
 * where the character that checks the others does not.
 */
export function taxCodeOf(text: string): string | null {
  const code = text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}.]/gu, '')
    .toUpperCase()
  return isPersonal(code) ? code : partitaIvaOf(code)
}

/** The digits that the letters of a doubled code stand for. */
const plain = (code: string) =>
  [...code]
    .map((char, at) => {
      const digit = DIGIT_PLACES.includes(at) ? FOR_DIGITS.indexOf(char) : -1
      return digit < 0 ? char : String(digit)
    })
    .join('')

type Known = { nome: string; cognome: string; dataNascita: string | null }

/** In what a code differs from what is known of its owner, in words; empty where it agrees, and of one that says nothing. */
export function taxCodeDoubts(text: string, { nome, cognome, dataNascita }: Known): string[] {
  const code = taxCodeOf(text) ?? text.toUpperCase()
  if (/^\d+$/.test(code)) return []
  const written = plain(code)
  const doubts: string[] = []
  if (written.slice(0, 3) !== surnameCode(cognome)) doubts.push('cognome')
  if (written.slice(3, 6) !== nameCode(nome)) doubts.push('nome')
  if (dataNascita) {
    const [year = 0, month = 0, day = 0] = dataNascita.split('-').map(Number)
    const born = [0, 40].map((more) => dateCode(year, month, day + more))
    if (!born.includes(written.slice(6, 11))) doubts.push('data di nascita')
  }
  return doubts
}

export type ReadTaxCode = {
  sesso: 'M' | 'F'
  /** 'YYYY-MM-DD'; of two centuries the later one that is over. */
  nascita: string
  catastale: string
  /** Letters stand for digits: somebody else has the plain code. */
  omocodia: boolean
}

/** What the code of a person says of its owner; null for a text that is none, or a day that does not exist. */
export function readTaxCode(text: string, today: string): ReadTaxCode | null {
  const code = taxCodeOf(text)
  if (!code || !isPersonal(code)) return null
  const written = plain(code)
  const day = Number(written.slice(9, 11))
  const month = MONTHS.indexOf(written.charAt(8)) + 1
  const born = (century: number) => {
    const year = century + Number(written.slice(6, 8))
    return `${year}-${String(month).padStart(2, '0')}-${String(day % 40).padStart(2, '0')}`
  }
  const nascita = [born(2000), born(1900)].find((date) => date <= today) ?? born(1900)
  const date = new Date(`${nascita}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || dayOfColumn(date) !== nascita) return null
  return {
    sesso: day > 40 ? 'F' : 'M',
    nascita,
    catastale: written.slice(11, 15),
    omocodia: written !== code,
  }
}
