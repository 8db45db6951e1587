import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { listFolder, type StoredObject } from '@/lib/storage/s3'
import { ownBucket } from './bucket-name'
import { type BucketPage, type ListedObject, toKey64 } from './schema'
import { keysOfPurpose, PAGE, walkRows } from './walk-rows'

type Asked = { prefix?: string; marker?: string; scopo?: string }

const isAway = (error: unknown) => error instanceof AppError && error.code === 'unavailable'

/** A page of what stands under a prefix: as the store says it or, while that is away, as the database knows it. */
export async function bucketPage(bucket: string, { prefix = '', marker, scopo }: Asked): Promise<BucketPage> {
  ownBucket(bucket)
  const asked = { prefix, marker }
  if (scopo) return fromRows(bucket, prefix, await keysOfPurpose(asked, scopo), true)
  try {
    const { folders, items, next } = await listFolder(prefix, marker, PAGE)
    if (folders.length + items.length === 0) return foldersFromRows(bucket, asked)
    const known = await rowsOf(items.map(({ key }) => key))
    return {
      bucket,
      prefix,
      fonte: 'archivio',
      raggiungibile: true,
      cartelle: folders,
      next,
      items: items.map((object) => present(object, known.get(object.key), 'ok')),
    }
  } catch (error) {
    if (!isAway(error)) throw error
    return fromRows(bucket, prefix, await walkRows(asked), false)
  }
}

/**
 * The store that comes with the product names no folder whose files all stand in further ones: where it says that there is
 * nothing, the folders are the database's. Objects are not: what stands here the store would have named.
 */
async function foldersFromRows(bucket: string, asked: Parameters<typeof walkRows>[0]): Promise<BucketPage> {
  const { folders: cartelle, next } = await walkRows(asked)
  return { bucket, prefix: asked.prefix, fonte: 'archivio', raggiungibile: true, cartelle, items: [], next }
}

async function fromRows(
  bucket: string,
  prefix: string,
  { folders, keys, next }: Awaited<ReturnType<typeof walkRows>>,
  raggiungibile: boolean,
): Promise<BucketPage> {
  const known = await rowsOf(keys)
  return {
    bucket,
    prefix,
    fonte: 'database',
    raggiungibile,
    cartelle: folders,
    next,
    items: keys.flatMap((key) => {
      const row = known.get(key)
      if (!row) return []
      const object = { key, size: Number(row.size), changedAt: row.createdAt.toISOString() }
      return [present(object, row, row.pieces.length > 0 ? 'in_attesa' : 'ok')]
    }),
  }
}

async function rowsOf(keys: string[]) {
  const rows = await db().storedFile.findMany({
    where: { key: { in: keys }, deletedAt: null },
    select: {
      key: true,
      name: true,
      purpose: true,
      size: true,
      createdAt: true,
      pieces: { where: { at: 0 }, select: { at: true } },
    },
  })
  return new Map(rows.map((row) => [row.key, row]))
}

type Known = { name: string; purpose: string } | undefined

const present = (object: StoredObject, row: Known, stato: ListedObject['stato']): ListedObject => ({
  ...object,
  key64: toKey64(object.key),
  stato: row ? stato : 'orfano',
  nome: row?.name ?? null,
  scopo: row?.purpose ?? null,
})
