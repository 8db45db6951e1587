import { anAgent } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import {
  buildAccordo,
  buildBankAccordo,
  buildEstratto,
  buildIncasso,
  buildPartita,
} from '@/prisma/seed/factories/commissions'
import { buildRegistro } from '@/prisma/seed/factories/identification'
import {
  buildContactRequest,
  buildLead,
  buildPreventivo,
  buildSegnalatore,
} from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica, buildPrediction } from '@/prisma/seed/factories/pratiche'
import {
  buildImportRun,
  buildMaterial,
  buildPartnerConsegna,
  buildPartnerListing,
} from '@/prisma/seed/factories/service'
import type { Sample } from './sample'

/** Requests and cases. */
export const work: Record<string, Sample> = {
  pratiche: {
    build: (n) =>
      buildPratica({
        stato: n % 2 ? 'bozza' : 'sospesa',
        causale: n % 2 ? 'Altro' : 'Reddito insufficiente',
        importoRichiesto: 1_000_000n * BigInt(1 + (n % 3)),
        dataLiquidazione: n % 3 === 0 ? null : new Date(Date.UTC(2026, 1, 1 + n)),
        firmaIl: n % 3 === 0 ? null : new Date(Date.UTC(2026, 0, 1 + n)),
      }),
    hidden: async () => ({ id: (await buildPratica()).id, from: await anAgent() }),
    patch: { importoRichiesto: 98_765.43, firmaIl: '2026-11-30' },
    invalid: [
      [{ importoRichiesto: 99 }, 'importoRichiesto'],
      [{ stato: 'liquidata' }, 'stato'],
      [{ durataMesi: 0 }, 'durataMesi'],
      [{ firmaIl: '30/11/2026' }, 'firmaIl'],
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
  quotes: {
    build: (n) =>
      buildPreventivo({
        stato: n % 2 ? 'bozza' : 'inviato',
        importo: 1_000_000n * BigInt(1 + (n % 3)),
        scadeIl: new Date(Date.UTC(2031, 0, 1 + (n % 4))),
        indiciAl: new Date(Date.UTC(2026, 0, 1 + (n % 4))),
        cognome: `Cognome ${n % 4}`,
      }),
    hidden: async () => ({ id: (await buildPreventivo()).id, from: await anAgent() }),
    search: { word: 'Città', make: (word) => buildPreventivo({ cognome: word }) },
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
  predictions: {
    build: (n) =>
      buildPrediction({
        importo: 1_000_000n * BigInt(1 + (n % 3)),
        mese: 1 + (n % 12),
        cliente: `Cliente ${n % 4}`,
      }),
    hidden: async () => ({ id: (await buildPrediction()).id, from: await anAgent() }),
    search: { word: 'Nicolò', make: (word) => buildPrediction({ cliente: `${word} Prova` }) },
    patch: { probabilita: 85 },
    invalid: [
      [{ probabilita: 101 }, 'probabilita'],
      [{ mese: 13 }, 'mese'],
      [{ cliente: '', praticaId: null }, 'cliente'],
    ],
  },
  syncs: {
    build: (n) => {
      const startedAt = new Date(Date.UTC(2026, 1, 1 + n))
      const seconds = 1_000 * (n % 4)
      return buildImportRun({
        startedAt,
        letti: 1 + (n % 3),
        errati: n % 2,
        origine: n % 2 ? 'notte' : 'mano',
        state: n % 2 ? 'con_errori' : 'completato',
        endedAt: n % 3 === 0 ? null : new Date(startedAt.getTime() + seconds),
      })
    },
    foreign: () => buildImportRun({ kind: 'clients' }),
  },
  accordi: {
    build: (n) =>
      buildAccordo({
        product: n % 2 ? 'mutuo' : null,
        agentePct: 40 + (n % 3),
        sedePct: 60 - (n % 3),
        validTo: n % 2 ? new Date('2032-01-31') : null,
      }),
    body: async (n) => ({
      tipo: 'agente',
      agentId: (await buildAgent()).id,
      agencyId: null,
      product: null,
      bankId: null,
      validFrom: `2031-01-0${1 + (n % 9)}`,
      validTo: null,
      agentePct: 55.5,
      managerPct: 4.5,
      agenziaPct: 10,
      sedePct: 30,
      clientFeePct: 1.25,
      clientFeeMax: 1_500.5,
      note: '',
    }),
    patch: { note: 'Rivisto con la rete.' },
    invalid: [
      [{ agentePct: 90 }, 'sedePct'],
      [{ validTo: '2001-01-01' }, 'validTo'],
      [{ clientFeePct: 0.00001 }, 'clientFeePct'],
    ],
  },
  bankAccordi: {
    build: (n) => buildBankAccordo({ product: n % 2 ? 'mutuo' : null, percentuale: 1 + (n % 3) }),
    body: async (n) => ({
      bankId: (await buildBank()).id,
      product: 'mutuo',
      percentuale: 1.75,
      validFrom: `2031-01-0${1 + (n % 9)}`,
      validTo: null,
      note: '',
    }),
    patch: { note: 'Convenzione nuova.' },
    invalid: [
      [{ percentuale: 101 }, 'percentuale'],
      [{ validTo: '2001-01-01' }, 'validTo'],
    ],
  },
  segnalatori: {
    build: (n) =>
      buildSegnalatore({
        cognome: `Segnala${n % 4}`,
        validFrom: new Date(Date.UTC(2031, n % 12, 1)),
        validTo: n % 2 ? null : new Date(Date.UTC(2033, 0, 1)),
      }),
    body: async (n) => ({
      nome: 'Ida',
      cognome: `Scritta${n}`,
      ragioneSociale: '',
      email: `scritta${n}@prova.example`,
      telefono: null,
      accordo: 'SEG-9',
      registro: '',
      compensoFisso: 150.5,
      compensoPct: 0.25,
      validFrom: '2031-01-01',
      validTo: null,
      note: '',
    }),
    patch: { note: 'Accordo nuovo.' },
    invalid: [
      [{ email: 'non è un indirizzo' }, 'email'],
      [{ compensoPct: 11 }, 'compensoPct'],
      [{ validTo: '2001-01-01' }, 'validTo'],
    ],
  },
  'provvigioni/estratti': {
    build: (n) => buildEstratto({ mese: new Date(Date.UTC(2026, n % 4, 1)) }),
    hidden: async () => ({
      id: (await buildEstratto()).id,
      from: await anAgent({ permissions: { provvigioni_see: true } }),
    }),
    patch: { note: 'Da rivedere.' },
    invalid: [[{ note: 'x'.repeat(2_001) }, 'note']],
  },
  incassi: {
    build: async (n) =>
      buildIncasso({
        praticaId: n % 2 ? (await buildPratica({ stato: 'liquidata' })).id : null,
        data: new Date(Date.UTC(2026, n % 3, 1 + (n % 4))),
        importo: n % 3 === 2 ? -45_050n : 90_000n * BigInt(1 + (n % 2)),
        erogato: n % 2 ? 12_000_000n : null,
      }),
    search: { word: 'Città', make: (word) => buildIncasso({ riferimento: `Distinta ${word}` }) },
  },
  'partners/luccacase/listings': {
    build: (n) =>
      buildPartnerListing({
        prezzo: 10_000_000n * BigInt(1 + (n % 3)),
        titolo: `Trilocale ${n % 4}`,
        attivo: n % 2 === 0,
        provincia: n % 3 === 0 ? null : 'MB',
        classe: n % 2 ? 'A1' : 'F',
      }),
    search: { word: 'Villapizzola', make: (word) => buildPartnerListing({ comune: word }) },
  },
  'partners/luccacase/deliveries': {
    build: (n) =>
      buildPartnerConsegna({
        stato: n % 2 ? 'elaborata' : 'errore',
        evento: n % 3 === 0 ? 'lead.created' : 'listing.removed',
      }),
  },
  materials: {
    build: (n) =>
      buildMaterial({
        layout: n % 2 ? 'a4' : 'post',
        stato: n % 3 ? 'attuale' : 'scaduto',
        importo: 1_000_000n * BigInt(1 + (n % 3)),
        taeg: 8 + (n % 2),
      }),
    hidden: async () => ({ id: (await buildMaterial()).id, from: await anAgent() }),
  },
  registroIdentificazioni: {
    build: (n) =>
      buildRegistro({
        denominazione: `Persona ${n % 4}`,
        ruolo: n % 2 ? 'cliente' : 'titolare',
        classe: n % 3 ? 'normale' : 'alta',
        pep: n % 3 === 0,
        createdAt: new Date(Date.UTC(2026, 1, 1 + (n % 4))),
      }),
    search: { word: 'Nuvolò', make: (word) => buildRegistro({ denominazione: `${word} Prova` }) },
  },
  'incassi/differenze': {
    build: (n) =>
      buildPartita(
        n % 3 === 0 ? 0n : 100_000n * BigInt(1 + (n % 2)),
        n % 3 === 2 ? 0n : 90_000n,
        new Date(Date.UTC(2026, n % 4, 2)),
      ),
    foreign: () => buildPartita(90_000n, 90_000n),
  },
}
