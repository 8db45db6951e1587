import { z } from 'zod'

/** What keyboards, word processors and other languages' layouts write for an apostrophe. */
const APOSTROPHES = /[’‘‛´`′ʼʻʹ＇]/g
/** Of the marks that nobody sees, two join letters in Persian and in the languages of India. */
const UNSEEN = /[^\P{Cf}\u200C\u200D]/gu

/**
 * A name as it is kept: one kind of apostrophe, of space and of dash, letters with their accents in one piece. Its letters
 * stay, of whatever language.
 */
export const plainName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(APOSTROPHES, "'")
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim()

const MOST_LETTERS = 80
const LETTERS = /^(?=.*\p{L})(?:[\p{L}\p{M}' .·-]|\u200C|\u200D)+$/u
const ADDRESS = /\p{L}{2}\.\p{L}{2}/u

/** A name as it stands in papers, for the office: of `least` letters or more. */
export const nameSchema = (missing: string, { least = 1, most = MOST_LETTERS } = {}) =>
  z
    .string(missing)
    .overwrite(plainName)
    .min(least, { error: missing, abort: true })
    .max(most, `Al massimo ${most} caratteri.`)

/**
 * The name that a visitor gives: letters, and no address, for it goes into our mails, which must not carry a stranger's
 * link to others.
 */
export const visitorNameSchema = (missing: string) =>
  nameSchema(missing).refine(
    (text) => LETTERS.test(text) && !ADDRESS.test(text),
    'Solo lettere, spazi, trattini e apostrofi.',
  )
