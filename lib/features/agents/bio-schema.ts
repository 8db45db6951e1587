/** A bio is a presentation: clients reach the agent by the buttons of the page, which the office knows of. */
export const BIO_MAX = 2_000
export const BIO_MIN = 40

const LINK = /\bhttps?:|\bwww\.|@|\b[a-z0-9-]+\.(?:it|com|net|org|eu|info|io|me)\b/i
/** "2004-2012" and "€ 1.200.000" are no telephones. */
const YEARS = /\b(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d\b/g
const AMOUNTS =
  /(?:€|\beuro)\s*\d{1,3}(?:[.\s]\d{3})*(?:,\d+)?|\b\d{1,3}(?:[.\s]\d{3})*(?:,\d+)?\s*(?:€|euro\b)/gi
const PHONE = /(?:\+|\b00)?\d(?:[\s./()-]*\d){6,}/

/** Why a bio cannot be published, in words; null where it can. */
export function bioProblem(text: string): string | null {
  if (LINK.test(text)) return 'Niente link né indirizzi e-mail: nella pagina ci sono già i tuoi recapiti.'
  if (PHONE.test(text.replace(AMOUNTS, ' ').replace(YEARS, ' ')))
    return 'Niente numeri di telefono: nella pagina c’è già il pulsante per chiamarti.'
  return null
}
