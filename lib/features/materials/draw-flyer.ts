import 'server-only'
import { createElement } from 'react'
import { env } from '@/lib/core/env'
import { photoData } from '@/lib/features/materials/bdv/photo'
import { companySettings } from '@/lib/settings/company-settings'
import { flyerPdf } from './pdf'
import { FlyerSheet } from './pdf-parts'
import { FORMATI } from './schema'
import type { Flyer } from './types'

const PHOTO_PIXELS = 320
export type FlyerFile = 'pdf' | 'png'

/** A flyer as a file to print, or as a picture to send. */
export async function drawFlyer(flyer: Flyer, file: FlyerFile): Promise<Buffer> {
  const [company, photo] = await Promise.all([
    companySettings(),
    photoData(flyer.card?.urlPhoto ?? null, PHOTO_PIXELS),
  ])
  const drawn = { flyer, company, photo, site: env().SITE_URL }
  if (file === 'pdf') return flyerPdf(drawn)
  const { renderPicture } = await import('@/lib/pdf/picture')
  return renderPicture((kit) => createElement(FlyerSheet, { kit, ...drawn }), FORMATI[flyer.layout])
}
