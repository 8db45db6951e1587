import 'server-only'
import { columnOfDay, type Day, dayOf, yearCode } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newCode, newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { PublicCtx } from '@/lib/http/context'
import { setting } from '@/lib/settings/read'
import type { Prisma, Reclamo, Ticket } from '@/prisma/generated/client'
import { type ComplaintDue, daysOf } from './complaint-days'
import { reclamiTermini } from './settings'
import { isOpen, type StatoTicket } from './states'

/** The same by the settings of this installation. */
export const complaintDue = async (tx: Tx, ricevutoIl: Day): Promise<ComplaintDue> =>
  daysOf(await setting(reclamiTermini, tx), ricevutoIl)

type Line = {
  due: ComplaintDue
  facts?: Pick<Prisma.ReclamoUncheckedCreateInput, 'canale' | 'product' | 'causale'>
  /** Why it is a complaint, where somebody has said so. */
  motivo?: string
}

/** A ticket's line in the register. Without facts it came by the ticket itself, about the product of its case. */
export async function writeComplaint(
  tx: Tx,
  ctx: Pick<PublicCtx, 'actor' | 'requestId'>,
  { id: ticketId, agentId, praticaId }: Pick<Ticket, 'id' | 'agentId' | 'praticaId'>,
  { due, facts, motivo }: Line,
): Promise<Reclamo> {
  const pratica = praticaId
    ? await tx.pratica.findUnique({ where: { id: praticaId }, select: { agentId: true, product: true } })
    : null
  const { ricevutoIl, consigliatoIl, entroIl } = due
  const after = await tx.reclamo.create({
    data: {
      id: newId(),
      codice: `R${yearCode()}-${newCode(7)}`,
      ticketId,
      agentId: pratica?.agentId ?? agentId,
      canale: 'area',
      ...facts,
      product: facts?.product ?? pratica?.product ?? null,
      ricevutoIl: columnOfDay(ricevutoIl),
      consigliatoIl: columnOfDay(consigliatoIl),
      entroIl: columnOfDay(entroIl),
    },
  })
  await recordCommit(tx, ctx, { model: 'Reclami', label: after.codice, after, reason: motivo })
  return after
}

/** A ticket that is put among the complaints becomes one, of the day on which it was opened; where its clock ends. */
export async function complainedIn(
  tx: Tx,
  ctx: Pick<PublicCtx, 'actor' | 'requestId'>,
  ticket: Ticket,
): Promise<Date | null> {
  if (await tx.reclamo.findUnique({ where: { ticketId: ticket.id }, select: { id: true } }))
    return ticket.reclamoEntro
  const due = await complaintDue(tx, dayOf(ticket.createdAt))
  await writeComplaint(tx, ctx, ticket, { due })
  return due.reclamoEntro
}

/** The line in the register of a ticket that still waits for its outcome; null of a ticket that is no complaint, or an answered one. */
export const openComplaint = (tx: Tx, ticketId: string): Promise<Pick<Reclamo, 'codice'> | null> =>
  tx.reclamo.findFirst({ where: { ticketId, esito: null }, select: { codice: true } })

/**
 * The office solves a complaint by its outcome in the register, which solves the ticket too: the register never holds a complaint
 * without an answer behind a ticket that says that it is over.
 * @throws 409 where the ticket would end before
 */
export async function requireOutcome(
  tx: Tx,
  { id, stato }: Pick<Ticket, 'id' | 'stato'>,
  to: StatoTicket,
): Promise<void> {
  if (isOpen(to) || !isOpen(stato)) return
  const open = await openComplaint(tx, id)
  if (open)
    throw new AppError(
      'conflict',
      `È il reclamo ${open.codice}: scrivi l’esito nel registro dei reclami, che risolve anche il ticket.`,
    )
}
