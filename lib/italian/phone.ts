import 'server-only'
import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/max'
import { invalidField } from '../core/errors'
import { phoneShapeProblem, strippedPhone } from './phone-schema'

/** `number` is E.164; the extension of a switchboard stands apart, for it has no place in that form. */
export type ReadPhone = { number: string; extension: string | null } | { problem: string }

/** Mobiles have ten figures; of these first ones some of nine are still in use. */
const OF_NINE = /^3(?:30|36|37|60|68)\d{6}$/
const MOBILE_FIGURES = 10

const parsed = (digits: string) => parsePhoneNumberFromString(digits, 'IT')

/** The number as every telephone dials it; null where none can: the whole numbering plans of all countries say so. */
function dialled(digits: string): string | null {
  const phone = parsed(digits)
  // The answering machine of a mobile is what a mobile with figures too many looks like.
  if (!phone?.isValid() || phone.getType() === 'VOICEMAIL') return null
  const isShort = phone.countryCallingCode === '39' && /^3\d{8}$/.test(phone.nationalNumber)
  return isShort && !OF_NINE.test(phone.nationalNumber) ? null : phone.number
}

/**
 * A telephone as people write it, of Italy where no country is named; or what is wrong with it, in a sentence that says what
 * seems to be missing. Nothing is mended in silence.
 */
export function readPhone(text: string): ReadPhone {
  const misshapen = phoneShapeProblem(text)
  if (misshapen) return { problem: misshapen }
  const { digits, extension } = strippedPhone(text)
  const number = dialled(digits)
  return number ? { number, extension } : { problem: undialled(digits) }
}

/** As it is written within Italy, for a question: "0583 123456". */
const shown = (number: string) => parsed(number)?.formatNational() ?? number

function undialled(digits: string): string {
  if (/^\+(?!39)/.test(digits)) return undialledAbroad(digits)
  const national = digits.replace(/^\+39/, '')
  const withZero = dialled(`+390${national}`)
  // The code of the country twice, or a 0 before a mobile.
  const inside = dialled(`+39${national.replace(/^(?:39|0)/, '')}`)
  if (inside) return `Intendi ${shown(inside)}?`
  if (/^3/.test(national)) return undialledMobile(national, withZero)
  if (withZero && !national.startsWith('0'))
    return `Un numero fisso comincia con 0: intendi ${shown(withZero)}?`
  if (validatePhoneNumberLength(digits, 'IT') === 'TOO_SHORT')
    return 'Il numero è troppo corto: manca qualche cifra.'
  if (validatePhoneNumberLength(digits, 'IT') === 'TOO_LONG')
    return 'Il numero è troppo lungo: c’è qualche cifra di troppo.'
  return 'Questo numero non esiste: controlla le cifre.'
}

/** A fixed line that lost its 0 may look like a mobile that lost its last figure: both are named. */
function undialledMobile(national: string, fixed: string | null): string {
  const missing = MOBILE_FIGURES - national.length
  if (missing === 0) return 'Nessun cellulare comincia così: controlla le cifre.'
  if (missing < 0) {
    const tooMany = missing === -1 ? 'c’è una cifra' : `ci sono ${-missing} cifre`
    return `Un cellulare ha ${MOBILE_FIGURES} cifre: ${tooMany} di troppo.`
  }
  const fewer = missing === 1 ? 'sembra mancare l’ultima' : `ne mancano ${missing}`
  const message = `Un cellulare ha ${MOBILE_FIGURES} cifre: ${fewer}.`
  return fixed ? `${message} O è un fisso senza lo 0: intendi ${shown(fixed)}?` : message
}

function undialledAbroad(digits: string): string {
  const phone = parsed(digits)
  if (!phone) return 'Il prefisso del paese (+39 per l’Italia) non esiste.'
  const code = `+${phone.countryCallingCode}`
  const length = validatePhoneNumberLength(digits)
  if (length === 'TOO_SHORT') return `Dopo ${code} manca qualche cifra.`
  if (length === 'TOO_LONG') return `Dopo ${code} c’è qualche cifra di troppo.`
  return `Con il prefisso ${code} questo numero non esiste: controlla le cifre.`
}

/**
 * E.164, for a place that keeps a number and nothing beside it. `path` names the field that held the text; `kept` is what the
 * record has today, which stays as it is: it may be older than the rule.
 * @throws 422 on `path`, saying what is wrong, or that an extension would be lost
 */
export function phoneNumber(text: string, path: string, kept?: string | null): string {
  if (kept && text.trim() === kept) return kept
  const read = readPhone(text)
  if ('problem' in read) throw invalidField(path, read.problem)
  if (read.extension)
    throw invalidField(
      path,
      `Qui l’interno non si conserva: scrivi ${shown(read.number)}, senza «int. ${read.extension}».`,
    )
  return read.number
}

/** The same for a field that may have no number: what is no text stays what it is. */
export const optionalPhone = <E extends null | undefined>(
  text: string | E,
  path: string,
  kept?: string | null,
): string | E => (typeof text === 'string' ? phoneNumber(text, path, kept) : text)

/** The number, and the notes beside it with its extension, where it has one that they do not say yet. @throws 422 on `path` */
export function phoneWithNote(text: string, path: string, note: string): { telefono: string; note: string } {
  const read = readPhone(text)
  if ('problem' in read) throw invalidField(path, read.problem)
  return { telefono: read.number, note: noteWithExtension(note, read.extension) }
}

/** Notes that say the extension too, once. */
export function noteWithExtension(note: string, extension: string | null): string {
  if (!extension) return note
  const said = `Interno del telefono: ${extension}`
  return note.split('\n').includes(said) ? note : [note, said].filter(Boolean).join('\n')
}
