import 'server-only'
import { env } from '@/lib/core/env'
import { notFound } from '@/lib/core/errors'
import { fromKey64 } from './schema'

/** The buckets that the environment names: of the others nobody learns whether they are there. */
export const bucketNames = (): string[] => [env().S3_BUCKET]

/** @throws 404 for any bucket but ours */
export function ownBucket(name: string): string {
  if (!bucketNames().includes(name)) throw notFound('Questo contenitore non esiste.')
  return name
}

/** The key that an address names, in a bucket of ours. */
export function ownKey(bucket: string, key64: string): string {
  ownBucket(bucket)
  const key = fromKey64(key64)
  if (key === null) throw notFound('Questo oggetto non esiste.')
  return key
}
