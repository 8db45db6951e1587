import 'server-only'
import { buffer } from 'node:stream/consumers'
import { dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { setting } from '@/lib/settings/read'
import { settingId } from '@/lib/settings/setting-id'
import { contentOf, fileById } from '@/lib/storage/data'
import type { StoredFile } from '@/prisma/generated/client'
import type { Banner } from './html'
import { firmaBanner } from './settings'
import type { Shown } from './types'

/** As large as it is shown; half of what it is drawn with. */
const MOST = { width: 480, height: 160 }
const STORED = /\/v2\/storage\/files\/([\w-]{36})$/

type Sized = Pick<StoredFile, 'larghezza' | 'altezza'>

function sizeOf({ larghezza, altezza }: Sized): { width: number; height: number } {
  const [width, height] = [larghezza ?? MOST.width, altezza ?? MOST.height]
  const scale = Math.min(1, MOST.width / width, MOST.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** What stands under every signature on a day; null between banners. */
export async function bannerOn(day: Date): Promise<Banner | null> {
  const banner = await setting(firmaBanner)
  const today = dayOf(day)
  if (!banner || today < banner.dal || today > banner.al) return null
  const file = await fileById(STORED.exec(banner.immagine)?.[1] ?? '')
  if (!file?.mimetype.startsWith('image/')) return null
  const src = `${env().SITE_URL}/v2/firma/${file.id}/banner.jpg`
  return { src, ...sizeOf(file), alt: banner.descrizione, href: banner.link }
}

/** Mail programs fetch it with every letter. */
const MOST_BYTES = 20_000
const QUALITIES = [84, 72, 60, 48, 36, 24]

/** A point that nobody sees, for a picture that is gone: a letter of then stays whole. */
const NOTHING = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** A picture that is, or once was, under the signatures; of any other file nothing is shown. */
export async function bannerPicture(id: string): Promise<Shown> {
  const nothing: Shown = { bytes: NOTHING, type: 'image/gif' }
  const file = await fileById(id)
  if (!file?.mimetype.startsWith('image/')) return nothing
  const use = { fileId: file.id, model: 'Impostazioni', recordId: settingId(firmaBanner.key) }
  if ((await db().fileUse.count({ where: use, take: 1 })) === 0) return nothing
  try {
    return {
      bytes: await lightPicture(await buffer(await contentOf(file)), sizeOf(file)),
      type: 'image/jpeg',
    }
  } catch (err) {
    logger().warn({ err, id }, 'the banner of the signatures could not be read')
    return nothing
  }
}

async function lightPicture(bytes: Buffer, { width, height }: { width: number; height: number }) {
  const { default: sharp } = await import('sharp')
  const drawn = sharp(bytes)
    .rotate()
    .resize(2 * width, 2 * height, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
  let light = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    light = await drawn.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (light.length <= MOST_BYTES) break
  }
  return light
}
