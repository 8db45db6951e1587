import { demoCompany } from '@/prisma/seed/content/company'
import { render } from './render'
import { compose, TEMPLATES } from './templates'

const EVIL = '<script>alert("x")</script>&\'\r\nBcc: altri@prova.example'
const URL_OK = 'https://sito.example/pagina?a=1&b=2'

const STALLED = { codice: EVIL, cliente: EVIL, stato: EVIL, giorni: 30, agente: EVIL }
/** Every field any template knows, all of them hostile but for the link and the instant. */
const data = (url: string) => ({
  ...Object.fromEntries(
    ['nome', 'codice', 'prodotto', 'importo', 'agente', 'cliente', 'telefono', 'provincia', 'stato'].map(
      (key) => [key, EVIL],
    ),
  ),
  numero: EVIL,
  mancano: EVIL,
  firma: EVIL,
  fino: EVIL,
  spiegazione: EVIL,
  messaggio: EVIL,
  oggetto: EVIL,
  risposta: EVIL,
  motivo: EVIL,
  durata: EVIL,
  offerta: EVIL,
  offerte: [{ banca: EVIL, rata: EVIL, tan: EVIL, taeg: EVIL }],
  rata: EVIL,
  tassi: EVIL,
  totale: EVIL,
  pdf: url,
  dispositivo: EVIL,
  indirizzo: EVIL,
  documenti: [EVIL],
  minuti: 30,
  chi: EVIL,
  ruolo: EVIL,
  consulente: EVIL,
  email: EVIL,
  oam: EVIL,
  orario: EVIL,
  segnalante: EVIL,
  inoltro: url,
  recupero: url,
  isAgain: true,
  giorni: 30,
  noleggio: true,
  inoltrata: true,
  area: EVIL,
  da: EVIL,
  cosa: EVIL,
  documento: EVIL,
  giorno: EVIL,
  insieme: true,
  permessi: EVIL,
  nuovo: EVIL,
  mese: EVIL,
  ritardo: true,
  che: EVIL,
  ultimaBuona: EVIL,
  lavoro: EVIL,
  seguito: EVIL,
  esito: EVIL,
  titolo: EVIL,
  periodo: EVIL,
  cifre: [[EVIL, EVIL]],
  righe: [[EVIL, EVIL]],
  proprie: [STALLED],
  quante: 1,
  gruppo: [STALLED],
  quanteGruppo: 1,
  tipo: EVIL,
  canone: EVIL,
  stop: url,
  quando: '2026-03-01T10:00:00Z',
  url,
})

describe.each(Object.keys(TEMPLATES))('mail %s', (name) => {
  const mail = render(compose(name, data(URL_OK)), demoCompany)

  it('escapes whatever the data holds', () => {
    expect(mail.html).not.toContain('<script')
    expect(mail.html.replaceAll(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&')
  })

  it('has a one-line subject, a language, one title and the words in both forms', () => {
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.subject.length).toBeGreaterThan(5)
    expect(mail.html).toContain('<html lang="it">')
    expect(mail.html.match(/<h1/g)).toHaveLength(1)
    expect(mail.text).toContain('Ciao <script>')
    expect(mail.html + mail.text).not.toMatch(/undefined|\[object/)
    expect(mail.html).not.toMatch(/<img|<table|src=/)
  })

  it('links only to pages', () => {
    const links = (url: string) => {
      const { html } = render(compose(name, data(url)), demoCompany)
      return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    }
    for (const href of links(URL_OK)) expect(href).toBe('https://sito.example/pagina?a=1&amp;b=2')
    for (const href of links('javascript:alert(1)')) expect(href).toBe('#')
  })
})

it('tells a referred person who gave us the contact, and that nothing stays without a yes', () => {
  const about = { nome: 'Ada', segnalante: 'Bruno Prova', agente: 'C D', giorni: 30, noleggio: false }
  const mail = render(compose('segnalazione-consenso', { ...about, url: URL_OK }), demoCompany)
  for (const words of [mail.text, mail.html]) {
    expect(words).toContain('Ricevi questo messaggio perché Bruno Prova ci ha dato il tuo contatto.')
    expect(words).toContain('dopo 30 giorni i tuoi dati vengono cancellati.')
    expect(words).not.toContain('il tuo rapporto')
  }
})

it('leaves out facts that have no value', () => {
  const { html } = render(
    compose('lead-assigned', { nome: 'Ada', codice: 'L1', prodotto: 'Mutuo', cliente: 'B C', url: URL_OK }),
    demoCompany,
  )
  expect(html).not.toContain('Telefono')
  expect(html).toContain('Codice')
  // Of none of them not even the line above them.
  const bare = compose('pratica-state-changed', { nome: 'Ada', codice: 'L1', stato: 'chiusa', url: URL_OK })
  expect(render(bare, demoCompany).html).not.toContain('<dl')
})

it('refuses a template that does not exist', () => {
  expect(() => compose('inventato', {})).toThrow('inventato')
})
