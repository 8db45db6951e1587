import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Role } from '@/lib/auth/roles'
import { dayOf } from '@/lib/core/dates'
import { db, type Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Prisma, StoredFile } from '@/prisma/generated/client'
import { type Accepted, isReencoded } from './formats'
import { inspect } from './inspect'
import type { Received } from './receive-upload'
import { reencode } from './reencode'
import { put, remove } from './s3'

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

type Keep = { owner: Owner | null; purpose: string; accepted?: Accepted }

/**
 * Puts an upload into the store, then lets `save` write its row with whatever it belongs to. The object is
 * written first: should the rest fail, it is removed again, and no row ever points at nothing.
 */
export async function keepUpload<T>(
  received: Received,
  { owner, purpose, accepted }: Keep,
  save: (row: Prisma.StoredFileUncheckedCreateInput) => Promise<T>,
): Promise<T> {
  if ((await stat(received.path)).size === 0) throw invalidField('file', 'Il file è vuoto.')
  const { file, size, mimetype, extension } = await prepare(received, accepted)
  const [id, key, sha256] = [newId(), randomKey(extension), await hashOf(file)]
  await put(key, { body: createReadStream(file), size, mimetype })
  const data = { id, key, url: urlOf(id), name: received.name, size: BigInt(size), mimetype, sha256, purpose }
  try {
    return await save({ ...data, ownerRole: owner?.role, ownerId: owner?.userId })
  } catch (error) {
    await remove(key).catch(() => undefined)
    throw error
  }
}

/** Stores an upload for its owner (null: a visitor). */
export function storeFile(
  owner: Owner | null,
  received: Received,
  { purpose = 'generic', tx }: { purpose?: string; tx?: Tx } = {},
): Promise<StoredFile> {
  return keepUpload(received, { owner, purpose }, (data) => (tx ?? db()).storedFile.create({ data }))
}

/** Where a file is read: relative, so that a change of domain changes no row. */
export const urlOf = (id: string) => `/v2/storage/files/${id}`
