const LENGTHS: Readonly<Record<string, number>> = { IT: 27, SM: 27, VA: 22 }

/**
 * An IBAN without blanks, in capitals, or null when the text cannot be one. The two digits after the country check the
 * rest: moved to the end, with letters as numbers from 10 on, it leaves 1 when divided by 97 (ISO 13616).
 */
export function ibanOf(text: string): string | null {
  const iban = text.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null
  const length = LENGTHS[iban.slice(0, 2)]
  if (length !== undefined && iban.length !== length) return null
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n ? iban : null
}

/** Values of the characters in odd places of a BBAN, 0–9 and then A–Z: the table of the codice fiscale, by the letter. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
const placeOf = (char: string) => (char >= 'A' ? char.charCodeAt(0) - 65 : Number(char))

export type ItalianIban = { cin: string; abi: string; cab: string; conto: string }

/** The parts of an Italian IBAN; null where it is none, or where its CIN does not check bank, branch and account. */
export function italianIban(text: string): ItalianIban | null {
  const iban = ibanOf(text)
  if (!iban || !/^IT\d{2}[A-Z]\d{10}/.test(iban)) return null
  const [cin, rest] = [iban.charAt(4), iban.slice(5)]
  const sum = [...rest].reduce(
    (total, char, at) => total + (at % 2 === 0 ? (ODD[placeOf(char)] ?? 0) : placeOf(char)),
    0,
  )
  if (String.fromCharCode(65 + (sum % 26)) !== cin) return null
  return { cin, abi: rest.slice(0, 5), cab: rest.slice(5, 10), conto: rest.slice(10) }
}
