import 'server-only'
import { taxCode } from '@/lib/italian/tax-code'
import type { Prisma } from '@/prisma/generated/client'
import { DEMO_CLIENTS } from '../content/demo-accounts'
import { bulk } from '../core/bulk'
import { daysFrom, dayText, rowsOf, type Seeding } from '../core/context'
import { handle, mobile, person, street, type Towns, townPicker } from '../core/person'
import { at } from '../core/random'
import { townRows } from '../reference/towns'
import { privacyRequestsOf, varied } from './client-variety'

type AgentRef = { id: string; email: string; provincia: string }
export type ClientRow = Prisma.ClientCreateManyInput & { id: string; createdAt: Date }

const STATUS = [
  ['validated', 70],
  ['pending', 26],
  ['blocked', 2],
  ['deleted', 2],
] as const

function toClient(seeding: Seeding, towns: Towns, agents: AgentRef[], index: number): ClientRow {
  const { rng, now, id, passwordHash } = seeding
  // More people early: those who come back fill the later months.
  const since = daysFrom(now, -1_095 * (1 - rng.next() ** 1.6))
  const agent = rng.pick(agents)
  const [, comune, , provincia, caps] = rng.chance(0.85) ? towns.near(agent.provincia) : towns.pick()
  const { nome, cognome, nascita, codiceFiscale } = person(rng, towns, [22, 72], now)
  const status = rng.weighted(STATUS)
  const signsIn = status === 'validated'
  return {
    id: id(since),
    email: `${handle(nome, cognome)}${index}@${rng.pick(['example.it', 'esempio.example', 'posta.example'])}`,
    nome,
    cognome,
    tipoPersona: 'fisica',
    ragioneSociale: null,
    partitaIva: null,
    telefono: mobile(rng),
    codiceFiscale,
    erasedAt: null,
    dataNascita: dayText(nascita),
    indirizzo: street(rng),
    cap: at(caps, Math.min(caps.length - 1, rng.int(0, 30))),
    comune,
    provincia,
    status,
    passwordHash: signsIn ? passwordHash : null,
    emailConfirmedAt: signsIn ? daysFrom(since, 0.1) : null,
    agentId: rng.chance(0.92) ? agent.id : null,
    createdAt: since,
    updatedAt: since,
  }
}

function toDemoClient(
  seeding: Seeding,
  row: ClientRow,
  demo: (typeof DEMO_CLIENTS)[number],
  agents: AgentRef[],
) {
  const since = daysFrom(seeding.now, -240)
  const nascita = new Date('1986-05-14')
  return {
    ...row,
    email: demo.email,
    nome: demo.nome,
    cognome: demo.cognome,
    codiceFiscale: taxCode({ ...demo, nascita, catastale: 'F205' }),
    dataNascita: dayText(nascita),
    comune: 'Milano',
    provincia: 'MI',
    cap: '20121',
    status: 'validated' as const,
    passwordHash: seeding.passwordHash,
    emailConfirmedAt: since,
    agentId: agents.find((agent) => agent.email === demo.agente)?.id ?? null,
    createdAt: since,
    updatedAt: since,
  }
}

/** One row per box and person, as the privacy rules want; most people decline what they may decline. */
function consentsOf({ rng, id }: Seeding, clients: ClientRow[]): Prisma.ConsentCreateManyInput[] {
  const kinds = [
    ['privacy', 1],
    ['marketing', 0.35],
    ['terzi', 0.12],
    ['profilazione', 0.2],
  ] as const
  return clients.flatMap((client) =>
    kinds.map(([kind, probability]) => ({
      id: id(client.createdAt),
      kind,
      granted: rng.chance(probability),
      textVersion: '2024-01',
      source: 'registrazione',
      ip: '192.0.2.1',
      clientId: client.id,
      at: client.createdAt,
    })),
  )
}

export async function seedClients(seeding: Seeding): Promise<void> {
  const towns = townPicker(townRows(), seeding.rng)
  const agents = await rowsOf<AgentRef>(
    seeding.client,
    "SELECT id, email::text, provincia FROM agents WHERE status = 'validated' ORDER BY id",
  )
  const rows = Array.from({ length: seeding.count(3_000, 30) }, (_, index) => {
    const row = toClient(seeding, towns, agents, index)
    const demo = DEMO_CLIENTS[index]
    return demo ? toDemoClient(seeding, row, demo, agents) : row
  })
  // The same tax code twice is rare but possible: the second person goes without.
  const seen = new Set<string>()
  const unique = rows.map((row) => {
    const code = row.codiceFiscale ?? ''
    const codiceFiscale = seen.has(code) ? null : code
    seen.add(code)
    return { ...row, codiceFiscale }
  })
  const people = varied(unique, seeding.now)
  await bulk(seeding.client, 'clients', people)
  await bulk(seeding.client, 'consents', consentsOf(seeding, people))
  await bulk(seeding.client, 'privacy_requests', privacyRequestsOf(seeding, people))
  await seeding.client.query(FRIENDS, [DEMO_CLIENTS.map(({ email }) => email)])
}

/** Each of the demo clients has brought four others. */
const FRIENDS = `
  WITH came AS (
    SELECT id, row_number() OVER (ORDER BY md5(id::text)) AS at FROM clients
    WHERE status = 'validated' AND referal IS NULL AND tipo_persona = 'fisica' AND email <> ALL ($1::citext[])
  ), hosts AS (
    SELECT codice_invito, row_number() OVER (ORDER BY id) AS host FROM clients WHERE email = ANY ($1::citext[])
  )
  UPDATE clients c SET referal = h.codice_invito
  FROM came JOIN hosts h ON came.at BETWEEN h.host * 10 AND h.host * 10 + 3 WHERE c.id = came.id`
