/** Codice fiscale (D.M. 23/12/1976): letters of surname and name, date, town, check character. */

export type Born = { nome: string; cognome: string; sesso: 'M' | 'F'; nascita: Date; catastale: string }

const MONTHS = 'ABCDEHLMPRST'
/** Values of the characters in odd positions, 0–9 and then A–Z. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

const letters = (text: string) =>
  text
    .normalize('NFD')
    .toUpperCase()
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

export function taxCode({ nome, cognome, sesso, nascita, catastale }: Born): string {
  const year = String(nascita.getUTCFullYear() % 100).padStart(2, '0')
  const month = MONTHS.charAt(nascita.getUTCMonth())
  const day = String(nascita.getUTCDate() + (sesso === 'F' ? 40 : 0)).padStart(2, '0')
  const code = `${surnameCode(cognome)}${nameCode(nome)}${year}${month}${day}${catastale}`
  return `${code}${checkCharacter(code)}`
}
