import { newId } from '@/lib/core/ids'
import { anAgent } from '@/lib/testing/test-kit'
import { buildAdmin, buildAgency, buildAgent, buildEmployee } from '@/prisma/seed/factories/people'
import { buildProvince } from '@/prisma/seed/factories/places'
import type { Sample } from './sample'

/** The people of the network and where they work. */
export const people: Record<string, Sample> = {
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
  admins: {
    build: (n) => {
      const at = n % 3 === 0 ? null : new Date(2026, 1, 1 + n)
      return buildAdmin({
        ...{ surname: `Cognome ${n % 4}`, permissions: {} },
        ...{ lastLoginAt: at, totpEnabledAt: at },
      })
    },
    body: async (n) => ({
      name: 'Ada',
      surname: `Ufficio ${n}`,
      email: `ufficio${n}-${newId()}@prova.example`,
      ufficio: 'Rete',
      telefono: null,
      permissions: {},
      ticketing: {},
    }),
    patch: { ufficio: 'Back office' },
    invalid: [
      [{ email: 'non-un-indirizzo' }, 'email'],
      [{ permissions: { vola: true } }, 'permissions'],
      [{ permissions: { admin: true } }, 'permissions'],
      [{ ticketing: { answer: true } }, 'ticketing'],
      [{ telefono: 'abc' }, 'telefono'],
    ],
    search: { word: 'Ultimaà', make: (word) => buildAdmin({ surname: word }) },
  },
  agents: {
    build: (n) => buildAgent({ cognome: `Cognome ${n % 4}` }),
    hidden: async () => ({ id: (await buildAgent({ status: 'pending' })).id, from: await anAgent() }),
    search: { word: 'Ossolà', make: (word) => buildAgent({ cognome: word }) },
  },
  employees: { build: (n) => buildEmployee({ cognome: `Cognome ${n % 4}` }) },
}
