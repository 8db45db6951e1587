import 'server-only'
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { gunzip, gzip } from 'node:zlib'
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { directUrl, env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { newStoreClient, statusOf, writing } from '@/lib/storage/store-client'
import { type Content, outdated, readContent } from './pages/changed-since'

/** A public page as another server of the same build has made it. */
export type PageCopy = {
  page: { headers: Record<string, unknown> }
  tags: string[]
  /** When it was made, in milliseconds. */
  at: number
  /** How long Next believes it, in seconds. */
  life: { revalidate: number | false; expire?: number } | undefined
}

const pack = promisify(gzip)
const unpack = promisify(gunzip)
/** Making a page takes a tenth of a second: what comes later than that is no help. */
const [CONNECT_MS, ANSWER_MS] = [150, 400]
/** A store, or a database, that has failed is left alone for so long. */
const REST_MS = 30_000
/** What has changed is asked again after so long, by whoever reads. */
const KNOWN_MS = 60_000
/** Copies that are being written; where there are more, others will have them later. */
const MOST_WRITING = 8

/**
 * The pages that servers of one build make, in a bucket of their own: a server whose disk is new reads them instead of making each again.
 * A help and no more: without an answer pages are made as always, and nothing waits for what is written.
 */
export class SharedPages {
  private readonly client: S3Client
  private awayUntil = 0
  private writingNow = 0
  private content: { askedAt: number; found: Promise<Content> } | undefined

  constructor(
    private readonly bucket: string,
    private readonly whose: string,
  ) {
    this.client = newStoreClient({ attempts: 1, connectMs: CONNECT_MS, requestMs: ANSWER_MS })
  }

  /**
   * What is there of that page, unless something that it shows has changed since, or its time is over. What has changed after `seenAt`
   * is not known here: the site is told of it.
   */
  read(key: string): Promise<(PageCopy & { seenAt: number }) | null> {
    return this.trying(async () => {
      const { found, askedAt } = this.known()
      const content = await found
      const bytes = await this.bytesOf(nameOf(this.whose, content, key))
      if (!bytes) return null
      const copy = await copyIn(bytes)
      return !copy || isOver(copy) || isOutdated(key, copy, content) ? null : { ...copy, seenAt: askedAt }
    })
  }

  write(key: string, copy: PageCopy): void {
    if (this.writingNow >= MOST_WRITING) return
    this.writingNow += 1
    void this.trying(async () => {
      const Key = nameOf(this.whose, await this.known().found, key)
      const Body = await pack(serialize(copy), { level: 1 })
      await writing(this.client, this.bucket, () =>
        this.client.send(new PutObjectCommand({ Bucket: this.bucket, Key, Body })),
      )
      return null
    }).finally(() => {
      this.writingNow -= 1
    })
  }

  private async trying<T>(work: () => Promise<T | null>): Promise<T | null> {
    if (Date.now() < this.awayUntil) return null
    try {
      return await work()
    } catch (err) {
      this.awayUntil = Date.now() + REST_MS
      this.content = undefined
      logger().warn({ err, bucket: this.bucket }, 'pages of other servers cannot be read or written')
      return null
    }
  }

  /** Whose pages they are, and what had changed when it was asked for. */
  private known() {
    if (!this.content || Date.now() - this.content.askedAt > KNOWN_MS)
      this.content = { askedAt: Date.now(), found: readContent(directUrl(env())) }
    return this.content
  }

  private async bytesOf(Key: string): Promise<Buffer | null> {
    try {
      const found = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key }))
      return await buffer(found.Body as Readable)
    } catch (error) {
      if (statusOf(error) === 404) return null
      throw error
    }
  }
}

/** Null for what is half there, or was written by a Node that packs otherwise: one page is made anew, the others go on being read. */
const copyIn = (bytes: Buffer): Promise<PageCopy | null> =>
  unpack(bytes)
    .then((whole) => deserialize(whole) as PageCopy)
    .catch(() => null)

/** A restored database has the same address and other content. */
function nameOf(whose: string, { database }: Content, key: string): string {
  const sum = (text: string) => createHash('sha256').update(text).digest('hex')
  return `${sum(`${whose} ${database}`).slice(0, 32)}/${sum(key)}`
}

const isOver = ({ at, life }: PageCopy): boolean =>
  typeof life?.revalidate === 'number' && at + life.revalidate * 1_000 < Date.now()

const isOutdated = (path: string, { at, tags }: PageCopy, { changedAt }: Content): boolean =>
  outdated([{ path, at, tags }], 0, changedAt).length > 0
