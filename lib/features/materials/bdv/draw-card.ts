import 'server-only'
import { createElement } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { AppError } from '@/lib/core/errors'
import { mm } from '@/lib/pdf/print-boxes'
import { companySettings } from '@/lib/settings/company-settings'
import { cardOf, fileName } from './data'
import { avvisiOf } from './fits'
import { cardPdf, sheetPdf } from './pdf'
import { Back, CARD, type Drawn, Front } from './pdf-parts'
import { photoData } from './photo'
import type { BdvCard, BdvOptions, FACCE, TIPI_PDF } from './schema'

/** Three hundred points an inch at the largest size that a card shows it. */
const PHOTO_PIXELS = 240
/** Of the picture for chats: as wide as a telephone shows it. */
const SCALE = 5

async function drawn(card: BdvCard, options: BdvOptions): Promise<Drawn> {
  const wrong = avvisiOf(card, options).filter(({ blocca }) => blocca)
  if (wrong[0]) {
    const errors = wrong.map(({ campo, messaggio }) => ({ path: campo, message: messaggio }))
    throw new AppError('invalid', wrong[0].messaggio, { errors })
  }
  const [company, photo] = await Promise.all([
    companySettings(),
    options.foto ? photoData(card.urlPhoto, PHOTO_PIXELS) : null,
  ])
  return { card, options, company, photo }
}

type Picked = { actor: Actor; id: string; options: BdvOptions }
type Made = { bytes: Buffer; name: string; card: BdvCard }

/** A card as a file for the printer. @throws 404 not the reader's agent, 422 it does not fit */
export async function bdvPdf({ actor, id, options }: Picked, tipo: keyof typeof TIPI_PDF): Promise<Made> {
  const card = await cardOf(actor, id)
  const design = await drawn(card, options)
  const bytes = await (tipo === 'foglio' ? sheetPdf(design) : cardPdf(design))
  return { bytes, name: fileName(card, 'pdf', tipo === 'foglio' ? 'foglio' : ''), card }
}

/** One side as a picture to send. */
export async function bdvPng({ actor, id, options }: Picked, faccia: keyof typeof FACCE): Promise<Made> {
  const card = await cardOf(actor, id)
  const design = await drawn(card, options)
  const { renderPicture } = await import('@/lib/pdf/picture')
  const Face = faccia === 'fronte' ? Front : Back
  const size = { width: mm(CARD.width), height: mm(CARD.height), scale: SCALE }
  const bytes = await renderPicture((kit) => createElement(Face, { kit, ...design, bleed: 0 }), size)
  return { bytes, name: fileName(card, 'png', faccia), card }
}
