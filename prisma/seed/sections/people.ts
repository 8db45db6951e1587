import 'server-only'
import { slugify } from '@/lib/core/text'
import { PRESETS } from '@/lib/features/admins/schema'
import type { Prisma } from '@/prisma/generated/client'
import { DEMO_ADMINS, DEMO_AGENTS, OFFICE } from '../content/demo-accounts'
import { AGENCY_TOWNS, BIO, RUOLI } from '../content/roster'
import { bulk } from '../core/bulk'
import { daysFrom, dayText, rowsOf, type Seeding } from '../core/context'
import { handle, mobile, person, type Towns, townPicker } from '../core/person'
import { at } from '../core/random'
import { townRows } from '../reference/towns'

type AgencyRef = { id: string; provincia: string }
type AgentRow = Prisma.AgentCreateManyInput & { id: string }

/** The agency of the person at that place in the list: bigger towns have more people. */
function agencyOf({ rng }: Seeding, agencies: AgencyRef[]): AgencyRef {
  return rng.weighted(agencies.map((agency, i) => [agency, AGENCY_TOWNS[i]?.[1] ?? 1] as const))
}

function figura(index: number): 'area_manager' | 'responsabile_agenzia' | 'collaboratore' | 'agente' {
  if (index < 5) return 'area_manager'
  if (index < 25) return 'responsabile_agenzia'
  return index % 5 === 0 ? 'collaboratore' : 'agente'
}

const PRODOTTI = ['mutuo', 'prestito', 'cdq', 'azienda', 'leasing'] as const
const LINGUE = [['it'], ['it', 'en'], ['it'], ['it', 'fr'], ['it', 'en', 'es'], ['it', 'de']]
/** Agents on holiday today. */
const AWAY = new Set([23, 41, 58])

function toAgent(seeding: Seeding, towns: Towns, agency: AgencyRef, index: number): AgentRow {
  const { rng, now, id, passwordHash } = seeding
  const demo = DEMO_AGENTS[index - 5]
  const drawn = person(rng, towns, [26, 62], now)
  const { nome, cognome } = demo ?? drawn
  const since = daysFrom(now, -rng.int(demo ? 1_100 : 60, 1_500))
  const telefono = mobile(rng)
  return {
    id: id(since),
    email: demo?.email ?? `${handle(nome, cognome)}${index}@agenti.example`,
    nome,
    cognome,
    slug: demo ? slugify(`${nome} ${cognome}`) : slugify(`${nome} ${cognome} ${index}`),
    figura: demo?.figura ?? figura(index),
    telefono,
    whatsapp: telefono.replace('+', ''),
    oamNumber: `M-DEMO${String(1000 + index)}`,
    bio: rng.pick(BIO),
    provincia: agency.provincia,
    provinceOperative: [agency.provincia],
    prodotti: PRODOTTI.filter((_, n) => (index + n) % 5 < 3),
    lingue: LINGUE[index % LINGUE.length] ?? [],
    mandatoDal: since,
    assenteDal: AWAY.has(index) ? daysFrom(now, -2) : null,
    assenteAl: AWAY.has(index) ? daysFrom(now, 12) : null,
    agencyId: agency.id,
    managerId: null,
    published: demo !== undefined || rng.chance(0.9),
    status: demo || rng.chance(0.94) ? 'validated' : rng.pick(['pending', 'blocked'] as const),
    permissions:
      index < 5
        ? { all: true }
        : demo
          ? { commits_see: index === 5, reports_see: index === 5, provvigioni_see: true }
          : {},
    passwordHash,
    createdAt: since,
    updatedAt: since,
  }
}

/** Most came in these days; some were invited and never did, and one of these has no number of the register yet. */
function withAccess(agents: AgentRow[], { now }: Seeding): AgentRow[] {
  const pending = agents.findIndex(({ status }) => status === 'pending')
  return agents.map((agent, index) => {
    const isInvited = agent.status === 'pending'
    const hasEntered = agent.status === 'validated' && index % 9 !== 8
    return {
      ...agent,
      passwordHash: isInvited ? null : agent.passwordHash,
      oamNumber: index === pending ? null : agent.oamNumber,
      invitedAt: isInvited ? daysFrom(now, -2) : null,
      lastLoginAt: hasEntered ? daysFrom(now, -(index % 20) - 0.3) : null,
    }
  })
}

/** Area managers lead the heads of agency, who lead everybody else of their agency. */
function withManagers(agents: AgentRow[], { rng }: Seeding): AgentRow[] {
  const areas = agents.filter((agent) => agent.figura === 'area_manager')
  const heads = agents.filter((agent) => agent.figura === 'responsabile_agenzia')
  return agents.map((agent) => {
    if (agent.figura === 'area_manager') return agent
    const head = heads.find((other) => other.agencyId === agent.agencyId && other.id !== agent.id)
    const boss = agent.figura === 'responsabile_agenzia' || !head ? rng.pick(areas) : head
    return { ...agent, managerId: boss.id }
  })
}

type Office = {
  email: string
  name: string
  surname: string
  permissions?: Prisma.InputJsonObject
  profile?: string
  ufficio?: string
  status?: 'validated' | 'pending' | 'blocked'
}

const on = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]))

export async function seedAdmins({ client, id, now, passwordHash }: Seeding): Promise<void> {
  const since = daysFrom(now, -1_200)
  const ticketing = { ticketing_access: true, full_access: true }
  const rows = [...DEMO_ADMINS, ...OFFICE].map(({ profile, status = 'validated', ...admin }: Office, i) => {
    const preset = PRESETS.find((one) => one.id === profile)
    return {
      ...admin,
      id: id(since),
      status,
      passwordHash: status === 'pending' ? '' : passwordHash,
      permissions: preset ? on(preset.permissions) : (admin.permissions ?? {}),
      ticketing: i === 0 ? ticketing : on(preset?.ticketing ?? []),
      ufficio: admin.ufficio ?? null,
      invitedAt: status === 'pending' ? daysFrom(now, -2) : null,
      lastLoginAt: status === 'validated' && i > 1 ? daysFrom(now, -i) : null,
      createdAt: since,
      updatedAt: since,
    }
  })
  await bulk<Prisma.AdminCreateManyInput>(client, 'admins', rows)
}

export async function seedAgents(seeding: Seeding): Promise<void> {
  const towns = townPicker(townRows(), seeding.rng)
  const agencies = await rowsOf<AgencyRef>(seeding.client, 'SELECT id, provincia FROM agencies ORDER BY id')
  const milan = agencies.find((agency) => agency.provincia === 'MI') ?? at(agencies, 0)
  const agents = Array.from({ length: seeding.count(80, 10) }, (_, index) => {
    const isDemo = DEMO_AGENTS[index - 5] !== undefined
    return toAgent(seeding, towns, isDemo ? milan : agencyOf(seeding, agencies), index)
  })
  // Managers first: a row may only point at one that is there.
  const order = { area_manager: 0, responsabile_agenzia: 1, agente: 2, collaboratore: 3 }
  const sorted = withManagers(withAccess(agents, seeding), seeding).sort(
    (a, b) => order[a.figura ?? 'agente'] - order[b.figura ?? 'agente'],
  )
  await bulk(seeding.client, 'agents', sorted)
  await seeding.client.query(SUBSTITUTES)
}

/** Who is away has somebody of the same agency in their place, where there is anybody. */
const SUBSTITUTES = `
  UPDATE agents a SET sostituto_id = (
    SELECT b.id FROM agents b
    WHERE b.agency_id = a.agency_id AND b.id <> a.id AND b.status = 'validated' AND b.assente_dal IS NULL
    ORDER BY b.id LIMIT 1)
  WHERE a.assente_dal IS NOT NULL`

/** The papers of each mandate; a few expire within the month, and two have. */
export async function seedAgentDocuments(seeding: Seeding): Promise<void> {
  const { client, id, now } = seeding
  const agents = await rowsOf<{ id: string; since: Date }>(
    client,
    'SELECT id, created_at AS since FROM agents ORDER BY id',
  )
  const rows = agents.flatMap(({ id: agentId, since }, index) => {
    const common = { agentId, note: '', createdAt: since, updatedAt: since }
    const days = index % 40 === 7 ? -10 : index % 13 === 4 ? 5 + (index % 20) : 60 + ((index * 37) % 300)
    return [
      { id: id(since), ...common, tipo: 'mandato' as const, scadeIl: null },
      { id: id(since), ...common, tipo: 'polizza_rc' as const, scadeIl: dayText(daysFrom(now, days)) },
    ]
  })
  await bulk(client, 'agent_documents', rows)
}

const OFFICE_WORK: Record<string, readonly [ruolo: string, ufficio: string]> = {
  'admin@demo.example': ['Assistenza di rete', 'Rete'],
  'pratiche@demo.example': ['Back office', 'Istruttoria'],
  'pratiche2@demo.example': ['Back office', 'Istruttoria'],
  'assistenza@demo.example': ['Responsabile contact center', 'Contact center'],
  'admin2@demo.example': ['Operatore contact center', 'Contact center'],
}

export async function seedEmployees(seeding: Seeding): Promise<void> {
  const { rng, id, now, client } = seeding
  const towns = townPicker(townRows(), rng)
  const rows = Array.from({ length: seeding.count(40, 4) }, () => {
    const since = daysFrom(now, -rng.int(90, 2_400))
    const { nome, cognome } = person(rng, towns, [22, 60], now)
    const [ruolo, ufficio] = rng.weighted(RUOLI.map((entry) => [entry, entry[2]] as const))
    return { id: id(since), nome, cognome, ruolo, ufficio, adminId: null, createdAt: since, updatedAt: since }
  })
  await bulk<Prisma.EmployeeCreateManyInput>(client, 'employees', [
    ...rows,
    ...(await accountHolders(seeding)),
  ])
}

/** People of the office who have an account: what they do is counted. */
async function accountHolders({ client, id, now }: Seeding): Promise<Prisma.EmployeeCreateManyInput[]> {
  const since = daysFrom(now, -1_200)
  const accounts = await rowsOf<{ id: string; email: string; nome: string; cognome: string }>(
    client,
    'SELECT id, email, name AS nome, surname AS cognome FROM admins WHERE email = ANY ($1) ORDER BY id',
    [Object.keys(OFFICE_WORK)],
  )
  return accounts.map(({ id: adminId, email, nome, cognome }) => {
    const [ruolo, ufficio] = OFFICE_WORK[email] ?? ['', '']
    return { id: id(since), nome, cognome, ruolo, ufficio, adminId, createdAt: since, updatedAt: since }
  })
}
