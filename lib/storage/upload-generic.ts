import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { forbidden } from '@/lib/core/errors'
import { callOf } from '@/lib/http/idempotency'
import { LESSONS, MAX_VIDEO_BYTES } from './formats'
import { keepUpload } from './keep-upload'
import { hashOf, type Owner, tryStore } from './mutations'
import { receiveUpload } from './receive-upload'
import type { FileObject, UploadPurpose } from './schema'

/** What a purpose takes that is more than the usual, and who may send it. */
const PURPOSES = {
  formazione: { maxBytes: MAX_VIDEO_BYTES, accepted: LESSONS, flag: 'content_manage' },
} as const

/** @throws 403 for a purpose that is not this one's to serve */
export function requirePurpose(actor: Actor, purpose: UploadPurpose | undefined): void {
  if (purpose && !(actor.role === 'admin' && can(actor, PURPOSES[purpose].flag))) throw forbidden()
}

/** POST /v2/storage/genericUpload: one multipart request, one file, owned by whoever sent it. */
export async function uploadGeneric(
  owner: Owner,
  request: Request,
  purpose?: UploadPurpose,
): Promise<FileObject> {
  const special = purpose && PURPOSES[purpose]
  const received = await receiveUpload(request, special?.maxBytes)
  try {
    const call = callOf(request, owner.userId, `${await hashOf(received.path)}\n${received.name}`)
    return await keepUpload(call, owner, () =>
      tryStore(received, { purpose: purpose ?? 'generic', accepted: special?.accepted }),
    )
  } finally {
    await received.discard()
  }
}
