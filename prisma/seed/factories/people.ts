import 'server-only'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { taxCode } from '@/lib/italian/tax-code'
import type {
  Admin,
  Agency,
  Agent,
  AgentDocument,
  Client,
  Consent,
  Employee,
  Prisma,
} from '@/prisma/generated/client'
import { factoryPasswordHash, nextNumber, uniqueCode } from './support'
import { using } from './using'

type Overrides<T> = Partial<T>

export async function buildAdmin(
  overrides: Overrides<Prisma.AdminUncheckedCreateInput> = {},
): Promise<Admin> {
  const n = nextNumber()
  return db().admin.create({
    data: {
      id: newId(),
      email: `admin${n}@prova.example`,
      name: 'Ada',
      surname: `Amministra${n}`,
      passwordHash: await factoryPasswordHash(),
      permissions: { admin: true },
      ...overrides,
    },
  })
}

export async function buildAgency(
  overrides: Overrides<Prisma.AgencyUncheckedCreateInput> = {},
): Promise<Agency> {
  const n = nextNumber()
  return using(
    'Agenzie',
    db().agency.create({
      data: {
        id: newId(),
        nome: `Agenzia ${n}`,
        slug: `agenzia-${n}`,
        indirizzo: `Via dell’Esempio ${n}`,
        cap: '20121',
        comune: 'Milano',
        provincia: 'MI',
        lat: 45.46427,
        lng: 9.18951,
        telefono: '+390200000001',
        email: `agenzia${n}@prova.example`,
        orari: [{ giorno: 1, dalle: '09:00', alle: '13:00' }],
        servizi: ['mutui'],
        published: true,
        ...overrides,
      },
    }),
  )
}

/** A validated, published agent; the agency is made unless one, or null, is given. */
export async function buildAgent(
  overrides: Overrides<Prisma.AgentUncheckedCreateInput> = {},
): Promise<Agent> {
  const n = nextNumber()
  const agencyId = overrides.agencyId === undefined ? (await buildAgency()).id : overrides.agencyId
  return using(
    'Users',
    db().agent.create({
      data: {
        id: newId(),
        email: `agente${n}@prova.example`,
        nome: 'Aldo',
        cognome: `Agente${n}`,
        slug: `aldo-agente${n}`,
        telefono: '+393500000000',
        oamNumber: uniqueCode('M-DEMO'),
        provincia: 'MI',
        published: true,
        status: 'validated',
        passwordHash: await factoryPasswordHash(),
        ...overrides,
        agencyId,
      },
    }),
  )
}

/** A paper of an agent's mandate that does not expire; the agent is made unless one is given. */
export async function buildAgentDocument(
  overrides: Overrides<Prisma.AgentDocumentUncheckedCreateInput> = {},
): Promise<AgentDocument> {
  const agentId = overrides.agentId ?? (await buildAgent()).id
  return db().agentDocument.create({ data: { id: newId(), tipo: 'mandato', ...overrides, agentId } })
}

/** A validated client without an agent: give `agentId` where the test is about whose client it is. */
export async function buildClient(
  overrides: Overrides<Prisma.ClientUncheckedCreateInput> = {},
): Promise<Client> {
  const n = nextNumber()
  const nascita = new Date(Date.UTC(1960 + (n % 40), n % 12, 1 + (n % 28)))
  const catastale = `H${String(100 + (n % 900))}`
  return db().client.create({
    data: {
      id: newId(),
      email: `cliente${n}@prova.example`,
      nome: 'Carla',
      cognome: `Cliente${n}`,
      telefono: '+39 351 000 0000',
      codiceFiscale: taxCode({ nome: 'Carla', cognome: 'Cliente', sesso: 'F', nascita, catastale }),
      dataNascita: nascita,
      comune: 'Milano',
      provincia: 'MI',
      cap: '20121',
      status: 'validated',
      passwordHash: await factoryPasswordHash(),
      emailConfirmedAt: new Date(),
      ...overrides,
    },
  })
}

export async function buildEmployee(
  overrides: Overrides<Prisma.EmployeeUncheckedCreateInput> = {},
): Promise<Employee> {
  const n = nextNumber()
  const data = { id: newId(), nome: 'Dario', cognome: `Dipendente${n}`, ruolo: 'Back office' }
  return db().employee.create({ data: { ...data, ...overrides } })
}

export async function buildConsent(
  overrides: Overrides<Prisma.ConsentUncheckedCreateInput> = {},
): Promise<Consent> {
  const clientId = overrides.clientId ?? (await buildClient()).id
  const data = { id: newId(), kind: 'privacy' as const, granted: true, textVersion: '1', source: 'prova' }
  return db().consent.create({ data: { ...data, ...overrides, clientId } })
}
