import 'server-only'
import type { Readable } from 'node:stream'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { env } from '@/lib/core/env'
import { AppError, notFound } from '@/lib/core/errors'
import { traced } from '@/lib/core/trace'

type Held = { endpoint: string; client: S3Client; bucketReady?: Promise<void>; awayUntil?: number }
let held: Held | undefined

/** How long a store may take to be found, and how long one that was not found is left alone. */
const REACH_MS = 3_000
const REST_MS = 15_000

const noop = () => undefined

export const unreachable = (cause?: unknown) =>
  new AppError(
    'unavailable',
    'L’archivio dei file non è raggiungibile in questo momento: riprova tra poco.',
    { retryAfter: 10, cause },
  )

function connection(): Held {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = env()
  if (held?.endpoint === S3_ENDPOINT) return held
  const client = new S3Client({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // The caller reports errors; the client's own messages would go to the console.
    logger: { debug: noop, info: noop, warn: noop, error: noop },
    requestHandler: { connectionTimeout: REACH_MS, requestTimeout: 30_000, throwOnRequestTimeout: true },
  })
  traceCommands(client)
  held = { endpoint: S3_ENDPOINT, client }
  return held
}

/** Each command is a part of the trace; the object that it is about is not told. */
function traceCommands(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName = 'S3' }) =>
      (args) =>
        traced(`S3 ${commandName.replace(/Command$/, '')}`, { kind: 'client' }, () => next(args)),
    { step: 'initialize', name: 'traces' },
  )
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** A store that refuses or fails over one object is there; nothing, or a proxy's 502–504, means that it is not. */
function isSilent(error: unknown): boolean {
  const status = error instanceof AppError ? statusOf(error.cause) : undefined
  return status === undefined || status > 500
}

/** To users every failure of the store is the same: not there, or not reachable now. */
async function guarded<T>(work: (client: S3Client, bucket: string) => Promise<T>): Promise<T> {
  try {
    return await work(connection().client, env().S3_BUCKET)
  } catch (cause) {
    if (statusOf(cause) === 404) throw notFound('Il file non esiste più.')
    throw unreachable(cause)
  }
}

/** Creates the bucket where there is none. Keys that may not look (403) belong to a bucket that exists. */
export async function ensureBucket(): Promise<void> {
  const current = connection()
  current.bucketReady ??= guarded(async (client, Bucket) => {
    try {
      const abortSignal = AbortSignal.timeout(REACH_MS)
      await client.send(new HeadBucketCommand({ Bucket }), { abortSignal })
    } catch (error) {
      if (statusOf(error) === 404) await client.send(new CreateBucketCommand({ Bucket }))
      else if (statusOf(error) !== 403) throw error
    }
  })
  await current.bucketReady.catch((error: unknown) => {
    current.bucketReady = undefined
    throw error
  })
}

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
    await ensureBucket()
    await guarded((client, Bucket) => send(client, { Bucket, Key: key }, content, abortSignal))
  } catch (error) {
    // The bucket may be what has gone: the next attempt looks again.
    current.bucketReady = undefined
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

export function listBuckets(): Promise<string[]> {
  return guarded(async (client) => {
    const { Buckets } = await client.send(new ListBucketsCommand({}))
    return (Buckets ?? []).flatMap(({ Name }) => Name ?? [])
  })
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
