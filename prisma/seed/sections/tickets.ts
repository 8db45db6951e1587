import 'server-only'
import type { Prisma, StatoTicket } from '@/prisma/generated/client'
import { TICKETS } from '../content/tickets'
import { bulk } from '../core/bulk'
import { shuffledCode } from '../core/codes'
import { atWork, daysFrom, rowsOf, type Seeding } from '../core/context'

type Opener = { id: string; role: 'agent' | 'client'; name: string }
type Staff = { id: string; name: string }
type Answered = { ticket: Prisma.TicketCreateManyInput; messages: Prisma.TicketMessageCreateManyInput[] }

function stateOf(age: number, { rng }: Seeding): StatoTicket {
  if (age > 30) return rng.chance(0.9) ? 'chiuso' : 'risolto'
  return rng.weighted([
    ['aperto', 4],
    ['in_lavorazione', 3],
    ['in_attesa', 2],
    ['risolto', 3],
    ['chiuso', 4],
  ] as const)
}

function toTicket(
  seeding: Seeding,
  categoryIds: Map<string, string>,
  opener: Opener,
  staff: Staff,
  index: number,
): Answered {
  const { rng, id, now } = seeding
  const [category, threads] = rng.pick(TICKETS)
  const [oggetto, question, answer] = rng.pick(threads)
  const age = 900 * rng.next() ** 1.7
  const opened = daysFrom(now, -age - 0.1)
  const stato = stateOf(age, seeding)
  const answered = stato !== 'aperto'
  const reply = answered
    ? new Date((opened.getTime() + Math.min(now.getTime(), atWork(daysFrom(opened, 2), rng).getTime())) / 2)
    : opened
  const closed = stato === 'chiuso' || stato === 'risolto'
  const ticketId = id(opened)
  const read = closed || rng.chance(0.5)
  const message = (
    author: Opener | Staff,
    authorRole: 'admin' | 'agent' | 'client',
    testo: string,
    at: Date,
  ) => ({
    id: id(at),
    ticketId,
    authorRole,
    authorId: author.id,
    authorName: author.name,
    testo,
    interno: false,
    at,
  })
  return {
    ticket: {
      id: ticketId,
      codice: `T${opened.getUTCFullYear() % 100}-${shuffledCode(index)}`,
      categoryId: categoryIds.get(category) ?? '',
      oggetto,
      stato,
      agentId: opener.role === 'agent' ? opener.id : null,
      clientId: opener.role === 'client' ? opener.id : null,
      assigneeId: answered ? staff.id : null,
      notifyUser: answered && !read,
      readedFrom: answered && !read ? [staff.id] : [opener.id, staff.id],
      lastMessageAt: reply,
      closedAt: closed ? reply : null,
      createdAt: opened,
      updatedAt: reply,
    },
    messages: [
      message(opener, opener.role, question, opened),
      ...(answered ? [message(staff, 'admin', answer, reply)] : []),
    ],
  }
}

async function seedCategories({ client, id, now }: Seeding): Promise<Map<string, string>> {
  const since = daysFrom(now, -1_200)
  const rows = TICKETS.map(([nome], ordine) => ({
    id: id(since),
    nome,
    ordine,
    createdAt: since,
    updatedAt: since,
  }))
  await bulk<Prisma.TicketCategoryCreateManyInput>(client, 'ticket_categories', rows)
  const found = await rowsOf<{ id: string; nome: string }>(client, 'SELECT id, nome FROM ticket_categories')
  return new Map(found.map((row) => [row.nome, row.id]))
}

export async function seedTickets(seeding: Seeding): Promise<void> {
  const { client, rng } = seeding
  const categories = await seedCategories(seeding)
  const people = await rowsOf<Opener>(
    client,
    `(SELECT id, 'agent' AS role, nome || ' ' || cognome AS name FROM agents WHERE status = 'validated' ORDER BY id)
     UNION ALL
     (SELECT id, 'client', nome || ' ' || cognome FROM clients WHERE status = 'validated' ORDER BY id LIMIT 120)`,
  )
  const demo = await rowsOf<Opener>(
    client,
    `SELECT id, 'agent' AS role, nome || ' ' || cognome AS name FROM agents WHERE email LIKE '%@demo.example'
     UNION ALL SELECT id, 'client', nome || ' ' || cognome FROM clients WHERE email LIKE '%@demo.example'`,
  )
  const [staff] = await rowsOf<Staff>(
    client,
    "SELECT id, name || ' ' || surname AS name FROM admins WHERE email = 'admin@demo.example'",
  )
  if (!staff) throw new Error('The tickets need the demo administrator')
  const rows = Array.from({ length: seeding.count(500, 12) }, (_, index) =>
    toTicket(seeding, categories, rng.pick(index % 20 === 0 ? demo : people), staff, index),
  )
  await bulk(
    client,
    'tickets',
    rows.map(({ ticket }) => ticket),
  )
  await bulk(
    client,
    'ticket_messages',
    rows.flatMap(({ messages }) => messages),
  )
}
