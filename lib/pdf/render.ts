import 'server-only'
import type { ReactElement } from 'react'
import { type Plain, plainOf } from './plain'

/** Something to be drawn: a document, or a picture of so many points. */
export type Drawing = { design: Plain; picture?: { width: number; height: number } }

/** Draws it somewhere else than in the thread that asks. */
export type Draw = (drawing: Drawing) => Promise<Uint8Array>

// One for all copies of this module.
const holder = globalThis as typeof globalThis & { __draw?: Draw }

/** From now on what is to be drawn is drawn by `draw`, which the thread of the site offers; without it by whoever asks. */
export function offerDrawing(draw: Draw): void {
  holder.__draw = draw
}

/** Draws it here. */
export async function drawHere({ design, picture }: Drawing): Promise<Uint8Array> {
  if (picture) return (await import('./draw-picture')).drawPicture(design, picture)
  return (await import('./draw-pdf')).drawPdf(design)
}

async function render(element: ReactElement, picture?: Drawing['picture']): Promise<Buffer> {
  const [design] = plainOf(element)
  if (!design || typeof design === 'string') throw new Error('what is drawn is one element')
  const bytes = await (holder.__draw ?? drawHere)({ design, ...(picture && { picture }) })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** The bytes of a document, in the faces of the site. */
export const renderPdf = (document: ReactElement): Promise<Buffer> => render(document)

/** A PNG of so many points, in the faces of the site. */
export const renderPng = (design: ReactElement, size: { width: number; height: number }): Promise<Buffer> =>
  render(design, size)
