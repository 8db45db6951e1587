import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { EnvError, env } from '../../lib/core/env'
import { causeOf } from '../../lib/core/failure-words'
import { newStoreClient, statusOf, tryBucket } from '../../lib/storage/store-client'

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

/** The configured bucket, with all the metadata, which the product itself does not need to read. */
export function openStore(Bucket: string) {
  const { S3_ENDPOINT } = env()
  const client = newStoreClient({ attempts: 4, connectMs: 5_000, requestMs: 60_000 })

  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw new EnvError(
        `L’archivio dei file (${S3_ENDPOINT}, contenitore ${Bucket}) non va: ${causeOf(error)}`,
      )
    }
  }

  return {
    bucket: Bucket,

    /** Shows by writing that it can be used, and makes it where there is none. */
    async ensureBucket(): Promise<void> {
      await guarded(() => tryBucket(client, Bucket))
    },

    /**
     * All the keys, a page at a time. A bucket that is not there is refused, or what is copied would be nothing without a word;
     * where it is to be made, it has none yet.
     */
    async *keys(absent: 'refused' | 'empty' = 'refused'): AsyncGenerator<string[]> {
      let Marker: string | undefined
      do {
        const page = await guarded(() =>
          client.send(new ListObjectsCommand({ Bucket, Marker, MaxKeys: 500 })).catch((error: unknown) => {
            if (absent === 'empty' && statusOf(error) === 404) return undefined
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
