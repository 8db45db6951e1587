import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import type { CSSProperties, ReactElement } from 'react'
import type { Kit, KitStyle } from './kit'

/** A border has no style of its own here, where paper needs none. */
function onScreen(style: KitStyle = {}): CSSProperties {
  const borders = Object.keys(style).some((name) => name.startsWith('border') && name.endsWith('Width'))
  return { ...(borders ? { borderStyle: 'solid', borderWidth: 0 } : {}), ...style }
}

/** For screens; lengths are points, which the whole picture enlarges. */
const pictureKit: Kit = {
  Box: ({ style, children }) => (
    <div style={{ display: 'flex', flexDirection: 'column', ...onScreen(style) }}>{children}</div>
  ),
  Words: ({ style, children }) => <div style={{ display: 'flex', ...onScreen(style) }}>{children}</div>,
  // biome-ignore lint/performance/noImgElement: it is drawn into a picture, no browser sees it
  Picture: ({ src, style }) => <img src={src} alt="" style={{ objectFit: 'cover', ...onScreen(style) }} />,
  Drawing: ({ box: [width, height], shapes, style }) => (
    <svg viewBox={`0 0 ${width} ${height}`} style={onScreen(style)} aria-hidden="true">
      {shapes.map(({ d, fill, transform }) => (
        <path key={d} d={d} fill={fill} transform={transform} />
      ))}
    </svg>
  ),
}

const FACES = [
  { name: 'Titles', file: 'source-serif-4-latin-600-normal.woff', weight: 600 },
  { name: 'Text', file: 'inter-latin-400-normal.woff', weight: 400 },
  { name: 'Text', file: 'inter-latin-600-normal.woff', weight: 600 },
] as const

let faces: Promise<{ name: string; data: Buffer; weight: 400 | 600 }[]> | undefined

/** Read once a process. */
function readFaces() {
  faces ??= Promise.all(
    FACES.map(async ({ file, ...face }) => ({
      ...face,
      data: await readFile(path.join(process.cwd(), 'app/fonts', file)),
    })),
  )
  return faces
}

type Size = { width: number; height: number; scale: number }

/** A design as a PNG: its size in points of paper, and how many of the picture one of them is. */
export async function renderPicture(
  design: (kit: Kit) => ReactElement,
  { width, height, scale }: Size,
): Promise<Buffer> {
  const enlarged = { width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }
  const whole = <div style={{ display: 'flex', ...enlarged }}>{design(pictureKit)}</div>
  const image = new ImageResponse(whole, {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    fonts: await readFaces(),
  })
  return Buffer.from(await image.arrayBuffer())
}
