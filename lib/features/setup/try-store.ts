import 'server-only'
import { causeOf } from '@/lib/core/failure-words'
import type { Ctx } from '@/lib/http/context'
import { ensureBucket } from '@/lib/storage/s3'
import { noteProof } from './proofs'
import type { Trial } from './schema'

/** Tries the store by writing, and notes that it works. */
export async function tryStoreNow(ctx: Ctx): Promise<Trial> {
  try {
    await ensureBucket()
  } catch (error) {
    return { ok: false, error: causeOf(error) }
  }
  await noteProof(ctx, 'deposito')
  return { ok: true, error: '' }
}
