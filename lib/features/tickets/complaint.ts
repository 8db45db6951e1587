import 'server-only'
import {
  addDays,
  columnOfDay,
  type Day,
  dayOf,
  dayOfColumn,
  nextDay,
  startOfDay,
  yearCode,
} from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { newCode, newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { PublicCtx } from '@/lib/http/context'
import { inForceOn } from '@/lib/settings/in-force'
import { setting } from '@/lib/settings/read'
import type { Prisma, Reclamo, Ticket } from '@/prisma/generated/client'
import { reclamiTermini, type TermineReclami } from './settings'

/** The last days of a complaint, as its register keeps them, and where the clock of its ticket ends. */
export type ComplaintDue = { ricevutoIl: Day; consigliatoIl: Day; entroIl: Day; reclamoEntro: Date }

const later = (day: Day, days: number): Day => dayOfColumn(addDays(columnOfDay(day), days))

/** The days of a complaint that came on a day, by the terms in force on it; the clock ends with the suggested one, at midnight of Italy. */
export function daysOf(terms: readonly TermineReclami[], ricevutoIl: Day): ComplaintDue {
  const { giorni, consigliati } = inForceOn(terms, ricevutoIl)
  const consigliatoIl = later(ricevutoIl, consigliati)
  return {
    ricevutoIl,
    consigliatoIl,
    entroIl: later(ricevutoIl, giorni),
    reclamoEntro: startOfDay(nextDay(consigliatoIl)),
  }
}

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
