import 'server-only'
import { flagsOf } from '@/lib/features/ratings/flags'
import type { Prisma } from '@/prisma/generated/client'
import { ANSWERS, DOUBT, PLANTED, PRAISE, REFUSED } from '../content/ratings'
import { bulk } from '../core/bulk'
import { daysFrom, earlier, rowsOf, type Seeding } from '../core/context'

type Finished = {
  id: string
  agentId: string
  email: string
  clientId: string
  client: string
  nome: string
  cognome: string
  paid: Date
}
type Row = Prisma.VotoCreateManyInput

const FIRST = 15
const QUEUE = 25
const isFirst = ({ email }: Finished) => email === 'agente@demo.example'
const STARS = [
  [5, 66],
  [4, 24],
  [3, 7],
  [2, 2],
  [1, 1],
] as const

/** Ratings come from paid-out cases only: that is what makes them verified. The demo's client has one left to rate. */
export async function seedVoti(seeding: Seeding): Promise<void> {
  const { client, rng, now } = seeding
  const paidOut = await rowsOf<Finished>(
    client,
    `SELECT p.id, p.agent_id AS "agentId", a.email, c.id AS "clientId", c.email AS client, c.nome, c.cognome,
       p.data_liquidazione AS paid
     FROM pratiche p JOIN pratica_persone pp ON pp.pratica_id = p.id AND pp.ruolo = 'richiedente'
     JOIN clients c ON c.id = pp.client_id JOIN agents a ON a.id = p.agent_id
     WHERE p.stato = 'liquidata' AND c.email IS DISTINCT FROM 'cliente@demo.example' ORDER BY p.id`,
  )
  const staff = await rowsOf<{ id: string }>(client, 'SELECT id FROM employees ORDER BY id')
  const [admin] = await rowsOf<{ id: string }>(
    client,
    "SELECT id FROM admins WHERE email = 'admin@demo.example'",
  )
  // Nobody rates what has not been paid out, and the office reads it a day later.
  const finished = paidOut.filter(({ paid }) => paid < daysFrom(now, -4))
  // A visitor of the demo looks at this agent first: there is more than one page of ratings, on any day.
  const [first, others] = [finished.filter(isFirst).slice(0, FIRST), finished.filter((one) => !isFirst(one))]
  const older = rng.sample(others, seeding.count(600, 10))
  const chosen = new Set(older)
  const newest = others
    .filter((one) => !chosen.has(one) && one.paid < daysFrom(now, -7))
    .slice(-seeding.count(QUEUE, 3))
  const rows = [...first, ...older].map((one, index) =>
    published(seeding, one, index % 5 === 4 ? rng.pick(staff).id : null, admin?.id ?? null),
  )
  const queue = newest.map((one, index) =>
    waiting(seeding, one, index, index % 6 === 5 ? rng.pick(staff).id : null),
  )
  await bulk(client, 'voti', [...rows, ...queue])
}

const common = ({ id, now }: Seeding, one: Finished, employeeId: string | null, when: Date) => ({
  id: id(when),
  agentId: employeeId ? null : one.agentId,
  employeeId,
  clientId: one.clientId,
  praticaId: one.id,
  firma: `${one.nome} ${one.cognome.charAt(0)}.`,
  consensoAt: when,
  createdAt: when,
  updatedAt: earlier(daysFrom(when, 1.2), now),
})

/** One that the office has looked at: published, but for a few. */
function published(seeding: Seeding, one: Finished, employeeId: string | null, adminId: string | null): Row {
  const { rng, now } = seeding
  const stelle = rng.weighted(STARS)
  const when = earlier(daysFrom(one.paid, 1 + rng.next() * 20), daysFrom(now, -2))
  const isRefused = rng.chance(0.04)
  const [motivoRifiuto, refused] = rng.pick(REFUSED)
  const commento = isRefused ? refused : rng.pick(stelle >= 4 ? PRAISE : DOUBT)
  const risposta =
    !isRefused && commento && rng.chance(stelle >= 4 ? 0.08 : 0.7)
      ? rng.pick(stelle >= 4 ? ANSWERS.thanks : ANSWERS.sorry)
      : ''
  const moderatoAt = earlier(daysFrom(when, 1.2), now)
  return {
    ...common(seeding, one, employeeId, when),
    stelle,
    commento,
    segnali: flagsOf(commento),
    stato: isRefused ? 'rifiutato' : 'pubblicato',
    moderatoDaId: adminId,
    moderatoAt,
    motivoRifiuto: isRefused ? motivoRifiuto : null,
    risposta,
    rispostaAt: risposta ? moderatoAt : null,
  }
}

/** One of the queue; some have what a reader of the office should not miss. */
function waiting(seeding: Seeding, one: Finished, index: number, employeeId: string | null): Row {
  const { rng, now } = seeding
  const when = daysFrom(now, -0.1 - index * 0.22)
  const planted = PLANTED[index % (PLANTED.length * 2)]
  const stelle = planted?.stelle ?? rng.weighted(STARS)
  const commento = planted?.commento ?? rng.pick(stelle >= 4 ? PRAISE : DOUBT)
  return {
    ...common(seeding, one, employeeId, when),
    stelle,
    commento,
    segnali: flagsOf(commento, planted?.repeated),
    stato: 'in_moderazione',
    moderatoDaId: null,
    moderatoAt: null,
    motivoRifiuto: null,
    risposta: '',
    rispostaAt: null,
  }
}
