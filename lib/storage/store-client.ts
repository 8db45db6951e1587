import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { env } from '@/lib/core/env'
import { traced } from '@/lib/core/trace'

/** How often something is tried, and how long a connection and a silence may last, in milliseconds. */
type Patience = { attempts: number; connectMs: number; requestMs: number }

const noop = () => undefined

/**
 * The configured store, for everybody who speaks to it. Without keys the AWS SDK looks for them itself: variables AWS_*, a
 * profile, the role of the container or of the machine.
 */
export function newStoreClient({ attempts, connectMs, requestMs }: Patience): S3Client {
  const { S3_ENDPOINT, S3_REGION, S3_ADDRESSING, S3_ACCESS_KEY, S3_SECRET_KEY } = env()
  const isGiven = S3_ACCESS_KEY !== undefined && S3_SECRET_KEY !== undefined
  const client = new S3Client({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    ...(isGiven && { credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY } }),
    forcePathStyle: S3_ADDRESSING === 'path',
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    // The caller reports errors; the client's own messages would go to the console.
    logger: { debug: noop, info: noop, warn: noop, error: noop },
    requestHandler: { connectionTimeout: connectMs, requestTimeout: requestMs, throwOnRequestTimeout: true },
  })
  traceCommands(client)
  return client
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

/** What the store has answered, also where that is only the reason of an error of ours. */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof S3ServiceException) return error.$metadata.httpStatusCode
  return error instanceof Error && error.cause !== undefined ? statusOf(error.cause) : undefined
}

/** There is no such bucket, and it could not be made: `cause` says why. */
class NoBucket extends Error {
  override name = 'NoSuchBucket'
}

/** Whether a write may be tried again, because it was the bucket that was missing and now it is there. */
async function makeBucket(client: S3Client, Bucket: string, error: unknown): Promise<void> {
  if (!(error instanceof S3ServiceException && error.name === 'NoSuchBucket')) throw error
  try {
    await client.send(new CreateBucketCommand({ Bucket }))
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new NoBucket(`bucket ${Bucket}: ${message}`, { cause })
  }
}

/** Does `write`; where there is no bucket it is made, and the write done again. Answers whether it was made. */
export async function writing(
  client: S3Client,
  Bucket: string,
  write: () => Promise<unknown>,
): Promise<'there' | 'made'> {
  try {
    await write()
    return 'there'
  } catch (error) {
    await makeBucket(client, Bucket, error)
    await write()
    return 'made'
  }
}

/**
 * Writes a small object, reads it back and takes it away: nothing less shows that the store can be used, since keys that
 * may look may not be allowed to write, and the other way round.
 * @throws what the store, or the network, has said
 */
export async function tryBucket(
  client: S3Client,
  Bucket: string,
  abortSignal?: AbortSignal,
): Promise<'there' | 'made'> {
  const Key = `prova/${randomUUID()}`
  const Body = Buffer.from(`prova ${Key}`)
  const send = { abortSignal }
  const found = await writing(client, Bucket, () =>
    client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'text/plain' }), send),
  )
  const remove = () => client.send(new DeleteObjectCommand({ Bucket, Key }), send)
  const read = await client.send(new GetObjectCommand({ Bucket, Key }), send).catch(async (error) => {
    await remove().catch(noop)
    throw error
  })
  const isSame = (await buffer(read.Body as Readable)).equals(Body)
  await remove()
  if (!isSame) throw new Error('the object that was read is not the one that was written')
  return found
}
