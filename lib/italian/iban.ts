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
