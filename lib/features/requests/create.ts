import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { phoneNumber } from '@/lib/core/phone'
import { recordConsents } from '@/lib/features/consents/mutations'
import type { PublicCtx } from '@/lib/http/context'
import { LETTERS } from '@/lib/storage/formats'
import { keepUpload } from '@/lib/storage/mutations'
import type { Received } from '@/lib/storage/receive-upload'
import type { ContactRequest, Prisma, StoredFile } from '@/prisma/generated/client'
import { addressee, checkPosition, checkSlot } from './check'
import { tellReceivers, thankWriter } from './notify'
import type { RequestInput } from './schema'

/**
 * A message, a call-back or an application from the site: the row, its consents, the receipt, and the word to
 * whoever answers — all in one transaction.
 */
export async function createRequest(
  ctx: PublicCtx,
  input: RequestInput,
  cv?: Received | null,
): Promise<ContactRequest> {
  const telefono = phoneNumber(input.contact.telefono, 'contact.telefono')
  await checkSlot(input)
  await checkPosition(input)
  const save = (tx: Tx, file?: StoredFile) =>
    saveRequest(tx, ctx, { ...input, contact: { ...input.contact, telefono } }, file)
  if (!cv) return withTransaction(save, ctx.tx)
  return keepUpload(cv, { owner: null, purpose: 'cv', accepted: LETTERS, tx: ctx.tx }, save)
}

async function saveRequest(tx: Tx, ctx: PublicCtx, input: RequestInput, file?: StoredFile) {
  const owner = await addressee(tx, input)
  const request = await tx.contactRequest.create({
    data: {
      id: newId(),
      kind: input.kind,
      stato: owner.agentId ? 'assegnato' : 'nuovo',
      ...input.contact,
      messaggio: input.message ?? '',
      dettagli: ('dettagli' in input ? input.dettagli : undefined) ?? {},
      ...owner,
      fileId: file?.id,
      campaign: (input.campaign ?? {}) as Prisma.InputJsonObject,
    },
  })
  await recordConsents(tx, {
    consents: input.consents,
    source: `richiesta:${request.kind}`,
    ip: ctx.ip,
    subjectRef: request.id,
  })
  await thankWriter(tx, request)
  await tellReceivers(tx, request)
  return request
}
