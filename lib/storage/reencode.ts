import { stat } from 'node:fs/promises'
import { invalidField } from '@/lib/core/errors'
import type { Reencoded } from './formats'
import { asFull } from './temporary'

/** 60 megapixels: beyond any phone; a small file can claim far more and exhaust the memory. */
const MAX_PIXELS = 60_000_000

/**
 * Encodes an image again, upright and in sRGB, without its metadata, which may contain the place where a photo was
 * taken. Returns the new size.
 */
export async function reencode(source: string, target: string, mimetype: Reencoded): Promise<number> {
  const { default: sharp } = await import('sharp')
  const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
  const written = {
    'image/jpeg': () => image.jpeg({ quality: 88, mozjpeg: true }),
    'image/png': () => image.png(),
    'image/webp': () => image.webp({ quality: 88 }),
  }[mimetype]()
  try {
    await written.toFile(target)
  } catch (error) {
    throw asFull(error) ?? invalidField('file', 'L’immagine è rovinata o troppo grande per essere letta.')
  }
  return (await stat(target)).size
}
