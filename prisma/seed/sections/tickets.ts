import 'server-only'
import { dayOf } from '@/lib/core/dates'
import { deadlinesOf } from '@/lib/features/tickets/clock'
import { daysOf } from '@/lib/features/tickets/complaint-days'
import { type CategoryTimes, policyOf } from '@/lib/features/tickets/policy'
import { reclamiTermini } from '@/lib/features/tickets/settings'
import type { StatoTicket } from '@/lib/features/tickets/states'
import { readHours } from '@/lib/italian/opening-hours'
import type { Prisma } from '@/prisma/generated/client'
import { demoCompany } from '../content/company'
import { MACROS, OPINIONS, TIMES } from '../content/ticket-talk'
import { COMPLAINTS_CATEGORY, NETWORK_CATEGORIES, NETWORK_SUBJECTS, TICKETS } from '../content/tickets'
import { bulk } from '../core/bulk'
import { shuffledCode } from '../core/codes'
import { atWork, daysFrom, rowsOf, type Seeding } from '../core/context'
import { noteFor, type Opener, outcome, type Plot, priorityOf, type Staff, talk } from './ticket-thread'

type Category = CategoryTimes & { id: string; reclami: boolean }
type Made = { ticket: Prisma.TicketCreateManyInput; messages: Prisma.TicketMessageCreateManyInput[] }
type World = { categories: Map<string, Category>; staff: Staff[]; people: Opener[]; demo: Opener[] }

/** Months of demo tickets: most of them are recent. */
const DAYS = 170
const MERGED = 4

function stateOf(age: number, { rng }: Seeding): StatoTicket {
  if (age > 20) return rng.chance(0.97) ? 'chiuso' : 'in_attesa'
  return rng.weighted([
    ['aperto', age < 2 ? 8 : 0.2],
    ['in_lavorazione', age < 4 ? 6 : 0.4],
    ['in_attesa', 3],
    ['risolto', age < 7 ? 6 : 0],
    ['chiuso', age > 7 ? 9 : 2],
  ] as const)
}

const TOPICS = TICKETS.flatMap(([category, threads]) =>
  threads.map(([oggetto, question, answer]) => ({ category, oggetto, question, answer })),
)
const COMPLAINTS = TOPICS.filter(({ category }) => category === COMPLAINTS_CATEGORY)
const USUAL = TOPICS.filter(({ category }) => category !== COMPLAINTS_CATEGORY)
const CLIENT_TOPICS = USUAL.filter(
  ({ category, oggetto }) => !NETWORK_CATEGORIES.has(category) && !NETWORK_SUBJECTS.has(oggetto),
)
/** Of clients’ tickets so few are complaints. */
const ONE_IN = 19

const orari = readHours(demoCompany.orari)

/** One matter is looked after until the evening, and at once where it is urgent. */
const UNTIL_EVENING = TICKETS[0]?.[0] ?? ''
const EVENINGS = {
  nome: 'Assistenza fino a sera',
  orari: readHours('lun–ven 8:30–20, sab 9–13'),
  festivi: true,
}
const HURRIED = { priorita: 'urgente', minutiRisposta: 30, minutiSoluzione: 240 } as const

function plotOf(
  seeding: Seeding,
  { staff, people, demo }: World,
  index: number,
): Plot & { category: string; oggetto: string } {
  const { rng, now } = seeding
  const opener = rng.pick(index % 12 === 0 ? demo : people)
  const ofClients = index % ONE_IN === 5 ? COMPLAINTS : CLIENT_TOPICS
  const { category, oggetto, question, answer } = rng.pick(opener.role === 'client' ? ofClients : USUAL)
  const age = 0.4 + DAYS * rng.next() ** 1.7
  const opened = atWork(daysFrom(now, -age - 1), rng)
  const [most = 480] = TIMES[category] ?? []
  return {
    category,
    oggetto,
    question,
    answer,
    opened,
    orari,
    opener,
    staff: rng.pick(staff),
    wanted: stateOf(age, seeding),
    // One in ten is answered too late.
    pause: rng.chance(0.1) ? rng.int(most, most * 3) : rng.int(10, Math.round(most * 0.9)),
  }
}

/** A colleague whose opinion is asked: of a few tickets that somebody works on. */
function followerOf({ staff }: World, index: number, answers: Staff, stato: StatoTicket): Staff | undefined {
  const [first] = staff
  return stato === 'in_lavorazione' && index % 3 === 0 && first?.id !== answers.id ? first : undefined
}

function toTicket(seeding: Seeding, world: World, index: number): Made {
  const { rng, id, now } = seeding
  const plot = plotOf(seeding, world, index)
  const { opener, opened, staff } = plot
  const category = world.categories.get(plot.category)
  if (!category) throw new Error(`The category ${plot.category} is missing`)
  const { said, stato: wanted } = talk(seeding, plot)
  const after = outcome(seeding, plot, said, wanted)
  const priorita = priorityOf(seeding)
  const clocked = {
    ...after,
    priorita,
    createdAt: opened,
    primaRispostaEntro: null,
    minutiPausa: 0,
    scadeAt: null,
    avvisaAt: null,
    reclamoEntro: category.reclami ? daysOf(reclamiTermini.initial, dayOf(opened)).reclamoEntro : null,
  }
  const policy = policyOf(category, priorita, orari)
  const due = deadlinesOf({ ...clocked, primaRispostaAt: null }, policy, now)
  const { scadeAt, fuoriTempo } = deadlinesOf(
    { ...clocked, primaRispostaEntro: due.primaRispostaEntro },
    policy,
    now,
  )
  const [stelle, commento] = rng.pick(OPINIONS)
  const rated = after.risoltoAt !== null && rng.chance(0.7)
  const ticketId = id(opened)
  const follower = followerOf(world, index, staff, after.stato)
  const called = follower ? [follower.id] : []
  if (follower) said.push(noteFor(staff, follower, after.lastMessageAt))
  return {
    ticket: {
      id: ticketId,
      codice: `T${opened.getUTCFullYear() % 100}-${shuffledCode(index)}`,
      categoryId: category.id,
      oggetto: plot.oggetto,
      agentId: opener.role === 'agent' ? opener.id : null,
      clientId: opener.role === 'client' ? opener.id : null,
      assigneeId: after.stato === 'aperto' && rng.chance(0.7) ? null : staff.id,
      ...after,
      seguitoDa: called,
      menzionati: called,
      priorita,
      reclamoEntro: clocked.reclamoEntro,
      primaRispostaEntro: due.primaRispostaEntro,
      risoluzioneEntro: due.risoluzioneEntro,
      scadeAt,
      fuoriTempo,
      csat: rated ? stelle : null,
      csatCommento: rated ? commento : '',
      riaperture: rng.chance(0.06) ? 1 : 0,
      unitoAId: null,
      createdAt: opened,
    },
    messages: said.map((message) => ({ id: id(message.at), ticketId, ...message })),
  }
}

/** The same person has asked twice: the second ticket goes on in the first. */
function mergedInto({ id, now }: Seeding, { ticket }: Made, index: number): Made {
  const at = new Date(Math.min(now.getTime(), daysFrom(new Date(ticket.createdAt as Date), 0.1).getTime()))
  const ticketId = id(at)
  const [author] = ticket.agentId
    ? [{ role: 'agent' as const, id: ticket.agentId }]
    : [{ role: 'client' as const, id: ticket.clientId ?? '' }]
  return {
    ticket: {
      ...ticket,
      id: ticketId,
      codice: `T${at.getUTCFullYear() % 100}-${shuffledCode(index)}`,
      unitoAId: ticket.id,
      stato: 'chiuso',
      closedAt: at,
      risoltoAt: at,
      createdAt: at,
      updatedAt: at,
      lastMessageAt: at,
      scadeAt: null,
      fuoriTempo: false,
      pausaDal: null,
      daRispondere: false,
      notifyUser: false,
    },
    messages: [
      {
        id: id(at),
        ticketId,
        authorRole: author.role,
        authorId: author.id,
        authorName: 'La stessa persona',
        testo: 'Scrivo di nuovo perché non trovo la richiesta di prima: è la stessa domanda.',
        interno: false,
        tipo: 'messaggio',
        menzioni: [],
        at,
      },
    ],
  }
}

async function seedCategories(
  { client, id, now }: Seeding,
  staff: readonly Staff[],
): Promise<Map<string, Category>> {
  const since = daysFrom(now, -1_200)
  const calendarioId = id(since)
  await bulk<Prisma.TicketCalendarCreateManyInput>(client, 'ticket_calendari', [
    { id: calendarioId, ...EVENINGS, orari: [...EVENINGS.orari], createdAt: since, updatedAt: since },
  ])
  const rows = TICKETS.map(([nome], ordine) => {
    const [minutiRisposta, minutiSoluzione] = TIMES[nome] ?? [480, 2_400]
    return {
      id: id(since),
      nome,
      ordine,
      perClienti: !NETWORK_CATEGORIES.has(nome),
      reclami: nome === COMPLAINTS_CATEGORY,
      minutiRisposta,
      minutiSoluzione,
      calendarioId: nome === UNTIL_EVENING ? calendarioId : null,
      createdAt: since,
      updatedAt: since,
    }
  })
  await bulk<Prisma.TicketCategoryCreateManyInput>(client, 'ticket_categories', rows)
  const found = await rowsOf<Omit<Category, 'calendario' | 'tempi'> & { nome: string }>(
    client,
    'SELECT id, nome, reclami, minuti_risposta AS "minutiRisposta", minuti_soluzione AS "minutiSoluzione" FROM ticket_categories',
  )
  const categories = new Map(
    found.map((row): [string, Category] => [
      row.nome,
      {
        ...row,
        calendario: row.nome === UNTIL_EVENING ? { ...EVENINGS, chiusure: [] } : null,
        tempi: row.nome === UNTIL_EVENING ? [{ ...HURRIED, calendario: null }] : [],
      },
    ]),
  )
  const hurried = categories.get(UNTIL_EVENING)
  if (hurried)
    await bulk<Prisma.TicketCategoryTimeCreateManyInput>(client, 'ticket_categorie_tempi', [
      { id: id(since), categoryId: hurried.id, ...HURRIED, createdAt: since },
    ])
  // Of two matters somebody in particular takes care.
  await bulk<Prisma.TicketCategoryAdminCreateManyInput>(
    client,
    'ticket_category_admins',
    ['Provvigioni', 'Privacy e dati'].flatMap((nome, index) => {
      const adminId = staff[index + 1]?.id ?? staff[0]?.id
      const categoryId = categories.get(nome)?.id
      return adminId && categoryId ? [{ id: id(since), categoryId, adminId, createdAt: since }] : []
    }),
  )
  await bulk<Prisma.TicketMacroCreateManyInput>(
    client,
    'ticket_macro',
    MACROS.map(([nome, testo, stato, category], ordine) => ({
      id: id(since),
      nome,
      testo,
      stato: stato as StatoTicket | null,
      ordine,
      categoryId: category === null ? null : (categories.get(category)?.id ?? null),
      createdAt: since,
      updatedAt: since,
    })),
  )
  return categories
}

const named = (table: string) =>
  `'${table.slice(0, -1)}' AS role, nome || ' ' || cognome AS name FROM ${table}`

export async function seedTickets(seeding: Seeding): Promise<void> {
  const { client } = seeding
  const staff = await rowsOf<Staff>(
    client,
    `SELECT id, name || ' ' || surname AS name FROM admins
     WHERE status = 'validated' AND permessi_attivi && ARRAY['admin', 'ticketing_answer', 'ticketing_full_access']
     ORDER BY email = 'admin@demo.example' DESC, id`,
  )
  if (staff.length === 0) throw new Error('The tickets need somebody who answers them')
  const people = await rowsOf<Opener>(
    client,
    `(SELECT id, ${named('agents')} WHERE status = 'validated' ORDER BY id)
     UNION ALL (SELECT id, ${named('clients')} WHERE status = 'validated' ORDER BY id LIMIT 120)`,
  )
  const demo = await rowsOf<Opener>(
    client,
    `SELECT id, ${named('agents')} WHERE email LIKE '%@demo.example'
     UNION ALL SELECT id, ${named('clients')} WHERE email LIKE '%@demo.example'`,
  )
  const world = { categories: await seedCategories(seeding, staff), staff, people, demo }
  const count = seeding.count(500, 12)
  const made = Array.from({ length: count }, (_, index) => toTicket(seeding, world, index))
  const merged = made
    .filter(({ ticket }) => ticket.stato === 'in_lavorazione')
    .slice(0, MERGED)
    .map((one, index) => mergedInto(seeding, one, count + index))
  for (const some of [made, merged]) {
    await bulk(
      client,
      'tickets',
      some.map(({ ticket }) => ticket),
    )
    await bulk(
      client,
      'ticket_messages',
      some.flatMap(({ messages }) => messages),
    )
  }
}
