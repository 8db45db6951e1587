import 'server-only'
import type { Call } from '@/lib/http/idempotency'
import { withIdempotency } from '@/lib/http/idempotency'
import { type Attempted, type Owner, recordUpload, undoUpload } from './mutations'
import { presentFile } from './present'
import type { FileObject } from './schema'

/**
 * What `store` gives to the store becomes a file of its owner, once for each Idempotency-Key; where its row is not written it is
 * taken out again.
 */
export async function keepUpload(
  call: Call | null,
  owner: Owner,
  store: () => Promise<Attempted>,
): Promise<FileObject> {
  const reply = await withIdempotency(call, {
    prepare: store,
    work: async (tx, upload) => ({ status: 200, body: presentFile(await recordUpload(tx, upload, owner)) }),
    undo: undoUpload,
  })
  return reply.body as FileObject
}
