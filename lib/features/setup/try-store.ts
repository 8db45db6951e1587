import 'server-only'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { put, remove, stream } from '@/lib/storage/s3'
import { causeOf } from './cause'
import { noteProof } from './proofs'
import type { Trial } from './schema'

/** Writes a small object, reads it back and takes it away again. */
export async function tryStore(ctx: Ctx): Promise<Trial> {
  const key = `prova/${newId()}`
  const bytes = Buffer.from(`prova ${key}`)
  try {
    await put(key, { open: () => Readable.from(bytes), size: bytes.length, mimetype: 'text/plain' })
    const read = await buffer((await stream(key)).body)
    await remove(key)
    if (!read.equals(bytes))
      return { ok: false, error: 'L’archivio ha restituito altro da ciò che è stato scritto.' }
  } catch (error) {
    return { ok: false, error: causeOf(error) }
  }
  await noteProof(ctx, 'deposito')
  return { ok: true, error: '' }
}
