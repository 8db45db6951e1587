import type { Readable } from 'node:stream'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { EnvError, env } from '../../lib/core/env'

/** What the store keeps beside the bytes, under the names that it is written with. */
const HEAD = [
  'ContentType',
  'ContentDisposition',
  'ContentEncoding',
  'ContentLanguage',
  'CacheControl',
  'Metadata',
] as const

export type Head = Record<string, unknown>
export type Store = ReturnType<typeof openStore>

const noop = () => undefined
const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** The configured bucket, with all the metadata, which the product itself does not need to read. */
export function openStore(Bucket: string) {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = env()
  const client = new S3Client({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    logger: { debug: noop, info: noop, warn: noop, error: noop },
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000, throwOnRequestTimeout: true },
  })

  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      const why = error instanceof Error ? error.message || error.name : String(error)
      throw new EnvError(`L’archivio dei file (${S3_ENDPOINT}, contenitore ${Bucket}) non risponde: ${why}.`)
    }
  }

  return {
    bucket: Bucket,

    async ensureBucket(): Promise<void> {
      await guarded(async () => {
        try {
          await client.send(new HeadBucketCommand({ Bucket }))
        } catch (error) {
          if (statusOf(error) !== 404) throw error
          await client.send(new CreateBucketCommand({ Bucket }))
        }
      })
    },

    /** All the keys, a page at a time. A bucket that is not there yet has none. */
    async *keys(): AsyncGenerator<string[]> {
      let Marker: string | undefined
      do {
        const page = await guarded(() =>
          client.send(new ListObjectsCommand({ Bucket, Marker, MaxKeys: 500 })).catch((error: unknown) => {
            if (statusOf(error) === 404) return undefined
            throw error
          }),
        )
        const keys = (page?.Contents ?? []).flatMap(({ Key }) => Key ?? [])
        if (keys.length > 0) yield keys
        Marker = page?.IsTruncated ? keys.at(-1) : undefined
      } while (Marker !== undefined)
    },

    /** Undefined when it is not there. */
    async read(Key: string): Promise<{ body: Readable; head: Head } | undefined> {
      return guarded(async () => {
        try {
          const found = await client.send(new GetObjectCommand({ Bucket, Key }))
          const head = Object.fromEntries(HEAD.flatMap((name) => (found[name] ? [[name, found[name]]] : [])))
          return { body: found.Body as Readable, head }
        } catch (error) {
          if (statusOf(error) === 404) return undefined
          throw error
        }
      })
    },

    async write(Key: string, Body: Readable, ContentLength: number, head: Head): Promise<void> {
      await guarded(() => client.send(new PutObjectCommand({ ...head, Bucket, Key, Body, ContentLength })))
    },

    async remove(Key: string): Promise<void> {
      await guarded(() => client.send(new DeleteObjectCommand({ Bucket, Key })))
    },

    close: () => client.destroy(),
  }
}
