import 'server-only'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { env } from '@/lib/core/env'
import { AppError, notFound } from '@/lib/core/errors'
import { LastTrial } from '@/lib/core/last-trial'
import { newStoreClient, statusOf, tryBucket, writing } from './store-client'

type Held = {
  endpoint: string
  client: S3Client
  awayUntil?: number
  /** Writes, and trials of one. */
  writes: LastTrial
}
let held: Held | undefined

/** How long a store may take to be found, and how long one that was not found is left alone. */
const REACH_MS = 3_000
const REST_MS = 15_000

export const unreachable = (cause?: unknown) =>
  new AppError(
    'unavailable',
    'L’archivio dei file non è raggiungibile in questo momento: riprova tra poco.',
    { retryAfter: 10, cause },
  )

function connection(): Held {
  const { S3_ENDPOINT: endpoint } = env()
  if (held?.endpoint === endpoint) return held
  held = {
    endpoint,
    client: newStoreClient({ attempts: 2, connectMs: REACH_MS, requestMs: 30_000 }),
    writes: new LastTrial(ensureBucket),
  }
  return held
}

/** A store that refuses or fails over one object is there; nothing, or a proxy's 502–504, means that it is not. */
function isSilent(error: unknown): boolean {
  const status = statusOf(error)
  return status === undefined || status > 500
}

/** What holds for every other write, too: nobody there, or keys and bucket that are not right. */
const concernsAll = (error: unknown) => isSilent(error) || [401, 403, 404].includes(statusOf(error) ?? 0)

/** To users every failure of the store is the same: not there, or not reachable now. */
async function guarded<T>(work: (client: S3Client, bucket: string) => Promise<T>): Promise<T> {
  try {
    return await work(connection().client, env().S3_BUCKET)
  } catch (cause) {
    if (statusOf(cause) === 404) throw notFound('Il file non esiste più.')
    throw unreachable(cause)
  }
}

/**
 * Shows by writing that the store can be used, and makes the bucket where there is none: answers whether it was made.
 * @throws 503, whose cause is what the store has said
 */
export async function ensureBucket(): Promise<'there' | 'made'> {
  const current = connection()
  try {
    const found = await tryBucket(current.client, env().S3_BUCKET, AbortSignal.timeout(2 * REACH_MS))
    current.writes.note()
    return found
  } catch (error) {
    current.writes.note(error)
    throw unreachable(error)
  }
}

/** Why a write would fail now, as the last one, or a trial, has shown; undefined where it would not. */
export const storeFailure = (): Promise<unknown> => connection().writes.failure()

/** `open` is called when the bytes can go. */
type Content = { open(): Readable; size: number; mimetype: string }

/**
 * Writes an object. A store that has just not answered is left alone for a few seconds, so that not everybody
 * waits for it in turn.
 */
export async function put(key: string, content: Content, abortSignal?: AbortSignal): Promise<void> {
  const current = connection()
  if (Date.now() < (current.awayUntil ?? 0)) throw unreachable()
  try {
    await guarded((client, Bucket) =>
      writing(client, Bucket, () => send(client, { Bucket, Key: key }, content, abortSignal)),
    )
    current.writes.note()
  } catch (error) {
    if (concernsAll(error)) current.writes.note(error)
    if (isSilent(error)) current.awayUntil = Date.now() + REST_MS
    throw error
  }
}

type Place = { Bucket: string; Key: string }

async function send(client: S3Client, place: Place, content: Content, abortSignal?: AbortSignal) {
  const { size: ContentLength, mimetype: ContentType } = content
  const Body = content.open()
  try {
    await client.send(new PutObjectCommand({ ...place, Body, ContentLength, ContentType }), { abortSignal })
  } finally {
    Body.destroy()
  }
}

/** The object as it comes; `range` is an HTTP Range header, which the store understands. */
export function stream(key: string, range?: string): Promise<{ body: Readable; contentRange?: string }> {
  return guarded(async (client, Bucket) => {
    const found = await client.send(new GetObjectCommand({ Bucket, Key: key, Range: range }))
    return { body: found.Body as Readable, contentRange: found.ContentRange }
  })
}

/** Gone already is as good as removed. */
export async function remove(key: string): Promise<void> {
  await guarded((client, Bucket) => client.send(new DeleteObjectCommand({ Bucket, Key: key })))
}

/** A link that works for whoever holds it, for a few minutes; always a download. */
export function getSigned(key: string, name: string, seconds = 300): Promise<string> {
  const ResponseContentDisposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
  return guarded((client, Bucket) =>
    getSignedUrl(client, new GetObjectCommand({ Bucket, Key: key, ResponseContentDisposition }), {
      expiresIn: seconds,
    }),
  )
}

export type StoredObject = { key: string; size: number; changedAt: string }
export type ObjectPage = { items: StoredObject[]; nextCursor: string | null }

const objectOf = ({ Key, Size, LastModified }: { Key?: string; Size?: number; LastModified?: Date }) => ({
  key: Key ?? '',
  size: Size ?? 0,
  changedAt: LastModified?.toISOString() ?? '',
})

/** Paged by key (version 1 of the call): the continuation tokens of version 2 fail on some small servers. */
export function listObjects(prefix = '', cursor?: string, limit = 100): Promise<ObjectPage> {
  return guarded(async (client, Bucket) => {
    const page = await client.send(
      new ListObjectsCommand({ Bucket, Prefix: prefix, Marker: cursor, MaxKeys: limit }),
    )
    const items = (page.Contents ?? []).map(objectOf)
    return { items, nextCursor: page.IsTruncated ? (items.at(-1)?.key ?? null) : null }
  })
}

export type FolderPage = { folders: string[]; items: StoredObject[]; next: string | null }

/** What stands directly under a prefix, a page of it: folders are what keys have before the next slash. */
export function listFolder(prefix: string, marker?: string, limit = 200): Promise<FolderPage> {
  return guarded(async (client, Bucket) => {
    const asked = { Bucket, Prefix: prefix, Delimiter: '/', Marker: marker, MaxKeys: limit }
    const page = await client.send(new ListObjectsCommand(asked))
    const items = (page.Contents ?? []).map(objectOf)
    // Some small servers begin with the folder that the page before has ended with.
    const folders = (page.CommonPrefixes ?? []).flatMap(({ Prefix }) =>
      Prefix && Prefix !== marker ? [Prefix] : [],
    )
    const last = [...folders, ...items.map(({ key }) => key)].sort().at(-1)
    return { folders, items, next: page.IsTruncated ? (page.NextMarker ?? last ?? null) : null }
  })
}

/** What the store says of an object without sending it. @throws 404 where there is none */
export function headObject(key: string): Promise<{ size: number; mimetype: string; changedAt: string }> {
  return guarded(async (client, Bucket) => {
    const abortSignal = AbortSignal.timeout(REACH_MS)
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: key }), { abortSignal })
    const { ContentLength: size = 0, ContentType: mimetype = '', LastModified } = head
    return { size, mimetype, changedAt: LastModified?.toISOString() ?? '' }
  })
}
