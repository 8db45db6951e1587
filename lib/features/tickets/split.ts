import 'server-only'
import { dayOf, yearCode } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { newCode, newId } from '@/lib/core/ids'
import { inGroup } from '@/lib/history/group'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import type { Ticket, TicketMessage } from '@/prisma/generated/client'
import { answeredTickets } from './access'
import { announce } from './announce'
import { deadlinesOf } from './clock'
import { complaintDue, writeComplaint } from './complaint'
import { addEvent } from './messages'
import { openerOf } from './owner'
import { policyFor } from './policies'
import { type Changes, lockTicket, saveTicket } from './save'
import type { SplitInput } from './schema'
import { isOpen } from './states'
import { tellOffice, tellOpener } from './tell'

/**
 * Two matters in one ticket: what was written of the second goes to a ticket of its own, of the same opener, whose clock begins
 * now. Each names the other in its conversation.
 */
export async function splitTicket(ctx: Ctx, id: string, input: SplitInput) {
  return withTransaction(async (tx) => {
    const before = await lockTicket(tx, ctx.actor, id, answeredTickets, input.version)
    const { goes, stays } = await divided(tx, before, input.messageIds)
    const group = inGroup(ctx, {
      action: 'edit',
      model: 'Tickets',
      label: `Diviso: ${before.codice}`,
      ref: id,
    })
    const made = await openFrom(tx, group, before, { ...input, goes })
    await tx.ticketMessage.updateMany({
      where: { id: { in: goes.map((one) => one.id) }, ticketId: id },
      data: { ticketId: made.id },
    })
    await saveTicket(tx, group, before, isOpen(before.stato) ? lastOf(before, stays) : {})
    const from = { testo: `Diviso dal ticket ${before.codice}`, interno: false, altroTicketId: id }
    await addEvent(tx, ctx.actor, made.id, from)
    const to = { testo: `Diviso nel ticket ${made.codice}`, interno: false, altroTicketId: made.id }
    await addEvent(tx, ctx.actor, id, to)
    await tellOpener(tx, made, {
      titolo: 'Una tua richiesta ora ha un ticket suo',
      testo: `${made.codice}: ${made.oggetto}`,
    })
    await tellOffice(tx, made, 'Nuovo ticket', ctx.actor.userId)
    return { _id: made.id, codice: made.codice }
  }, ctx.tx)
}

type Divided = { goes: TicketMessage[]; stays: TicketMessage[] }

/** What is said in a ticket, by where it belongs from now on. Something has to be left, and something for the opener to read. */
async function divided(tx: Tx, { id }: Ticket, messageIds: readonly string[]): Promise<Divided> {
  const said = await tx.ticketMessage.findMany({
    where: { ticketId: id, tipo: 'messaggio' },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
  const chosen = new Set(messageIds)
  const goes = said.filter((one) => chosen.has(one.id))
  const stays = said.filter((one) => !chosen.has(one.id))
  if (goes.length !== chosen.size)
    throw invalidField('messageIds', 'Uno di questi messaggi non è di questo ticket.')
  if (!goes.some(({ interno }) => !interno))
    throw invalidField('messageIds', 'Scegli almeno un messaggio che chi ha aperto il ticket legge.')
  if (!stays.some(({ interno }) => !interno))
    throw invalidField('messageIds', 'Almeno un messaggio resta in questo ticket.')
  return { goes, stays }
}

/** Who wrote last, and when: whether the opener waits for an answer. */
function lastOf(
  ticket: Ticket,
  said: readonly TicketMessage[],
): Pick<Changes, 'daRispondere'> & {
  lastMessageAt: Date
} {
  const last = said.findLast(({ interno }) => !interno)
  return {
    daRispondere: last?.authorId === openerOf(ticket)?.userId,
    lastMessageAt: said.at(-1)?.at ?? ticket.lastMessageAt,
  }
}

type New = Pick<SplitInput, 'oggetto' | 'categoryId'> & Pick<Divided, 'goes'>

async function openFrom(tx: Tx, ctx: Ctx, before: Ticket, { oggetto, goes, ...input }: New): Promise<Ticket> {
  const categoryId = input.categoryId ?? before.categoryId
  const category = await tx.ticketCategory.findFirst({ where: { id: categoryId } })
  if (!category) throw invalidField('categoryId', 'Questa categoria non c’è.')
  const { agentId, clientId, openedByAdminId, priorita, praticaId, tag, seguitoDa, assigneeId } = before
  const createdAt = new Date()
  const due = category.reclami ? await complaintDue(tx, dayOf(createdAt)) : null
  const reclamoEntro = due?.reclamoEntro ?? null
  const clock = {
    stato: 'aperto',
    createdAt,
    minutiPausa: 0,
    pausaDal: null,
    reclamoEntro,
  } as const
  const first = { primaRispostaAt: null, primaRispostaEntro: null, scadeAt: null, avvisaAt: null }
  const policy = await policyFor(tx, { categoryId, priorita })
  const made = await tx.ticket.create({
    data: {
      id: newId(),
      codice: `T${yearCode()}-${newCode(7)}`,
      categoryId,
      oggetto,
      createdAt,
      agentId,
      clientId,
      openedByAdminId,
      priorita,
      praticaId,
      tag,
      seguitoDa,
      // Of another category others take care.
      assigneeId: categoryId === before.categoryId ? assigneeId : null,
      reclamoEntro,
      ...deadlinesOf({ ...clock, ...first }, policy),
      ...lastOf(before, goes),
      readedFrom: [ctx.actor.userId],
    },
  })
  await recordCommit(tx, ctx, { model: 'Tickets', label: made.codice, after: made })
  if (due) await writeComplaint(tx, ctx, made, { due })
  await announce(tx, made)
  return made
}
