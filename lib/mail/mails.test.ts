import { readdirSync } from 'node:fs'
import path from 'node:path'
import { demoCompany } from '@/prisma/seed/content/company'
import { render } from './render'
import { compose, TEMPLATES } from './templates'

const files = readdirSync(path.join(__dirname, 'mails')).map((file) => path.parse(file).name)

it('has a file for each mail, and no other', () => {
  expect(files.sort()).toEqual(Object.keys(TEMPLATES).sort())
})

it('tells the office what each is, and when it goes to whom', () => {
  const all = Object.values(TEMPLATES)
  expect(new Set(all.map(({ nome }) => nome)).size).toBe(all.length)
  for (const { nome, invio } of all) {
    expect(nome).toMatch(/^[A-ZÀ-Ú][^.!?]{4,59}$/)
    expect(invio).toMatch(/^A[gil’ ].{10,}\.$/)
  }
})

/** Small words of both languages, before the footer that all mails share. */
const ITALIAN = /(?<!\p{L})(?:la|il|di|un|una|con|che|non|per|è|del|della|al|tuo|tua|ti|questo)(?!\p{L})/giu
const ENGLISH = /(?<!\p{L})(?:the|you|your|is|are|of|to|and|please|click)(?!\p{L})/iu
const GAPS = /undefined|\bnull\b|NaN|\[object/
const own = (text: string) => text.split('\n--\n')[0] ?? ''

it('warns of what credit costs where it speaks of credit for consumers, in both forms, as large as the rest', () => {
  for (const [name, other] of [
    ['simulazione', { consumo: false }],
    ['preventivo', { consumo: false }],
    ['lead-received', { consumo: false }],
    ['segnalazione-consenso', { noleggio: true }],
  ] as const) {
    const { demo } = TEMPLATES[name]
    const warned = render(compose(name, demo), demoCompany)
    expect(warned.text).toContain(`\n${demoCompany.avvertenza}\n`)
    expect(warned.html).toMatch(/font-size:16px[^>]*>Attenzione! Prendere denaro in prestito ha un costo\./)
    expect(render(compose(name, { ...demo, ...other }), demoCompany).text).not.toContain('Attenzione!')
  }
})

describe.each(Object.entries(TEMPLATES))('mail %s', (name, { demo }) => {
  const { subject, html, text, ...rest } = render(compose(name, demo), demoCompany)

  it('has text and HTML, in Italian, with no gap', () => {
    for (const words of [subject, text, html]) expect(words).not.toMatch(GAPS)
    expect(subject).toMatch(/^[A-ZÀ-Ú].{4,}$/)
    expect(own(text).match(ITALIAN)?.length).toBeGreaterThan(2)
    expect(own(text)).not.toMatch(ENGLISH)
    for (const line of own(text)
      .split('\n')
      .filter((one) => /^\p{L}[\p{L} ,.’]+$/u.test(one)))
      expect(html).toContain(line)
  })

  it('says everything that it is told', () => {
    const told = Object.values(demo).filter((value) => typeof value === 'string' && !/^\d{4}-/.test(value))
    // What a calendar is told is in the file that goes with the mail.
    const said = `${subject}\n${text}\n${JSON.stringify(rest)}`.toLowerCase()
    expect(told.filter((value) => !said.includes(String(value).toLowerCase()))).toEqual([])
  })
})
