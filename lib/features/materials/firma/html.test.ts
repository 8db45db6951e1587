import sanitize from 'sanitize-html'
import { demoCompany } from '@/prisma/seed/content/company'
import { type Signed, signatureHtml, signatureText } from './html'
import { LAYOUT_FIRMA, type LayoutFirma } from './schema'

const signed: Signed = {
  card: {
    _id: '01900000-0000-7000-8000-000000000000',
    nome: 'Anna & Bea',
    cognome: 'D’Amico <x>',
    ruolo: 'Agente',
    telefono: '+393920004348',
    whatsapp: '393920004348',
    email: 'anna@chiaravia.example',
    oamNumber: 'A12',
    sito: 'chiaravia.example/agente/anna',
    agenzia: { nome: 'Milano', indirizzo: 'Via Prova 1', cap: '20121', comune: 'Milano', provincia: 'MI' },
    urlPhoto: '/v2/storage/files/x',
  },
  options: { layout: 'lineare', telefono: true, whatsapp: true, sito: true, indirizzo: true },
  company: demoCompany,
  site: 'https://chiaravia.example',
  foto: true,
  banner: {
    src: 'https://chiaravia.example/v2/firma/01900000-0000-7000-8000-000000000001/banner.jpg',
    width: 480,
    height: 120,
    alt: 'Mutui & case: 10% in meno',
    href: 'https://chiaravia.example/mutui?a=1&b=2',
  },
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

it('warns of the cost of credit with a banner, and only then', () => {
  const bare = { ...signed, banner: null }
  for (const write of [signatureHtml, signatureText]) {
    expect(write(signed)).toContain(demoCompany.avvertenza)
    expect(write(bare)).not.toContain(demoCompany.avvertenza)
  }
})

it('shows the photograph only where visitors may see it', () => {
  expect(htmlOf('foto')).toContain('/firma.jpg')
  const options = { ...signed.options, layout: 'foto' as const }
  expect(signatureHtml({ ...signed, options, foto: false })).toContain('/firma-logo.png')
  expect(htmlOf('essenziale')).not.toMatch(/firma\.jpg|firma-logo/)
})

it('shows the network’s banner between its days, and nothing in its place on others', () => {
  expect(htmlOf('essenziale')).toMatch(
    /<td colspan="1" style="padding:12px 0 0 0;[^"]*"><a href="https:\/\/chiaravia/,
  )
  expect(signatureText(signed)).toContain(
    'Mutui & case: 10% in meno: https://chiaravia.example/mutui?a=1&b=2',
  )
  const without = signatureHtml({ ...signed, banner: null })
  expect([without.includes('banner.jpg'), without.match(/<tr>/g)?.length]).toEqual([false, 2])
})

it('says the same in plain text, without what was left out', () => {
  const text = signatureText({ ...signed, options: { ...signed.options, whatsapp: false, sito: false } })
  expect(text).toMatch(
    /^-- \nAnna & Bea D’Amico <x>\nAgente, Milano\n\+39 392 000 4348\nanna@chiaravia\.example\nVia Prova 1/,
  )
  expect(text).not.toMatch(/WhatsApp|agente\/anna/)
})
