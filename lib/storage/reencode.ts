import { stat } from 'node:fs/promises'
import { invalidField } from '@/lib/core/errors'
import type { Reencoded } from './formats'
import { asFull } from './temporary'

/** 60 megapixels: beyond any phone; a small file can claim far more and exhaust the memory. */
const MAX_PIXELS = 60_000_000

type Written = { size: number; larghezza: number; altezza: number }

/**
 * Encodes an image again, upright and in sRGB, without its metadata, which may contain the place where a photo was
 * taken. Returns the new size, in bytes and in points.
 */
export async function reencode(source: string, target: string, mimetype: Reencoded): Promise<Written> {
  const { default: sharp } = await import('sharp')
  const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
  const written = {
    'image/jpeg': () => image.jpeg({ quality: 88, mozjpeg: true }),
    'image/png': () => image.png(),
    'image/webp': () => image.webp({ quality: 88 }),
  }[mimetype]()
  try {
    const { width, height } = await written.toFile(target)
    return { size: (await stat(target)).size, larghezza: width, altezza: height }
  } catch (error) {
    throw asFull(error) ?? invalidField('file', 'L’immagine è rovinata o troppo grande per essere letta.')
  }
}
