import 'server-only'
import { buffer } from 'node:stream/consumers'
import type { JpegOptions } from 'sharp'
import { logger } from '@/lib/core/logger'
import { contentOf, fileById } from '@/lib/storage/data'

const STORED = /^\/v2\/storage\/files\/([\w-]{36})$/

/**
 * The photograph of an agent, cut square and written again so large as it is needed; nothing where there is none, or
 * where the store is away: a document without it is better than none.
 */
export async function squarePhoto(
  url: string | null,
  pixels: number,
  written: JpegOptions,
): Promise<Buffer | null> {
  const id = STORED.exec(url ?? '')?.[1]
  if (!id) return null
  try {
    const file = await fileById(id)
    if (!file?.mimetype.startsWith('image/')) return null
    const { default: sharp } = await import('sharp')
    return await sharp(await buffer(await contentOf(file)))
      .rotate()
      .resize(pixels, pixels, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .jpeg(written)
      .toBuffer()
  } catch (err) {
    logger().warn({ err, url }, 'the photograph of an agent could not be read')
    return null
  }
}

/** The same as an address that holds its bytes: within a paper some kilobytes matter less than the time that the smallest form takes. */
export async function photoData(url: string | null, pixels: number): Promise<string | null> {
  const photo = await squarePhoto(url, pixels, { quality: 88 })
  return photo && `data:image/jpeg;base64,${photo.toString('base64')}`
}
