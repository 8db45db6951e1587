import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { TICKET_STAFF } from '@/lib/features/tickets/staff/staff'
import type { ReplyInput } from './schema'

export type Mentioned = { id: string; nome: string }

/** The colleagues whom a note calls: only a note does, and only who works with tickets can be called. */
export async function mentionedBy(
  tx: Tx,
  { userId }: Actor,
  { menzioni = [], interno }: ReplyInput,
): Promise<Mentioned[]> {
  const ids = [...new Set(menzioni)].filter((id) => id !== userId)
  if (ids.length === 0) return []
  if (!interno) throw invalidField('menzioni', 'I colleghi si menzionano in una nota interna.')
  const found = await tx.admin.findMany({
    where: { AND: [{ id: { in: ids } }, TICKET_STAFF] },
    select: { id: true, name: true, surname: true },
    orderBy: { id: 'asc' },
  })
  if (found.length !== ids.length)
    throw invalidField('menzioni', 'Una di queste persone non c’è o non lavora ai ticket.')
  return found.map(({ id, name, surname }) => ({ id, nome: `${name} ${surname}` }))
}
