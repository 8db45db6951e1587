import 'server-only'
import { createHash } from 'node:crypto'
import { bulk } from './bulk'
import type { Seeding } from './context'

/** A drawing that stands for a photograph, and the row that shows it. */
export type Drawn = {
  svg: string
  since: Date
  /** Of the file, as whoever downloads it reads it. */
  name: string
  width: number
  height: number
  ownerRole: 'admin' | 'agent'
  ownerId: string
  /** The record that names it, and in which field. */
  use: { model: string; recordId: string; field: string }
}

/** Draws each as a picture that waits in the database until the store has it. Returns the address of each, in order. */
export async function storeDrawn({ client, rng, id }: Seeding, drawn: readonly Drawn[]): Promise<string[]> {
  const { default: sharp } = await import('sharp')
  const named = drawn.map((one) => ({ ...one, fileId: id(one.since), key: `${rng.hex(8)}${rng.hex(8)}` }))
  const files = await Promise.all(
    named.map(async (one) => ({
      ...one,
      bytes: await sharp(Buffer.from(one.svg)).webp({ quality: 85, effort: 0 }).toBuffer(),
    })),
  )
  const urlOf = (fileId: string) => `/v2/storage/files/${fileId}`
  await bulk(
    client,
    'stored_files',
    files.map(({ fileId, key, name, bytes, width, height, ownerRole, ownerId, since }) => ({
      id: fileId,
      key: `uploads/demo/${key}.webp`,
      url: urlOf(fileId),
      name,
      size: bytes.length,
      mimetype: 'image/webp',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      larghezza: width,
      altezza: height,
      ownerRole,
      ownerId,
      purpose: 'generic',
      createdAt: since,
    })),
  )
  const pieces = files.map(({ fileId, bytes }) => ({ fileId, at: 0, bytes: `\\x${bytes.toString('hex')}` }))
  await bulk(client, 'file_pieces', pieces)
  await bulk(
    client,
    'file_uses',
    files.map(({ fileId, use }) => ({ fileId, ...use })),
  )
  return files.map(({ fileId }) => urlOf(fileId))
}
