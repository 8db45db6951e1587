import 'server-only'
import { dayOf } from '@/lib/core/dates'
import type { Prisma, RequestKind, StatoLead } from '@/prisma/generated/client'
import { MESSAGES } from '../content/campaigns'
import { bulk } from '../core/bulk'
import { shuffledCode } from '../core/codes'
import { daysFrom, rowsOf, type Seeding, workingDay } from '../core/context'
import { handle, mobile, person, townPicker } from '../core/person'
import { townRows } from '../reference/towns'
import { planned } from './agenda'

const KINDS: readonly (readonly [RequestKind, number])[] = [
  ['contatto', 45],
  ['richiamata', 30],
  ['candidatura', 12],
  ['agenzia', 13],
]

const STATES: readonly (readonly [StatoLead, number])[] = [
  ['nuovo', 1],
  ['assegnato', 2],
  ['contattato', 4],
  ['perso', 2],
]

/** The slots of two hours that the site offers. */
const SLOTS = ['09:00-11:00', '11:00-13:00', '15:00-17:00', '17:00-19:00'] as const

/** Calls that the demo agent has promised: days from today. */
const CALLS = [-1, 0, 0, 1, 2, 4] as const

function detailsOf(kind: RequestKind, created: Date, { rng }: Seeding) {
  if (kind === 'richiamata') {
    return { giorno: dayOf(workingDay(daysFrom(created, rng.int(1, 3)))), fascia: rng.pick(SLOTS) }
  }
  return kind === 'candidatura' ? { posizione: rng.pick(['Agente', 'Collaboratore', 'Back office']) } : {}
}

/** The last days wait for an answer, what is older has had one. */
function stateOf(created: Date, { rng, now }: Seeding): StatoLead {
  if (created > daysFrom(now, -3)) return 'nuovo'
  return created > daysFrom(now, -12) ? rng.weighted(STATES) : rng.pick(['contattato', 'perso'] as const)
}

/** Contacts, call-backs and job applications of the last months. */
export async function seedRequests(seeding: Seeding): Promise<void> {
  const { client, rng, id, now } = seeding
  const towns = townPicker(townRows(), rng)
  const agencies = await rowsOf<{ id: string }>(client, 'SELECT id FROM agencies ORDER BY id')
  const rows = Array.from(
    { length: seeding.count(400, 10) },
    (_, index): Prisma.ContactRequestCreateManyInput => {
      const created = daysFrom(now, -300 * rng.next() ** 1.5)
      const kind = rng.weighted(KINDS)
      const { nome, cognome } = person(rng, towns, [21, 68], now)
      return {
        id: id(created),
        kind,
        stato: stateOf(created, seeding),
        nome,
        cognome,
        email: `${handle(nome, cognome)}.r${index}@posta.example`,
        telefono: mobile(rng),
        messaggio: rng.pick(MESSAGES[kind]),
        dettagli: detailsOf(kind, created, seeding),
        agentId: null,
        agencyId: kind === 'agenzia' ? rng.pick(agencies).id : null,
        createdAt: created,
        updatedAt: created,
      }
    },
  )
  await bulk(client, 'contact_requests', [...rows, ...(await promisedCalls(seeding))])
}

/** Call-backs that the demo agent's own page on the site has brought. */
async function promisedCalls(seeding: Seeding): Promise<Prisma.ContactRequestCreateManyInput[]> {
  const { client, rng, id, now } = seeding
  const towns = townPicker(townRows(), rng)
  const [agent] = await rowsOf<{ id: string; agencyId: string | null }>(
    client,
    `SELECT id, agency_id AS "agencyId" FROM agents WHERE email = 'agente@demo.example'`,
  )
  if (!agent) return []
  return CALLS.map((day, index) => {
    const created = daysFrom(now, Math.min(0, day) - 1 - rng.next())
    const { nome, cognome } = person(rng, towns, [21, 68], now)
    return {
      id: id(created),
      kind: 'richiamata',
      stato: 'assegnato',
      nome,
      cognome,
      email: `${handle(nome, cognome)}.c${index}@posta.example`,
      telefono: mobile(rng),
      messaggio: rng.pick(MESSAGES.richiamata),
      dettagli: { giorno: dayOf(planned(seeding, day)), fascia: SLOTS[index % SLOTS.length] },
      agentId: agent.id,
      agencyId: agent.agencyId,
      createdAt: created,
      updatedAt: created,
    }
  })
}

export async function seedSegnalazioni(seeding: Seeding): Promise<void> {
  const { client, rng, id, now } = seeding
  const towns = townPicker(townRows(), rng)
  const agents = await rowsOf<{ id: string }>(
    client,
    "SELECT id FROM agents WHERE status = 'validated' ORDER BY id",
  )
  const rows = Array.from(
    { length: seeding.count(120, 4) },
    (_, index): Prisma.SegnalazioneCreateManyInput => {
      const created = daysFrom(now, -700 * rng.next())
      const [from, to] = [person(rng, towns, [25, 65], now), person(rng, towns, [25, 65], now)]
      return {
        id: id(created),
        codice: `S${created.getUTCFullYear() % 100}-${shuffledCode(index)}`,
        agentId: rng.pick(agents).id,
        partner: rng.chance(0.2) ? 'zetarent' : null,
        segnalanteNome: from.nome,
        segnalanteCognome: from.cognome,
        segnalanteEmail: `${handle(from.nome, from.cognome)}.s${index}@posta.example`,
        segnalanteTel: mobile(rng),
        segnalatoNome: to.nome,
        segnalatoCognome: to.cognome,
        segnalatoEmail: null,
        segnalatoTel: mobile(rng),
        stato: rng.weighted(STATES),
        consensoAt: created,
        createdAt: created,
        updatedAt: created,
      }
    },
  )
  await bulk(client, 'segnalazioni', rows)
  // Those of referrers under an agreement know the request that their case came from.
  await client.query(
    `UPDATE segnalazioni s SET lead_id = l.id FROM compensi_segnalatori c JOIN leads l ON l.pratica_id = c.pratica_id
     WHERE c.segnalazione_id = s.id AND s.lead_id IS NULL`,
  )
}
