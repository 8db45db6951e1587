import { db } from '@/lib/core/db'
import { bankProductInitial } from '@/lib/features/bank-products/schema'
import { faqCategories } from '@/lib/features/faq-categories/resource'
import { adminWith, anAgent, type Caller, ctxOf } from '@/lib/testing/test-kit'
import { buildBank, buildBankProduct, buildPriceTable } from '@/prisma/seed/factories/banks'
import { buildFaq, buildFaqCategory, buildNews, buildPage } from '@/prisma/seed/factories/content'
import { buildContactRequest, buildLead } from '@/prisma/seed/factories/leads'
import { buildAgency, buildAgent, buildEmployee } from '@/prisma/seed/factories/people'
import { buildProvince } from '@/prisma/seed/factories/places'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildClassifica } from '@/prisma/seed/factories/service'
import type { Row } from './types'
import { createRow } from './write'

/** A row that exists and that somebody, who may use the list, must not see. */
type Hidden = { id: string; from: Caller | null }

/** What the contract suite needs to know of a resource besides its declaration. */
export type Sample = {
  /** One row; numbers differ, so that lists hold ties, nulls and every kind of value. */
  build: (n: number) => Promise<{ id: string }>
  hidden?: () => Promise<Hidden>
  /** A row of the same table that belongs to another resource; where there are fixed values. */
  foreign?: () => Promise<{ id: string }>
  /** The body of a creation; only where the engine creates. */
  body?: (n: number) => Promise<Row>
  /** A valid change of every row that `build` makes. */
  patch?: Row
  /** Values that the schema or its rules must refuse, and the field they are refused for. */
  invalid?: readonly (readonly [Row, string])[]
  /** Found by this search, which no other row answers to. */
  search?: { word: string; make: (word: string) => Promise<{ id: string }> }
}

const yesterday = (n: number) => new Date(Date.now() - 86_400_000 * (1 + (n % 3)))

/** A grid that another family's list must not show. */
const priceTables = (famiglia: 'asa' | 'newfin' | 'hub'): Sample => ({
  build: (n) =>
    buildPriceTable({ famiglia, nome: `Tabella ${n % 4}`, validTo: n % 2 ? null : new Date('2027-01-01') }),
  foreign: () => buildPriceTable({ famiglia: famiglia === 'asa' ? 'hub' : 'asa' }),
  body: async (n) => ({
    nome: `Scritta ${n}`,
    prodotto: 'prestito',
    bankId: (await buildBank()).id,
    finalita: ['auto'],
    validFrom: '2026-03-01',
    validTo: null,
    righe: [
      { importo: 5_000, durata: 24, rata: 223.5, tan: 6.9, taeg: 7.8, spese: 0 },
      { importo: 10_000, durata: 48, rata: 239.2, tan: 6.9, taeg: 7.6, spese: 16 },
    ],
  }),
  patch: { nome: 'Nome cambiato' },
  invalid: [
    [{ validTo: '2020-01-01' }, 'validTo'],
    [{ righe: [{ importo: 1, durata: 0, rata: 1, tan: 1, taeg: 1, spese: 0 }] }, 'righe.0.durata'],
  ],
})

const ranking = (
  tipo: 'agenti' | 'managers' | 'dipendenti' | 'contact_center',
  who: 'agentId' | 'employeeId',
): Sample => ({
  build: (n) => buildClassifica({ tipo, titolo: `Classifica ${n % 4}`, published: n % 2 === 0 }),
  foreign: () => buildClassifica({ tipo: tipo === 'agenti' ? 'managers' : 'agenti' }),
  body: async (n) => ({
    titolo: `Scritta ${n}`,
    anno: 2500 + (n % 400),
    mese: 1 + (n % 12),
    published: false,
    voci: [
      { posizione: 1, nome: 'Prima', [who]: null, punti: 12.5, pratiche: 3, importo: 250_000.5 },
      { posizione: 2, nome: 'Seconda', [who]: null, punti: 8, pratiche: 2, importo: 0 },
    ],
  }),
  patch: { titolo: 'Titolo cambiato' },
  invalid: [
    [{ mese: 13 }, 'mese'],
    [
      { voci: [{ posizione: 0, nome: 'Prima', [who]: null, punti: 0, pratiche: 0, importo: 0 }] },
      'voci.0.posizione',
    ],
  ],
})

export const SAMPLES: Record<string, Sample> = {
  news: {
    build: (n) =>
      buildNews({
        titolo: `Titolo ${n % 4}`,
        categoria: n % 2 ? 'tassi' : 'mutui',
        published: n % 3 !== 0,
        publishedAt: n % 3 === 0 ? null : yesterday(n),
      }),
    hidden: async () => ({ id: (await buildNews({ published: false })).id, from: null }),
    body: async (n) => ({
      titolo: `Scritta ${n}`,
      slug: `scritta-${n}`,
      categoria: 'casa',
      abstract: 'In breve.',
      corpo: '<p>Testo.</p>',
      urlImage: null,
      urlImageAlt: '',
      published: false,
      publishedAt: null,
    }),
    patch: { titolo: 'Titolo cambiato' },
    invalid: [
      [{ titolo: 'ab' }, 'titolo'],
      [{ slug: 'Con Spazi' }, 'slug'],
      [{ categoria: 'sport' }, 'categoria'],
      [{ published: true, publishedAt: null }, 'publishedAt'],
      [{ urlImage: 'https://immagini.example/a.png', urlImageAlt: '' }, 'urlImageAlt'],
    ],
    search: { word: 'Perché', make: (word) => buildNews({ titolo: `${word} scegliere il fisso` }) },
  },
  pages: {
    build: (n) => buildPage({ titolo: `Pagina ${n % 4}`, published: n % 3 !== 0 }),
    hidden: async () => ({ id: (await buildPage({ published: false })).id, from: null }),
    body: async (n) => ({
      titolo: `Scritta ${n}`,
      url: `scritta_${n}`,
      descrizione: 'In breve.',
      corpo: '<p>Testo.</p>',
      published: true,
    }),
    patch: { titolo: 'Titolo cambiato' },
    invalid: [
      [{ titolo: 'ab' }, 'titolo'],
      [{ url: 'Con Spazi' }, 'url'],
      [{ url: 'a/b' }, 'url'],
      [{ url: 'preferenze-cookie' }, 'url'],
      [{ descrizione: 'x'.repeat(301) }, 'descrizione'],
    ],
  },
  faqs: {
    build: (n) => buildFaq({ ordine: n % 3, published: n % 2 === 0 }),
    hidden: async () => ({ id: (await buildFaq({ published: false })).id, from: null }),
    body: async (n) => ({
      categoryId: (await buildFaqCategory()).id,
      domanda: `Domanda scritta ${n}?`,
      risposta: '<p>Risposta scritta.</p>',
      ordine: n,
      published: true,
    }),
    patch: { domanda: 'Una domanda diversa?' },
    invalid: [
      [{ ordine: -1 }, 'ordine'],
      [{ domanda: '' }, 'domanda'],
      [{ categoryId: 'x' }, 'categoryId'],
    ],
    search: { word: 'Quanto', make: (word) => buildFaq({ domanda: `${word} costa?` }) },
  },
  faqCategories: {
    build: (n) => buildFaqCategory({ ordine: n % 3, contesto: n % 2 ? 'mutui' : 'home' }),
    body: async (n) => ({ nome: `Nuova ${n}`, contesto: 'leasing', ordine: n }),
    patch: { contesto: 'leasing' },
    invalid: [
      [{ contesto: 'altrove' }, 'contesto'],
      [{ ordine: 1.5 }, 'ordine'],
    ],
  },
  agencies: {
    build: (n) => buildAgency({ comune: n % 2 ? 'Torino' : 'Milano', published: n % 3 !== 0 }),
    hidden: async () => ({ id: (await buildAgency({ published: false })).id, from: null }),
    body: async (n) => ({
      nome: `Sede ${n}`,
      slug: `sede-${n}`,
      indirizzo: 'Via dell’Esempio 1',
      cap: '10121',
      comune: 'Torino',
      provincia: (await buildProvince()).sigla,
      lat: 45.07,
      lng: 7.68,
      telefono: null,
      email: null,
      orari: [{ giorno: 1, dalle: '09:00', alle: '12:30' }],
      servizi: ['mutui'],
      urlPhoto: null,
      published: true,
    }),
    patch: { telefono: '+39 02 111 2222' },
    invalid: [
      [{ cap: '123' }, 'cap'],
      [{ lat: 3 }, 'lat'],
      [{ provincia: 'ZZ' }, 'provincia'],
      [{ published: true, lat: null }, 'lat'],
      [{ orari: [{ giorno: 1, dalle: '12:00', alle: '09:00' }] }, 'orari.0'],
    ],
    search: { word: 'Forlì', make: (word) => buildAgency({ comune: word }) },
  },
  banks: {
    build: (n) => buildBank({ attiva: n % 2 === 0 }),
    hidden: async () => ({ id: (await buildBank({ attiva: false })).id, from: await anAgent() }),
    body: async (n) => ({
      nome: `Istituto ${n}`,
      slug: `istituto-${n}`,
      urlLogo: null,
      descrizione: 'Dati dimostrativi.',
      sito: 'https://istituto.example',
      attiva: true,
      provvigionePct: 1.25,
    }),
    patch: { provvigionePct: 2.5 },
    invalid: [
      [{ provvigionePct: 21 }, 'provvigionePct'],
      [{ sito: 'senza schema' }, 'sito'],
    ],
    search: { word: 'Ligure', make: (word) => buildBank({ nome: `Cassa ${word}` }) },
  },
  bankProducts: {
    build: (n) => buildBankProduct({ tipoTasso: n % 2 ? 'fisso' : 'variabile', attivo: n % 3 !== 0 }),
    hidden: async () => ({ id: (await buildBankProduct({ attivo: false })).id, from: await anAgent() }),
    body: async (n) => ({
      ...bankProductInitial,
      bankId: (await buildBank()).id,
      nome: `Prodotto ${n}`,
      importoMin: 50_000.5,
      spreadByLtv: [{ ltvMax: 80, durataMax: 240, spread: 0.9 }],
    }),
    patch: { importoMax: 123_456.78 },
    invalid: [
      [{ importoMin: 600_000 }, 'importoMax'],
      [{ durataMin: 500 }, 'durataMax'],
      [{ tipoTasso: 'capped', cap: null }, 'cap'],
      [{ ltvMax: 101 }, 'ltvMax'],
    ],
  },
  pratiche: {
    build: (n) =>
      buildPratica({
        stato: n % 2 ? 'bozza' : 'sospesa',
        importoRichiesto: 1_000_000n * BigInt(1 + (n % 3)),
      }),
    hidden: async () => ({ id: (await buildPratica()).id, from: await anAgent() }),
    patch: { importoRichiesto: 98_765.43 },
    invalid: [
      [{ importoRichiesto: 99 }, 'importoRichiesto'],
      [{ stato: 'liquidata' }, 'stato'],
      [{ durataMesi: 0 }, 'durataMesi'],
    ],
    search: { word: 'Nuvolò', make: (word) => buildPratica({ intestatario: `${word} Prova` }) },
  },
  leadRequests: {
    build: (n) => buildLead({ cognome: `Cognome ${n % 4}`, channel: n % 2 ? 'sito' : 'fb' }),
    hidden: async () => ({
      id: (await buildLead({ agentId: (await buildAgent()).id })).id,
      from: await anAgent(),
    }),
    patch: { note: 'Richiamare dopo le 18.' },
    invalid: [
      [{ note: 'x'.repeat(10_001) }, 'note'],
      [{ stato: 'convertito' }, 'stato'],
    ],
    search: { word: 'Città', make: (word) => buildLead({ cognome: word }) },
  },
  requests: {
    build: (n) =>
      buildContactRequest({ cognome: `Cognome ${n % 4}`, kind: n % 2 ? 'contatto' : 'candidatura' }),
    hidden: async () => ({
      id: (await buildContactRequest({ agentId: (await buildAgent()).id })).id,
      from: await anAgent(),
    }),
    search: { word: 'Nicolò', make: (word) => buildContactRequest({ cognome: word }) },
  },
  agents: {
    build: (n) => buildAgent({ cognome: `Cognome ${n % 4}` }),
    hidden: async () => ({ id: (await buildAgent({ status: 'pending' })).id, from: await anAgent() }),
    search: { word: 'Ossolà', make: (word) => buildAgent({ cognome: word }) },
  },
  tabelle: priceTables('asa'),
  tabelleNewfin: priceTables('newfin'),
  tabelleHub: priceTables('hub'),
  classificheAgenti: ranking('agenti', 'agentId'),
  classificheManagers: ranking('managers', 'agentId'),
  classificheDipendenti: ranking('dipendenti', 'employeeId'),
  classificheContactCenter: ranking('contact_center', 'employeeId'),
  employees: { build: (n) => buildEmployee({ cognome: `Cognome ${n % 4}` }) },
  commits: {
    build: async (n) => {
      const row = await createRow(faqCategories, ctxOf(await adminWith('content_manage')), {
        nome: `Per la cronologia ${n}`,
        contesto: 'home',
        ordine: 1,
      })
      return db().commit.findFirstOrThrow({ where: { ref: String(row._id) } })
    },
  },
}
