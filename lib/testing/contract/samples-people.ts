import { newId } from '@/lib/core/ids'
import { agentInitial } from '@/lib/features/agents/agent-schema'
import { anAgent } from '@/lib/testing/test-kit'
import {
  buildAdmin,
  buildAgency,
  buildAgent,
  buildAgentDocument,
  buildClient,
  buildEmployee,
} from '@/prisma/seed/factories/people'
import { buildProvince } from '@/prisma/seed/factories/places'
import { buildAttestatoEsterno } from '@/prisma/seed/factories/training'
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
    patch: { telefono: '+390211122233' },
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
    anew: ['invitedAt', 'inattivoDal'],
    build: (n) => {
      const at = n % 3 === 0 ? null : new Date(2026, 1, 1 + n)
      return buildAdmin({
        surname: `Cognome ${n % 4}`,
        permissions: {},
        lastLoginAt: at,
        totpEnabledAt: at,
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
  attestatiEsterni: {
    build: (n) =>
      buildAttestatoEsterno({
        ore: n % 2 ? 2.5 : 8,
        conseguitoIl: new Date(Date.UTC(2026, 1, 1 + n)),
      }),
    hidden: async () => ({ id: (await buildAttestatoEsterno()).id, from: await anAgent() }),
    body: async (n) => ({
      agentId: (await buildAgent()).id,
      titolo: `Corso ${n}`,
      ente: 'Associazione di categoria',
      ore: 4.5,
      conseguitoIl: '2026-03-01',
      fileId: null,
    }),
    patch: { ente: 'Un’altra scuola' },
    invalid: [
      [{ ore: 0 }, 'ore'],
      [{ ore: 1.25 }, 'ore'],
      [{ conseguitoIl: '2999-01-01' }, 'conseguitoIl'],
      [{ titolo: '' }, 'titolo'],
    ],
  },
  agents: {
    anew: ['invitedAt'],
    build: async (n) => {
      const day = new Date(Date.UTC(2026, 1, 1 + n))
      const agent = await buildAgent({
        cognome: `Cognome ${n % 4}`,
        published: n % 3 !== 0,
        prodotti: n % 2 ? ['mutuo'] : ['prestito', 'cdq'],
        provinceOperative: n % 2 ? ['MI', 'TO'] : [],
        lastLoginAt: n % 3 === 0 ? null : day,
        ...(n % 2 ? { assenteDal: day, assenteAl: day } : { oamNumber: null }),
      })
      if (n % 2) await buildAgentDocument({ agentId: agent.id, scadeIl: day })
      return agent
    },
    body: async (n) => ({
      ...agentInitial,
      nome: 'Ada',
      cognome: `Agente ${n}`,
      email: `agente${n}-${newId()}@prova.example`,
      slug: `agente-${newId()}`,
      oamNumber: `M${newId().slice(-12)}`,
      urlPhoto: '/foto.webp',
      bio: 'Da dieci anni accompagna le famiglie nella scelta del mutuo.',
      provincia: (await buildProvince()).sigla,
      prodotti: ['mutuo'],
      mandatoDal: '2026-01-01',
      documents: [{ tipo: 'polizza_rc', fileId: null, scadeIl: '2027-03-01', note: 'Polizza 12' }],
    }),
    patch: { telefono: '+393511112222' },
    invalid: [
      [{ email: 'non-un-indirizzo' }, 'email'],
      [{ figura: 'capo' }, 'figura'],
      [{ provincia: 'ZZ' }, 'provincia'],
      [{ provinceOperative: ['ZZ'] }, 'provinceOperative'],
      [{ partitaIva: '12345678901' }, 'partitaIva'],
      [{ codiceFiscale: 'ABC' }, 'codiceFiscale'],
      [{ mandatoDal: '2026-05-01', mandatoAl: '2026-04-30' }, 'mandatoAl'],
      [{ permissions: { vola: true } }, 'permissions'],
      [{ permissions: { all: true } }, 'permissions'],
      [{ managerId: '01900000-0000-7000-8000-000000000000' }, 'managerId'],
    ],
    hidden: async () => ({ id: (await buildAgent({ status: 'pending' })).id, from: await anAgent() }),
    search: { word: 'Ossolà', make: (word) => buildAgent({ cognome: word }) },
  },
  clients: {
    build: (n) => {
      const status = (['validated', 'pending', 'blocked'] as const)[n % 3]
      const at = n % 3 === 0 ? null : new Date(2026, 1, 1 + n)
      return buildClient({
        cognome: `Cognome ${n % 4}`,
        provincia: ['MI', 'TO', null][n % 3],
        lastLoginAt: at,
        ultimaPraticaAt: at,
        ...(n % 4 === 0 ? { email: null } : {}),
        consensoMarketing: n % 2 === 0,
        status,
      })
    },
    body: async (n) => ({
      tipoPersona: 'fisica',
      ragioneSociale: null,
      partitaIva: null,
      nome: 'Ada',
      cognome: `Cliente ${n}`,
      codiceFiscale: null,
      dataNascita: '1980-01-01',
      telefono: null,
      email: `cliente${n}-${newId()}@prova.example`,
      indirizzo: 'Via dell’Esempio 1',
      cap: '10121',
      comune: 'Torino',
      note: '',
      provincia: (await buildProvince()).sigla,
    }),
    kept: true,
    patch: { comune: 'Torino', indirizzo: 'Via dell’Esempio 1' },
    invalid: [
      [{ codiceFiscale: 'RSSMRA80A01H501X' }, 'codiceFiscale'],
      [{ cap: '123' }, 'cap'],
      [{ provincia: 'ZZ' }, 'provincia'],
      [{ telefono: 'abc' }, 'telefono'],
      [{ partitaIva: '12345678901' }, 'partitaIva'],
      [{ dataNascita: '1799-01-01' }, 'dataNascita'],
    ],
    search: { word: 'Ossidianà', make: (word) => buildClient({ cognome: word }) },
  },
  employees: {
    build: (n) => buildEmployee({ cognome: `Cognome ${n % 4}`, attivo: n % 3 !== 0 }),
    body: async (n) => ({
      nome: 'Dina',
      cognome: `Dipendente ${n}`,
      ruolo: 'Istruttoria',
      ufficio: 'Back office',
      agencyId: null,
      attivo: true,
      adminId: (await buildAdmin()).id,
    }),
    patch: { ufficio: 'Contact center' },
    invalid: [
      [{ cognome: '' }, 'cognome'],
      [{ ruolo: 'x' }, 'ruolo'],
      [{ adminId: 'x' }, 'adminId'],
    ],
  },
}
