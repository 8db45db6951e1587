import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { createElement, type ReactElement, type ReactNode } from 'react'
import type { Plain } from './plain'

const FACES = [
  { name: 'Titles', file: 'source-serif-4-latin-600-normal.woff', weight: 600 },
  { name: 'Text', file: 'inter-latin-400-normal.woff', weight: 400 },
  { name: 'Text', file: 'inter-latin-600-normal.woff', weight: 600 },
  // What the others have no letter for is looked up in these.
  { name: 'TitlesMore', file: 'source-serif-4-latin-ext-600-normal.woff', weight: 600 },
  { name: 'TextMore', file: 'inter-latin-ext-400-normal.woff', weight: 400 },
  { name: 'TextMore', file: 'inter-latin-ext-600-normal.woff', weight: 600 },
] as const

let faces: Promise<{ name: string; data: Buffer; weight: 400 | 600 }[]> | undefined

/** Read once a thread. */
function readFaces() {
  faces ??= Promise.all(
    FACES.map(async ({ file, ...face }) => ({
      ...face,
      data: await readFile(path.join(process.cwd(), 'app/fonts', file)),
    })),
  )
  return faces
}

const elementOf = (plain: Plain | string): ReactNode =>
  typeof plain === 'string' ? plain : createElement(plain.type, plain.props, ...plain.children.map(elementOf))

/** A PNG of so many points; the first face is that of whatever names none. It takes the thread that does it for up to a second. */
export async function drawPicture(
  design: Plain,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  const fonts = await readFaces()
  const image = new ImageResponse(elementOf(design) as ReactElement, { width, height, fonts })
  return new Uint8Array(await image.arrayBuffer())
}
