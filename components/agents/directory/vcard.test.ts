import type { Colleague } from '@/lib/features/agents/directory/schema'
import { type Contact, contactLines, vcardFile, vcardOf } from './vcard'

const person: Colleague & Contact = {
  _id: '0190c0de-0000-7000-8000-000000000001',
  slug: null,
  nome: 'Ada',
  cognome: 'Rossi; Bianchi, \\di',
  figura: 'responsabile_agenzia',
  urlPhoto: null,
  telefono: '+39 333 111 2222',
  whatsapp: '393339990000',
  email: 'ada@prova.example',
  oamNumber: 'A123',
  province: ['MI'],
  prodotti: [],
  lingue: [],
  agency: {
    _id: 'x',
    nome: 'Milano Centro',
    comune: 'Milano',
    provincia: 'MI',
    indirizzo: 'Via Torino, 12',
    cap: '20123',
  },
  pagina: 'https://sito.example/agente/ada-rossi',
  presente: true,
  assenteFino: null,
  sostituto: null,
  distanzaKm: null,
}

describe('a vCard', () => {
  it('is of version 3.0, with what separates escaped', () => {
    expect(vcardOf(person).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'UID:urn:uuid:0190c0de-0000-7000-8000-000000000001',
      'FN:Ada Rossi\\; Bianchi\\, \\\\di',
      'N:Rossi\\; Bianchi\\, \\\\di;Ada;;;',
      'TITLE:Responsabile di agenzia',
      'ORG:Milano Centro',
      'ADR;TYPE=WORK:;;Via Torino\\, 12;Milano;MI;20123;Italia',
      'TEL;TYPE=WORK,VOICE:+393331112222',
      'TEL;TYPE=CELL:+393339990000',
      'EMAIL;TYPE=INTERNET,WORK:ada@prova.example',
      'URL:https://sito.example/agente/ada-rossi',
      'NOTE:Iscrizione OAM n. A123',
      'END:VCARD',
    ])
  })

  it('says a number once, and leaves out what is not there', () => {
    const bare = vcardOf({ ...person, whatsapp: '393331112222', agency: null, telefono: '+393331112222' })
    expect(bare.match(/TEL/g)).toHaveLength(1)
    expect(bare).not.toMatch(/ORG|ADR/)
  })

  it('folds long lines without cutting a letter in two', () => {
    const long = vcardOf({ ...person, cognome: 'àèìòù'.repeat(30) })
    for (const line of long.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(long.replaceAll('\r\n ', '')).toContain('àèìòù'.repeat(30))
  })

  it('of a selection is one file, and so are the lines to copy', () => {
    expect(vcardFile([person, person]).match(/BEGIN:VCARD/g)).toHaveLength(2)
    expect(vcardFile([person]).endsWith('END:VCARD\r\n')).toBe(true)
    expect(contactLines([{ ...person, telefono: null }])).toBe('Ada Rossi; Bianchi, \\di, ada@prova.example')
  })
})
