import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { invalidField } from '../core/errors'

/** E.164; Italian numbers may leave out the country code. `path` names the field that held the text. */
export function phoneNumber(text: string, path: string): string {
  const parsed = parsePhoneNumberFromString(text, 'IT')
  if (!parsed?.isPossible()) throw invalidField(path, 'Il numero di telefono non è valido.')
  return parsed.number
}
