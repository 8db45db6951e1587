import sanitize from 'sanitize-html'
import { demoCompany } from '@/lib/core/company'
import { type Signed, signatureHtml, signatureText } from './html'
import { LAYOUT_FIRMA, type LayoutFirma } from './schema'

const signed: Signed = {
  card: {
    ...{
      _id: '01900000-0000-7000-8000-000000000000',
      nome: 'Anna & Bea',
      cognome: 'D’Amico <x>',
      ruolo: 'Agente',
    },
    ...{
      telefono: '+393920004348',
      whatsapp: '393920004348',
      email: 'anna@chiaravia.example',
      oamNumber: 'A12',
    },
    sito: 'chiaravia.example/agente/anna',
    agenzia: { nome: 'Milano', indirizzo: 'Via Prova 1', cap: '20121', comune: 'Milano', provincia: 'MI' },
    urlPhoto: '/v2/storage/files/x',
  },
  options: { layout: 'lineare', telefono: true, whatsapp: true, sito: true, indirizzo: true },
  company: demoCompany,
  site: 'https://chiaravia.example',
  foto: true,
}
const layouts = Object.keys(LAYOUT_FIRMA) as LayoutFirma[]
const htmlOf = (layout: LayoutFirma) => signatureHtml({ ...signed, options: { ...signed.options, layout } })

/** What the strictest mail programs let through. */
const clean = (html: string) =>
  sanitize(html, {
    allowedTags: ['table', 'tr', 'td', 'a', 'img', 'b', 'span', 'br'],
    allowedAttributes: {
      table: ['cellpadding', 'cellspacing', 'border', 'style'],
      td: ['valign', 'colspan', 'style'],
      a: ['href', 'style'],
      img: ['src', 'width', 'height', 'alt', 'style'],
      b: ['style'],
      span: ['style'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
  })

describe.each(layouts)('the signature %s', (layout) => {
  const html = htmlOf(layout)

  it('passes a sanitizer of mails as it is', () => {
    expect(clean(html)).toBe(html)
  })

  it('is one table with absolute addresses, whole pictures and its legal lines, and is light', () => {
    expect(html.match(/<table/g)).toHaveLength(1)
    expect(html).not.toMatch(/<(?:div|p)[ >]/)
    for (const [, href] of html.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(href).toMatch(/^(?:https:\/\/|mailto:|tel:)/)
    for (const [image] of html.matchAll(/<img[^>]*>/g))
      expect(image).toMatch(/width="\d+" height="\d+" alt="[^"]+"/)
    expect(html).toContain(`OAM n. ${demoCompany.oam.numero}`)
    expect(Buffer.byteLength(html)).toBeLessThan(8_000)
  })
})

it('shows the photograph only where visitors may see it', () => {
  expect(htmlOf('foto')).toContain('/firma.jpg')
  const options = { ...signed.options, layout: 'foto' as const }
  expect(signatureHtml({ ...signed, options, foto: false })).toContain('/firma-logo.png')
  expect(htmlOf('essenziale')).not.toContain('<img')
})

it('says the same in plain text, without what was left out', () => {
  const text = signatureText({ ...signed, options: { ...signed.options, whatsapp: false, sito: false } })
  expect(text).toMatch(
    /^-- \nAnna & Bea D’Amico <x>\nAgente, Milano\n\+39 392 000 4348\nanna@chiaravia\.example\nVia Prova 1/,
  )
  expect(text).not.toMatch(/WhatsApp|agente\/anna/)
})
