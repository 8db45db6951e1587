import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Role } from '@/lib/auth/roles'
import { dayOf } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { logger } from '@/lib/core/logger'
import type { StoredFile } from '@/prisma/generated/client'
import { announce, settle } from './announced'
import { type Accepted, isReencoded } from './formats'
import { inspect } from './inspect'
import type { Received } from './receive-upload'
import { reencode } from './reencode'
import { put, remove } from './s3'
import { storePending } from './waiting'

/** 5 MB/s: a store that is slower than this is taken for absent. */
const SLOWEST_BYTES_PER_MS = 5_000

export type Owner = { role: Role; userId: string }

/** Nobody can guess it, and nothing of the person or the file name is in it. */
const randomKey = (extension: string) =>
  `uploads/${dayOf(new Date()).slice(0, 7)}/${randomBytes(20).toString('hex')}.${extension}`

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Checks the content; images are written again. Returns the file to keep. */
async function prepare({ path: source, folder, name: given }: Received, accepted?: Accepted) {
  const { mimetype, extension, name } = await inspect(source, given, accepted)
  const none = { larghezza: null, altezza: null }
  if (!isReencoded(mimetype))
    return { file: source, size: (await stat(source)).size, ...none, mimetype, extension, name }
  const file = path.join(folder, 'image')
  return { file, ...(await reencode(source, file, mimetype)), mimetype, extension, name }
}

/** An upload that was checked and offered to the store; its row does not exist yet. */
export type Attempted = {
  data: Pick<
    StoredFile,
    'id' | 'key' | 'url' | 'name' | 'size' | 'mimetype' | 'sha256' | 'purpose' | 'larghezza' | 'altezza'
  >
  file: string
  isStored: boolean
}

/** Checks an upload and writes it to the store: slow, so it comes before the transaction that keeps it. */
export async function tryStore(
  received: Received,
  { purpose, accepted }: { purpose: string; accepted?: Accepted },
): Promise<Attempted> {
  if ((await stat(received.path)).size === 0) throw invalidField('file', 'Il file è vuoto.')
  const { file, mimetype, extension, name, larghezza, altezza } = await prepare(received, accepted)
  const known = await newUpload(file, { name, purpose, mimetype, extension })
  await announce(known.key)
  const size = Number(known.size)
  const isStored = await offer(known.key, { open: () => createReadStream(file), size, mimetype })
  const data = { ...known, larghezza, altezza }
  return { data, file, isStored }
}

type Described = { name: string; purpose: string; mimetype: string; extension: string }

/** The row of a file that lies on the disk, before there is one: its address, its size, its hash. */
export async function newUpload(
  file: string,
  { name, purpose, mimetype, extension }: Described,
): Promise<Attempted['data']> {
  const id = newId()
  return {
    id,
    key: randomKey(extension),
    url: urlOf(id),
    name,
    mimetype,
    sha256: await hashOf(file),
    purpose,
    size: BigInt((await stat(file)).size),
    larghezza: null,
    altezza: null,
  }
}

/** The row of an upload. What the store could not take waits in the database, and the upload succeeds all the same. */
export async function recordUpload(tx: Tx, upload: Attempted, owner: Owner | null): Promise<StoredFile> {
  const { data, file, isStored } = upload
  const row = await tx.storedFile.create({
    data: { ...data, ownerRole: owner?.role, ownerId: owner?.userId },
  })
  await settle(tx, data.key)
  if (!isStored) await storePending(tx, row, file)
  return row
}

/** Takes an upload out of the store whose row was not written; where that is not known, it stays. */
export async function undoUpload({ data, isStored }: Attempted, reason: unknown): Promise<void> {
  const isUnknown = reason instanceof AppError && reason.outcome === 'unknown'
  if (isUnknown) return
  // Where this fails the announced removal stays, and does it later.
  const takeOut = async () => {
    if (isStored) await remove(data.key)
    await withTransaction((tx) => settle(tx, data.key))
  }
  await takeOut().catch(() => undefined)
}

/** Whether the store takes it while the person waits; otherwise the queue delivers it later. */
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

type Kind = { purpose?: string; accepted?: Accepted }

/** Stores an upload for its owner (null: a visitor). */
export async function storeFile(
  owner: Owner | null,
  received: Received,
  { purpose = 'generic', accepted }: Kind = {},
): Promise<StoredFile> {
  const upload = await tryStore(received, { purpose, accepted })
  try {
    return await withTransaction((tx) => recordUpload(tx, upload, owner))
  } catch (error) {
    await undoUpload(upload, error)
    throw error
  }
}

/** Where a file is read: relative, so that a change of domain changes no row. */
export const urlOf = (id: string) => `/v2/storage/files/${id}`
