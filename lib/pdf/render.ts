import 'server-only'
import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { ReactElement } from 'react'
import { BoundedCache } from '@/lib/core/bounded-cache'
import { type Plain, plainOf } from './plain'

/** Something to be drawn: a document, or a picture of so many points. */
export type Drawing = { design: Plain; picture?: { width: number; height: number } }

/** Draws it somewhere else than in the thread that asks. */
export type Draw = (drawing: Drawing) => Promise<Uint8Array>

// One for all copies of this module.
const holder = globalThis as typeof globalThis & {
  __draw?: Draw
  __papers?: BoundedCache<string, Uint8Array>
}
holder.__papers ??= new BoundedCache('papers')
const papers = holder.__papers

/** From now on what is to be drawn is drawn by `draw`, which the thread of the site offers; without it by whoever asks. */
export function offerDrawing(draw: Draw): void {
  holder.__draw = draw
}

/** Draws it here. */
export async function drawHere({ design, picture }: Drawing): Promise<Uint8Array> {
  if (picture) return (await import('./draw-picture')).drawPicture(design, picture)
  return (await import('./draw-pdf')).drawPdf(design)
}

/** Everything that is drawn, in one short word: who asks for the same paper again gets the one that there is. */
const keyOf = (drawing: Drawing): string =>
  createHash('sha256').update(serialize(drawing)).digest('base64url')

async function render(element: ReactElement, picture?: Drawing['picture']): Promise<Buffer> {
  const [design] = plainOf(element)
  if (!design || typeof design === 'string') throw new Error('what is drawn is one element')
  const drawing = { design, ...(picture && { picture }) }
  const key = keyOf(drawing)
  const known = papers.get(key)
  if (known) return Buffer.from(known)
  const bytes = await (holder.__draw ?? drawHere)(drawing)
  // A copy holds what it counts: what was drawn may be a part of something larger.
  papers.set(key, Uint8Array.from(bytes), bytes.byteLength)
  return Buffer.from(bytes)
}

/** The bytes of a document, in the faces of the site. */
export const renderPdf = (document: ReactElement): Promise<Buffer> => render(document)

/** A PNG of so many points, in the faces of the site. */
export const renderPng = (design: ReactElement, size: { width: number; height: number }): Promise<Buffer> =>
  render(design, size)
