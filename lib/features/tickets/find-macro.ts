import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import type { Ticket, TicketMacro } from '@/prisma/generated/client'

/** A ready answer that fits the ticket: of its category, or of all. */
export async function findMacro(
  tx: Tx,
  { categoryId }: Pick<Ticket, 'categoryId'>,
  id: string,
): Promise<TicketMacro> {
  const found = await tx.ticketMacro.findFirst({ where: { id, OR: [{ categoryId }, { categoryId: null }] } })
  if (!found) throw invalidField('macroId', 'Questa risposta pronta non c’è o è di un’altra categoria.')
  return found
}
