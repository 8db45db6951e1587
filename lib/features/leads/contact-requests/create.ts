import 'server-only'
import { writeConsents } from '@/lib/consents/mutations'
import { type Tx, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { PublicCtx } from '@/lib/http/context'
import { countPerson } from '@/lib/http/form-limits'
import { phoneWithNote } from '@/lib/italian/phone'
import { type Attempted, recordUpload } from '@/lib/storage/mutations'
import { noteUses } from '@/lib/storage/uses'
import type { ContactRequest, Prisma } from '@/prisma/generated/client'
import { addressee, checkPosition, checkSlot } from './check'
import { tellOfRequest } from './notify'
import type { RequestInput } from './schema'

/** What the site offers today, read before the transaction. */
export async function checkRequest(input: RequestInput): Promise<void> {
  await checkSlot(input)
  await checkPosition(input)
}

/**
 * A message, a call-back or an application from the site: the row, its consents, the receipt, and the word to
 * whoever answers — all in one transaction.
 */
export async function createRequest(
  ctx: PublicCtx,
  input: RequestInput,
  cv?: Attempted | null,
): Promise<ContactRequest> {
  const { contact } = input
  const { telefono, note } = phoneWithNote(contact.telefono, 'contact.telefono', input.message ?? '')
  return withTransaction(async (tx) => {
    const file = cv ? await recordUpload(tx, cv, null) : null
    return saveRequest(tx, ctx, { ...input, message: note, contact: { ...contact, telefono } }, file?.id)
  }, ctx.tx)
}

async function saveRequest(tx: Tx, ctx: PublicCtx, input: RequestInput, fileId?: string) {
  const owner = await addressee(tx, input)
  await countPerson(tx, 'requests', input.contact)
  const request = await tx.contactRequest.create({
    data: {
      id: newId(),
      kind: input.kind,
      stato: owner.agentId ? 'assegnato' : 'nuovo',
      ...input.contact,
      messaggio: input.message ?? '',
      dettagli: ('dettagli' in input ? input.dettagli : undefined) ?? {},
      ...owner,
      fileId,
      campaign: (input.campaign ?? {}) as Prisma.InputJsonObject,
    },
  })
  await noteUses(tx, { model: 'contactRequest', recordId: request.id }, null, { fileId }, 'product')
  await writeConsents(tx, {
    consents: input.consents,
    source: `richiesta:${request.kind}`,
    ip: ctx.ip,
    subjectRef: request.id,
  })
  await tellOfRequest(tx, request)
  return request
}
