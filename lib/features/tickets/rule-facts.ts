import 'server-only'
import type { Tx } from '@/lib/core/db'
import { openState, type Span } from '@/lib/italian/opening-hours'
import type { Prisma, Ticket } from '@/prisma/generated/client'
import { officeHours } from './office-hours'

/** What the conditions of rules look at. */
export type Facts = {
  ticket: Ticket
  /** Of the agent who opened it. */
  agencyId: string | null
  /** What its opener has written last. */
  testo: string
  fuoriOrario: boolean
}

type Some = Omit<Prisma.TicketFindManyArgs, 'select' | 'include' | 'omit'>

/** These tickets, as rules see them. */
export async function factsOf(tx: Tx, some: Some): Promise<Facts[]> {
  const rows = await tx.ticket.findMany({ ...some, include: { agent: { select: { agencyId: true } } } })
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const said = await lastWords(tx, ids)
  const orari = await officeHours(tx)
  return rows.map(({ agent, ...ticket }) => ({
    ticket,
    agencyId: agent?.agencyId ?? null,
    testo: said.get(ticket.id) ?? '',
    fuoriOrario: isClosed(orari, ticket.createdAt),
  }))
}

/** Without opening hours nobody is ever out of them. */
const isClosed = (orari: readonly Span[], at: Date) => orari.length > 0 && !openState(orari, at).aperta

async function lastWords(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ id: string; testo: string }[]>`
    SELECT DISTINCT ON (m.ticket_id) m.ticket_id AS id, m.testo
    FROM ticket_messages m JOIN tickets t ON t.id = m.ticket_id
    WHERE m.ticket_id = ANY(${[...ids]}::uuid[]) AND m.tipo = 'messaggio' AND NOT m.interno
      AND m.author_id IN (t.agent_id, t.client_id, t.opened_by_admin_id)
    ORDER BY m.ticket_id, m.at DESC, m.id DESC`
  return new Map(rows.map(({ id, testo }) => [id, testo]))
}
