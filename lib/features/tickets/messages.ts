import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Role } from '@/lib/auth/roles'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { presentFile } from '@/lib/storage/present'
import type { FileObject } from '@/lib/storage/schema'
import { noteUses } from '@/lib/storage/uses'
import type { TicketMessage } from '@/prisma/generated/client'

/** The author of a message that a job writes: nobody of the office. */
const SYSTEM = {
  authorRole: 'admin' as const,
  authorId: '00000000-0000-0000-0000-000000000000',
  authorName: 'Sistema',
}

type Author = { authorRole: Role; authorId: string; authorName: string }

export const authorOf = (actor: Actor | null): Author =>
  actor
    ? { authorRole: actor.role, authorId: actor.userId, authorName: `${actor.nome} ${actor.cognome}` }
    : SYSTEM

/** `menzioni`: the names of the colleagues that a note calls; `firma`: the name under what nobody has written. */
type New = { testo: string; interno?: boolean; allegati?: FileObject[]; menzioni?: string[]; firma?: string }

/** Something that somebody writes, with the files that they attach. */
export async function addMessage(
  tx: Tx,
  actor: Actor | null,
  ticketId: string,
  { testo, interno = false, allegati = [], menzioni = [], firma }: New,
): Promise<TicketMessage> {
  const author = { ...authorOf(actor), ...(firma && { authorName: firma }) }
  const data = { id: newId(), ticketId, ...author, testo, interno, allegati, menzioni }
  const message = await tx.ticketMessage.create({ data })
  await noteUses(tx, { model: 'ticketMessage', recordId: message.id }, null, { allegati }, 'product')
  return message
}

/** A line that says what has happened; `interno`: the opener does not see it. `altroTicketId`: the ticket that it tells of besides. */
export async function addEvent(
  tx: Tx,
  actor: Actor | null,
  ticketId: string,
  event: { testo: string; interno: boolean; altroTicketId?: string },
): Promise<void> {
  // After the message of the same moment.
  const at = new Date(Date.now() + 1)
  await tx.ticketMessage.create({
    data: { id: newId(at.getTime()), ticketId, ...authorOf(actor), ...event, tipo: 'evento', at },
  })
}

/**
 * The attachments as they were uploaded: what the caller says about them is not believed. From now on they
 * belong to the ticket, and their owner can no longer delete them.
 */
export async function ownUploads(
  tx: Tx,
  { actor: { role, userId } }: Ctx,
  files: readonly { url: string }[],
): Promise<FileObject[]> {
  const urls = [...new Set(files.map(({ url }) => url))]
  if (urls.length === 0) return []
  const own = await tx.storedFile.updateManyAndReturn({
    where: { url: { in: urls }, ownerRole: role, ownerId: userId, deletedAt: null },
    data: { purpose: 'ticket' },
  })
  if (own.length !== urls.length) throw invalidField('allegati', 'Carica prima i file, poi allegali.')
  return own.map(presentFile)
}
