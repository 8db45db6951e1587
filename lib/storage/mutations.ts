import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Role } from '@/lib/auth/roles'
import { dayOf } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { logger } from '@/lib/core/logger'
import type { StoredFile } from '@/prisma/generated/client'
import { type Accepted, isReencoded } from './formats'
import { inspect } from './inspect'
import type { Received } from './receive-upload'
import { reencode } from './reencode'
import { put, remove } from './s3'
import { keepWaiting } from './waiting'

/** 5 MB/s: a store that is slower than this is taken for absent. */
const SLOWEST_BYTES_PER_MS = 5_000

export type Owner = { role: Role; userId: string }

/** Nobody can guess it, and nothing of the person or the file name is in it. */
const randomKey = (extension: string) =>
  `uploads/${dayOf(new Date()).slice(0, 7)}/${randomBytes(20).toString('hex')}.${extension}`

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Checks the content; images are written again. Returns the file to keep. */
async function prepare({ path: source, folder, name }: Received, accepted?: Accepted) {
  const { mimetype, extension } = await inspect(source, name, accepted)
  if (!isReencoded(mimetype)) return { file: source, size: (await stat(source)).size, mimetype, extension }
  const file = path.join(folder, 'image')
  return { file, size: await reencode(source, file, mimetype), mimetype, extension }
}

type Keep = { owner: Owner | null; purpose: string; accepted?: Accepted; tx?: Tx }

/**
 * Stores an upload and its row, with whatever `save` writes about it in the same transaction. The object is
 * written first: should the rest fail, it is removed again. What the store cannot take now waits in the
 * database, and the upload succeeds all the same.
 */
export async function keepUpload<T>(
  received: Received,
  { owner, purpose, accepted, tx: outer }: Keep,
  save: (tx: Tx, file: StoredFile) => Promise<T>,
): Promise<T> {
  if ((await stat(received.path)).size === 0) throw invalidField('file', 'Il file è vuoto.')
  const { file, size, mimetype, extension } = await prepare(received, accepted)
  const [id, key, sha256] = [newId(), randomKey(extension), await hashOf(file)]
  const isStored = await offer(key, { open: () => createReadStream(file), size, mimetype })
  const data = { id, key, url: urlOf(id), name: received.name, size: BigInt(size), mimetype, sha256, purpose }
  try {
    return await withTransaction(async (tx) => {
      const row = await tx.storedFile.create({
        data: { ...data, ownerRole: owner?.role, ownerId: owner?.userId },
      })
      if (!isStored) await keepWaiting(tx, row, file)
      return save(tx, row)
    }, outer)
  } catch (error) {
    if (isStored) await remove(key).catch(() => undefined)
    throw error
  }
}

/** Whether the store has taken it while the person waits; slower than that, the queue has more patience. */
async function offer(key: string, content: Parameters<typeof put>[1]): Promise<boolean> {
  const patience = AbortSignal.timeout(3_000 + Math.ceil(content.size / SLOWEST_BYTES_PER_MS))
  try {
    await put(key, content, patience)
    return true
  } catch (err) {
    logger().warn({ err, key }, 'file waits for the store')
    return false
  }
}

/** Stores an upload for its owner (null: a visitor). */
export function storeFile(
  owner: Owner | null,
  received: Received,
  { purpose = 'generic', tx }: { purpose?: string; tx?: Tx } = {},
): Promise<StoredFile> {
  return keepUpload(received, { owner, purpose, tx }, async (_, file) => file)
}

/** Where a file is read: relative, so that a change of domain changes no row. */
export const urlOf = (id: string) => `/v2/storage/files/${id}`
