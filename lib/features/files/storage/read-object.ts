import 'server-only'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { contentOf } from '@/lib/storage/data'
import { stream } from '@/lib/storage/s3'
import { sendFile } from '@/lib/storage/serve'
import { ownKey } from './bucket-name'
import { livingRow } from './object'

/** The bytes of an object, from the store or from where they wait for it. */
async function bytesOf(key: string): Promise<{ body: Readable; expected: string | null }> {
  const file = await livingRow(key)
  return file
    ? { body: await contentOf(file), expected: file.sha256 }
    : { body: (await stream(key)).body, expected: null }
}

/** An object as a download, never as a page: of one without a row nobody has looked at what is in it. */
export async function sendObject(bucket: string, key64: string, request: Request): Promise<Response> {
  const key = ownKey(bucket, key64)
  const file = await livingRow(key)
  if (file) return sendFile(file, request, 'attachment')
  const { body } = await stream(key)
  const name = key.split('/').at(-1) ?? 'oggetto'
  return new Response(Readable.toWeb(body) as ReadableStream as unknown as globalThis.ReadableStream, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
    },
  })
}

/** Reads an object whole: whether it is still what was uploaded. */
export async function checkObject(bucket: string, key64: string) {
  const { body, expected } = await bytesOf(ownKey(bucket, key64))
  const hash = createHash('sha256')
  await pipeline(body, hash)
  const sha256 = hash.digest('hex')
  return { sha256, atteso: expected, uguale: expected === null || expected === sha256 }
}
