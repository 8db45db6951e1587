import { anAgent } from '@/lib/testing/test-kit'
import { buildContactRequest, buildLead } from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import type { Sample } from './sample'

/** Requests and cases. */
export const work: Record<string, Sample> = {
  pratiche: {
    build: (n) =>
      buildPratica({
        stato: n % 2 ? 'bozza' : 'sospesa',
        importoRichiesto: 1_000_000n * BigInt(1 + (n % 3)),
        dataLiquidazione: n % 3 === 0 ? null : new Date(Date.UTC(2026, 1, 1 + n)),
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
}
