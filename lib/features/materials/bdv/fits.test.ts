import { qrPath } from '@/lib/core/qr-path'
import { avvisiOf, linesOf, nameSize, siteLines } from './fits'
import { qrCard } from './qr-card'
import type { BdvCard, BdvOptions } from './schema'

const options: BdvOptions = {
  layout: 'classico',
  cellulare: true,
  whatsapp: true,
  qr: true,
  foto: true,
  oam: true,
}
const card: BdvCard = {
  _id: 'a',
  nome: 'Niccolò',
  cognome: 'Dell’Acqua',
  ruolo: 'Agente',
  telefono: '+393920004348',
  whatsapp: '393920004348',
  email: 'niccolo@chiaravia.example',
  oamNumber: 'A12',
  urlPhoto: '/x',
  sito: 'chiaravia.example/agente/niccolo-dellacqua',
  agenzia: { nome: 'Milano', indirizzo: 'Via Prova 1', cap: '20121', comune: 'Milano', provincia: 'MI' },
}
const fields = (more: Partial<BdvCard>, chosen: Partial<BdvOptions> = {}) =>
  avvisiOf({ ...card, ...more }, { ...options, ...chosen }).map(({ campo, blocca }) => [campo, blocca])

describe('what fits on a card', () => {
  it('says nothing of a usual one, whose telephone is not said twice', () => {
    expect(fields({})).toEqual([])
    expect(linesOf(card, options)[0]?.testo).toBe('+39 392 000 4348 (anche WhatsApp)')
  })

  it('makes a long name smaller, and refuses one that is longer still', () => {
    const cognome = 'Castiglioni della Rovere'
    expect([nameSize(card), nameSize({ ...card, cognome })]).toEqual([14, 10.5])
    expect(fields({ nome: 'Maria Antonietta', cognome })).toEqual([['nome', true]])
  })

  it('warns of long lines, which end before the domain, and of what is missing', () => {
    const email = 'niccolo.dell.acqua.consulente.del.credito@chiaravia.example'
    expect(fields({ email }, { layout: 'fascia' })).toEqual([['email', false]])
    expect(linesOf({ ...card, email }, options).at(1)?.testo).toBe(
      'niccolo.dell.acqua.consulente.del.credito',
    )
    const none = { telefono: null, whatsapp: null, urlPhoto: null, oamNumber: null, agenzia: null }
    expect(fields(none)).toEqual(['telefono', 'whatsapp', 'foto', 'oam'].map((field) => [field, false]))
    expect(fields(none, { cellulare: false, whatsapp: false, foto: false, oam: false })).toEqual([])
  })

  it('writes a public address in two lines, and a very long one as the site alone', () => {
    expect(siteLines('chiaravia.example/agente/anna')).toEqual(['chiaravia.example', '/agente/anna'])
    expect(siteLines(`chiaravia.example/agente/${'a'.repeat(60)}`)).toEqual(['chiaravia.example'])
  })
})

describe('the code of a card', () => {
  it('holds name, number and address, and never more than version 10', () => {
    const text = qrCard(card, options, 'Chiaravia')
    expect(text.split('\n').slice(2, 6)).toEqual([
      'N:Dell’Acqua;Niccolò;;;',
      'FN:Niccolò Dell’Acqua',
      'TEL:+393920004348',
      'EMAIL:niccolo@chiaravia.example',
    ])
    const long = { ...card, cognome: 'D’Àlfònsò della Rovère', email: `${'a'.repeat(60)}@chiaravia.example` }
    for (const one of [card, long])
      expect(qrPath(qrCard(one, options, 'Chiaravia')).version).toBeLessThanOrEqual(10)
  })

  it('keeps to itself the numbers that the card does not show', () => {
    expect(qrCard(card, { ...options, cellulare: false, whatsapp: false }, 'Chiaravia')).not.toContain('TEL')
  })
})
