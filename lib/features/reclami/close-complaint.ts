import 'server-only'
import { columnOfDay, dayOfColumn } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { lockById } from '@/lib/core/lock'
import { addEvent } from '@/lib/features/tickets/messages'
import { hoursOf } from '@/lib/features/tickets/policies'
import { saveTicket } from '@/lib/features/tickets/save'
import { isOpen } from '@/lib/features/tickets/states'
import { transition } from '@/lib/features/tickets/transition'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import type { Reclamo } from '@/prisma/generated/client'
import { ESITI_RECLAMO } from './labels'
import { reclami } from './resource'
import type { OutcomeInput } from './schema'

/** How a complaint was answered, and when: its ticket is solved with it. What was written wrong is written again, and says so. */
export async function closeComplaint(
  ctx: Ctx,
  id: string,
  { version, rispostoIl, ...facts }: OutcomeInput,
): Promise<Reclamo> {
  return withTransaction(async (tx) => {
    const before = (await lockRow(reclami, { ...ctx, tx }, id, version)) as Reclamo
    if (rispostoIl < dayOfColumn(before.ricevutoIl))
      throw invalidField('rispostoIl', 'La risposta viene dopo il reclamo.')
    if (before.esito === facts.esito && before.rispostoIl && dayOfColumn(before.rispostoIl) === rispostoIl)
      throw new AppError('conflict', 'Questo esito è già registrato.')
    const after = await tx.reclamo.update({
      where: { id: before.id },
      data: { ...facts, rispostoIl: columnOfDay(rispostoIl), version: { increment: 1 } },
    })
    await recordCommit(tx, ctx, { model: 'Reclami', label: after.codice, before, after })
    await lockById(tx, 'ticket', before.ticketId)
    const ticket = await tx.ticket.findUniqueOrThrow({ where: { id: before.ticketId } })
    const solved = isOpen(ticket.stato)
      ? transition(ticket, { to: 'risolto', orari: await hoursOf(tx, ticket) })
      : {}
    await saveTicket(tx, ctx, ticket, solved)
    await addEvent(tx, ctx.actor, ticket.id, {
      testo: `Reclamo ${after.codice}: ${ESITI_RECLAMO[facts.esito].label.toLowerCase()}`,
      interno: true,
    })
    return after
  }, ctx.tx)
}
