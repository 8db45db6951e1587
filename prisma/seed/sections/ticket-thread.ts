import type { Priorita, StatoTicket } from '@/lib/features/tickets/states'
import type { Span } from '@/lib/italian/opening-hours'
import { addWorkingMinutes, workingMinutesBetween } from '@/lib/italian/working-time'
import type { Prisma } from '@/prisma/generated/client'
import { ANSWERS, FOLLOW_UPS, NOTES } from '../content/ticket-talk'
import { daysFrom, type Seeding } from '../core/context'

export type Opener = { id: string; role: 'agent' | 'client'; name: string }
export type Staff = { id: string; name: string }
export type Said = Omit<Prisma.TicketMessageCreateManyInput, 'id' | 'ticketId'> & { at: Date }

/** So long a ticket stays solved before it is closed. */
const DAYS_TO_CLOSE = 7

export type Plot = {
  opener: Opener
  staff: Staff
  question: string
  answer: string
  opened: Date
  wanted: StatoTicket
  /** Working minutes until the first answer. */
  pause: number
  orari: readonly Span[]
}

const line = (
  author: Opener | Staff,
  testo: string,
  at: Date,
  kind: Partial<Pick<Said, 'interno' | 'tipo'>> = {},
): Said => ({
  authorRole: 'role' in author ? author.role : 'admin',
  authorId: author.id,
  authorName: author.name,
  testo,
  interno: kind.interno ?? false,
  tipo: kind.tipo ?? 'messaggio',
  menzioni: [],
  at,
})

/** A note that asks a colleague, after what was said. */
export const noteFor = (author: Staff, colleague: Staff, after: Date): Said => ({
  ...line(
    author,
    `@${colleague.name} mi confermi i tempi prima che risponda?`,
    new Date(after.getTime() + 1_000),
    {
      interno: true,
    },
  ),
  menzioni: [colleague.name],
})

/** A conversation as far as it can have come by now: two to nine messages, by turns, in office hours. */
export function talk(seeding: Seeding, plot: Plot): { said: Said[]; stato: StatoTicket } {
  const { rng, now } = seeding
  const { opener, staff, wanted, orari } = plot
  const said = [line(opener, plot.question, plot.opened)]
  const first = addWorkingMinutes(orari, plot.opened, plot.pause)
  if (wanted === 'aperto' || first >= now) {
    const again = addWorkingMinutes(orari, plot.opened, rng.int(60, 300))
    if (again < now && rng.chance(0.6)) said.push(line(opener, 'Avete novità? Grazie.', again))
    return { said, stato: 'aperto' }
  }
  said.push(
    line(staff, `Assegnato a ${staff.name}`, daysFrom(first, -0.001), { interno: true, tipo: 'evento' }),
  )
  said.push(line(staff, plot.answer, first))
  let at = first
  // Nobody says the same sentence twice.
  const from = rng.int(0, FOLLOW_UPS.length - 1)
  const turn = (texts: readonly string[], n: number) => texts[(from + n) % texts.length] ?? ''
  for (let turns = rng.int(0, 3); turns > 0; turns--) {
    const asked = addWorkingMinutes(orari, at, rng.int(15, 240))
    const answered = addWorkingMinutes(orari, asked, rng.int(20, 300))
    if (answered >= now) break
    if (rng.chance(0.25))
      said.push(line(staff, rng.pick(NOTES), daysFrom(answered, -0.005), { interno: true }))
    said.push(line(opener, turn(FOLLOW_UPS, turns), asked), line(staff, turn(ANSWERS, turns), answered))
    at = answered
  }
  said.sort((a, b) => a.at.getTime() - b.at.getTime())
  if (wanted === 'in_lavorazione' && rng.chance(0.6)) {
    const asked = addWorkingMinutes(orari, at, rng.int(15, 240))
    if (asked < now) said.push(line(opener, turn(FOLLOW_UPS, 0), asked))
  }
  return { said, stato: wanted }
}

/** What the columns of a ticket are after such a conversation. */
export function outcome(
  seeding: Seeding,
  { opened, staff, opener, orari }: Plot,
  said: Said[],
  wanted: StatoTicket,
) {
  const { now, rng } = seeding
  const spoken = said.filter(({ tipo }) => tipo === 'messaggio')
  const first = spoken.find(({ authorRole, interno }) => authorRole === 'admin' && !interno)
  const last = spoken.at(-1) ?? { at: opened, authorRole: opener.role }
  const over = wanted === 'risolto' || wanted === 'chiuso'
  const risoltoAt = over ? last.at : null
  const due = risoltoAt && daysFrom(risoltoAt, DAYS_TO_CLOSE)
  const isClosed = wanted === 'chiuso' && due !== null
  const closedAt = isClosed ? (due < now ? due : risoltoAt) : null
  const stato: StatoTicket = over && due !== null && due < now ? 'chiuso' : wanted
  const isOffices = last.authorRole === 'admin'
  const read = over || rng.chance(0.5)
  if (risoltoAt) said.push(line(staff, 'Risolto', risoltoAt, { tipo: 'evento' }))
  return {
    stato,
    primaRispostaAt: first?.at ?? null,
    minutiPrimaRisposta: first ? workingMinutesBetween(orari, opened, first.at) : null,
    risoltoAt,
    minutiRisoluzione: risoltoAt && workingMinutesBetween(orari, opened, risoltoAt),
    closedAt: stato === 'chiuso' ? (closedAt ?? due) : null,
    pausaDal: stato === 'in_attesa' ? last.at : null,
    daRispondere: !over && !isOffices,
    notifyUser: isOffices && !read,
    readedFrom: isOffices ? (read ? [opener.id, staff.id] : [staff.id]) : [opener.id],
    lastMessageAt: last.at,
    updatedAt: last.at,
  }
}

/** How urgent somebody at head office found it. */
export const priorityOf = ({ rng }: Seeding): Priorita =>
  rng.weighted([
    ['normale', 12],
    ['alta', 4],
    ['bassa', 3],
    ['urgente', 1],
  ] as const)
