import 'server-only'
import { addDays } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import type { Ticket } from '@/prisma/generated/client'
import { announce } from './announce'
import { deadlinesOf } from './clock'
import { eachTicket } from './each-ticket'
import { addEvent } from './messages'
import { hoursOf, policyFor } from './policies'
import { runRules } from './run-rules'
import { saveTicket } from './save'
import { APERTI, DAYS_TO_REOPEN } from './states'
import { tellOffice } from './tell'
import { tellDeadline } from './tell-deadline'
import { transition } from './transition'
import { runWaitingRules } from './waiting-rules'

const CLOCK = { actor: null, requestId: '' }

/** Comes back from waiting, is nearly late, is late, or is closed for good: what tickets do by themselves. */
export async function clock(): Promise<void> {
  const now = new Date()
  await eachTicket({ riprendiIl: { lte: now }, stato: 'in_attesa' }, wake)
  await eachTicket({ stato: 'risolto', risoltoAt: { lt: addDays(now, -DAYS_TO_REOPEN) } }, close)
  await eachTicket({ scadeAt: { lte: now }, fuoriTempo: false }, late)
  await eachTicket({ avvisaAt: { lte: now } }, soon)
  await runWaitingRules(now)
}

async function wake(tx: Tx, ticket: Ticket): Promise<void> {
  const changes = transition(ticket, { to: 'in_lavorazione', orari: await hoursOf(tx, ticket) })
  const after = await saveTicket(tx, CLOCK, ticket, changes)
  await addEvent(tx, null, ticket.id, { testo: 'Ripreso dopo l’attesa', interno: true })
  await tellOffice(tx, after, 'È ora di riprendere un ticket')
}

async function close(tx: Tx, ticket: Ticket): Promise<void> {
  const changes = transition(ticket, { to: 'chiuso', orari: await hoursOf(tx, ticket) })
  await saveTicket(tx, CLOCK, ticket, changes)
  const testo = `Chiuso dopo ${DAYS_TO_REOPEN} giorni senza risposta`
  await addEvent(tx, null, ticket.id, { testo, interno: false })
}

/** Only the mark changes: it is no news of the ticket itself, and its version stays. */
async function late(tx: Tx, ticket: Ticket): Promise<void> {
  await tx.ticket.update({ where: { id: ticket.id }, data: { fuoriTempo: true, avvisaAt: null } })
  await announce(tx, ticket)
  await tellDeadline(tx, ticket, 'Un ticket è fuori tempo', { byMail: true })
  await runRules(tx, 'scaduto', ticket.id)
}

/** The same for the warning before. */
async function soon(tx: Tx, ticket: Ticket): Promise<void> {
  await tx.ticket.update({ where: { id: ticket.id }, data: { avvisaAt: null } })
  await tellDeadline(tx, ticket, 'Un ticket sta per scadere')
  await runRules(tx, 'in_scadenza', ticket.id)
}

/** A category has other times, or other hours, or the office has: the open tickets of it, or of all, get their deadlines anew. */
export async function recount({ categoryId }: { categoryId: string | null }): Promise<void> {
  const where = { ...(categoryId && { categoryId }), stato: { in: [...APERTI] } }
  await eachTicket(where, async (tx, ticket) => {
    const policy = await policyFor(tx, ticket)
    await tx.ticket.update({ where: { id: ticket.id }, data: deadlinesOf(ticket, policy) })
  })
}
