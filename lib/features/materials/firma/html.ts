import type { Company } from '@/lib/core/company'
import { escapeMarkup } from '@/lib/core/markup'
import { formatWholeEuro } from '@/lib/core/money'
import { WORDMARK } from '@/lib/core/wordmark'
import type { BdvCard } from '@/lib/features/materials/bdv/schema'
import { phoneHref, phoneText, whatsappHref } from '@/lib/italian/phone-text'
import type { FirmaOptions } from './schema'

/** What the network shows under every signature for some days. */
export type Banner = { src: string; width: number; height: number; alt: string; href: string }

/** `site`: where pictures and pages are, with its protocol. `foto`: whether visitors may see the photograph. */
export type Signed = {
  card: BdvCard
  options: FirmaOptions
  company: Company
  site: string
  foto: boolean
  banner: Banner | null
}

/** Readable on white and on black: mail programs turn a signature dark without asking. */
const LINK = '#2f7f86'
const SOFT = '#767676'
const FACE = 'font-family:Arial,Helvetica,sans-serif'
const LOGO = { src: '/firma-logo.png', width: 148, height: 36 } as const
const PHOTO = 80

const link = (href: string, text: string) =>
  `<a href="${escapeMarkup(href)}" style="color:${LINK};text-decoration:none">${escapeMarkup(text)}</a>`

type Picture = { src: string; width: number; height: number; alt: string }
const image = ({ src, width, height, alt }: Picture) =>
  `<img src="${escapeMarkup(src)}" width="${width}" height="${height}" alt="${escapeMarkup(alt)}" style="border:0" />`

/** The picture says one name: any other is written. */
const logo = ({ site, company: { marchio } }: Signed) =>
  marchio === WORDMARK.says
    ? image({ ...LOGO, src: `${site}${LOGO.src}`, alt: marchio })
    : `<span style="${FACE};font-size:22px;font-weight:bold;color:${LINK}">${escapeMarkup(marchio)}</span>`
const photo = ({ site, card }: Signed) =>
  image({
    src: `${site}/v2/agents/public/${card._id}/firma.jpg`,
    width: PHOTO,
    height: PHOTO,
    alt: `${card.nome} ${card.cognome}`,
  })

/** Each way to reach the agent, as a line of HTML and as one of text. */
function ways({ card, options }: Signed): [html: string, text: string][] {
  const { telefono, whatsapp, email, sito, agenzia } = card
  const chat = options.whatsapp && whatsapp
  const address = options.indirizzo && agenzia
  const place = address && `${address.indirizzo}, ${address.cap} ${address.comune} (${address.provincia})`
  return [
    ...(options.telefono && telefono
      ? [[link(phoneHref(telefono), phoneText(telefono)), phoneText(telefono)] as [string, string]]
      : []),
    ...(chat
      ? [[link(whatsappHref(chat), 'WhatsApp'), `WhatsApp ${phoneText(`+${chat}`)}`] as [string, string]]
      : []),
    [link(`mailto:${email}`, email), email],
    ...(options.sito && sito ? [[link(`https://${sito}`, sito), `https://${sito}`] as [string, string]] : []),
    ...(place ? [[escapeMarkup(place), place] as [string, string]] : []),
  ]
}

const roleOf = ({ card }: Signed) => (card.agenzia ? `${card.ruolo}, ${card.agenzia.nome}` : card.ruolo)

/** What the law wants under a letter: who writes, for whom, and where both are registered (art. 2250 c.c., OAM). */
export function legalLines({ card, company }: Signed): string[] {
  const { marchio, ragioneSociale, sede, partitaIva, rea, capitaleSociale, oam } = company
  const registered = [
    sede,
    partitaIva && `P. IVA ${partitaIva}`,
    rea && `REA ${rea}`,
    capitaleSociale === null ? '' : `Capitale sociale ${formatWholeEuro(capitaleSociale)} i.v.`,
    oam.numero && `OAM n. ${oam.numero}`,
  ]
  return [
    `${card.ruolo}${card.oamNumber ? `, iscrizione OAM n. ${card.oamNumber}` : ''}, per ${ragioneSociale || marchio}`,
    registered.filter(Boolean).join(' · '),
  ].filter(Boolean)
}

/** One table with inline styles, no paragraphs: what every mail program leaves as it is. */
export function signatureHtml(signed: Signed): string {
  const { card, options, banner } = signed
  const text = [
    `<b style="font-size:16px">${escapeMarkup(`${card.nome} ${card.cognome}`)}</b>`,
    `<span style="color:${SOFT}">${escapeMarkup(roleOf(signed))}</span>`,
    ...ways(signed).map(([html]) => html),
  ].join('<br />')
  const legal = legalLines(signed).map(escapeMarkup).join('<br />')
  const picture = { lineare: logo, foto: signed.foto ? photo : logo, essenziale: null }[options.layout]
  // Said, so that a wide banner below does not stretch it.
  const width = picture === photo ? PHOTO : LOGO.width
  const side = picture
    ? `<td valign="top" style="width:${width}px;padding:0 16px 0 0;border-right:2px solid ${LINK}">${picture(signed)}</td>`
    : ''
  const gap = picture ? '16px' : '0'
  const columns = picture ? 2 : 1
  // What advertises credit says that it costs money, as large as the signature is (Dir. (EU) 2023/2225, art. 8).
  const shown = banner
    ? `<tr><td colspan="${columns}" style="padding:12px 0 0 0;${FACE};font-size:13px;line-height:1.5"><a href="${escapeMarkup(banner.href)}">${image(banner)}</a><br />${escapeMarkup(signed.company.avvertenza)}</td></tr>`
    : ''
  return [
    `<table cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${FACE};font-size:13px;line-height:1.5">`,
    `<tr>${side}<td valign="top" style="padding:0 0 0 ${gap};${FACE};font-size:13px;line-height:1.5">${text}</td></tr>`,
    shown,
    `<tr><td colspan="${columns}" style="padding:12px 0 0 0;${FACE};font-size:11px;line-height:1.4;color:${SOFT}">${legal}</td></tr>`,
    '</table>',
  ].join('')
}

/** The same for programs that send plain text. */
export const signatureText = (signed: Signed): string =>
  [
    '-- ',
    `${signed.card.nome} ${signed.card.cognome}`,
    roleOf(signed),
    ...ways(signed).map(([, text]) => text),
    '',
    ...(signed.banner ? [`${signed.banner.alt}: ${signed.banner.href}`, signed.company.avvertenza, ''] : []),
    ...legalLines(signed),
  ].join('\n')

/** The file that Outlook keeps a signature in. */
export const signatureFile = (html: string): string =>
  `<!DOCTYPE html>\n<html lang="it"><head><meta charset="utf-8"><title>Firma</title></head><body>${html}</body></html>\n`
