/** Mobiles and toll-free numbers go in threes. */
const IN_THREES = /^(?:\+?(39))?([38]\d\d)(\d{3})(\d{3,4})$/
/** Landlines begin with the code of their place, of two to four digits. */
const LANDLINE = /^(?:\+(39))?(0[26]|0[1-9][0159]|0[1-9]\d\d)(\d{3,4}?)(\d{3,4})$/

/** "+393920004348", and "393920004348" of a WhatsApp number, → "+39 392 000 4348", as people say it; other countries, and what is already grouped, as written. */
export function phoneText(telefono: string): string {
  const groups = IN_THREES.exec(telefono.replace(/\s/g, '')) ?? LANDLINE.exec(telefono)
  if (!groups) return telefono
  const [, country, ...parts] = groups
  return [...(country ? [`+${country}`] : []), ...parts].join(' ')
}

/** What a telephone dials. */
export const phoneHref = (telefono: string) => `tel:${telefono.replace(/[^\d+]/g, '')}`

const MOBILE = /^(?:(?:\+|00)39)?(3\d{8,9})$/

/** A WhatsApp number, with its country code, to write to. */
export const whatsappHref = (whatsapp: string) => `https://wa.me/${whatsapp.replace(/\D/g, '')}`

/** Where WhatsApp writes to a telephone; null for what is no Italian mobile number. */
export function whatsappOf(telefono: string): string | null {
  const mobile = MOBILE.exec(telefono.replace(/[^\d+]/g, ''))
  return mobile && whatsappHref(`39${mobile[1]}`)
}
