import 'server-only'
import type { Prisma, RequestKind, StatoLead } from '@/prisma/generated/client'
import { MESSAGES } from '../content/campaigns'
import { bulk } from '../core/bulk'
import { shuffledCode } from '../core/codes'
import { daysFrom, rowsOf, type Seeding } from '../core/context'
import { handle, mobile, person, townPicker } from '../core/person'
import { townRows } from '../reference/seed-reference'

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

function detailsOf(kind: RequestKind, { rng }: Seeding) {
  if (kind === 'richiamata') return { fascia: rng.pick(['9-12', '12-15', '15-18', '18-20']) }
  return kind === 'candidatura' ? { posizione: rng.pick(['Agente', 'Collaboratore', 'Back office']) } : {}
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
        stato: created > daysFrom(now, -3) ? 'nuovo' : rng.weighted(STATES),
        nome,
        cognome,
        email: `${handle(nome, cognome)}.r${index}@posta.example`,
        telefono: mobile(rng),
        messaggio: rng.pick(MESSAGES[kind]),
        dettagli: detailsOf(kind, seeding),
        agencyId: kind === 'agenzia' ? rng.pick(agencies).id : null,
        createdAt: created,
        updatedAt: created,
      }
    },
  )
  await bulk(client, 'contact_requests', rows)
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
}
