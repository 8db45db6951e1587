import { z } from 'zod'

/* What of a telephone the browser can check too; whether it can be dialled is for the server to say (./phone). */

export type Stripped = {
  /** Digits, with a + before the code of a country; other characters only where the text is no number. */
  digits: string
  extension: string | null
}

/** What contact lists write before a number. */
const LABEL = /^(?:telefono|tel|cellulare|cell|mobile|mob)(?:[.:]\s*|\s+)/i
const EXTENSION = /[\s,;.(-]*(?:interno|int|est|extension|ext|x|#)[\s.:=]*(\d{1,6})\)?$/i
/** Of other countries than Italy the zero in parentheses is not dialled after the code. */
const NOT_DIALLED = /^(\+(?!39|37[89])\d{1,3})\(0\)/
const LONGEST = 60

/**
 * A telephone without what people and contact lists write in it: spaces, dots, slashes, parentheses, dashes of any
 * kind, marks that nobody sees. The extension stands apart.
 */
export function strippedPhone(text: string): Stripped {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(LABEL, '')
  const extension = EXTENSION.exec(plain)
  const digits = (extension ? plain.slice(0, extension.index) : plain)
    .replace(/[\s\p{Pd}\u2212./\\·•[\]]/gu, '')
    .replace(NOT_DIALLED, '$1')
    .replace(/[()]/g, '')
    .replace(/^00/, '+')
  return { digits, extension: extension?.[1] ?? null }
}

/** "0583 12345/6" is two lines, and "347 1112201 / 0583 123456" two numbers: nobody knows which one is meant. */
const SEVERAL = /\d\s*[/,;]\s*\d{1,2}\s*$|\d{6}.*[/,;].*\d{6}/
const MOST_DIGITS = 15
const LEAST_DIGITS = 5

/** What keeps a text from being a telephone at all, in words; null where it may be one. */
export function phoneShapeProblem(text: string): string | null {
  const { digits } = strippedPhone(text)
  if (SEVERAL.test(text)) return 'Qui va un numero solo.'
  if (!/^\+?\d*$/.test(digits)) return 'Un telefono ha solo cifre, e + davanti al prefisso del paese.'
  const count = digits.replace('+', '').length
  if (count > MOST_DIGITS) return 'Il numero è troppo lungo: scrivine uno solo.'
  return count < LEAST_DIGITS ? 'Il numero è troppo corto: manca qualche cifra.' : null
}

/** A telephone as people write it; `missing` is for a field left empty. The server reads it with `phoneNumber`. */
export const phoneSchema = (missing = 'Scrivi il telefono.') =>
  z
    .string(missing)
    .trim()
    .max(LONGEST, `Al massimo ${LONGEST} caratteri.`)
    .superRefine((text, ctx) => {
      const message = text === '' ? missing : phoneShapeProblem(text)
      if (message) ctx.addIssue({ code: 'custom', message })
    })

/** The same for a field that may be emptied: no text is null, and what is left out stays. */
export const clearablePhoneSchema = z
  .union([z.literal('').transform(() => null), phoneSchema()])
  .nullable()
  .optional()
