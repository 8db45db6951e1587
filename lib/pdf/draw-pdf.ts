import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Font } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { unpackedFont } from './font-file'
import { PAGE_NUMBER, Text } from './parts'
import type { Plain } from './plain'

/** A face as the writer takes it that is in no file: an address that holds it. */
function fontFile(name: string): string {
  const font = unpackedFont(readFileSync(path.join(process.cwd(), 'app/fonts', name)))
  return `data:font/ttf;base64,${font.toString('base64')}`
}

let registered = false

function registerFaces(Faces: typeof Font): void {
  if (registered) return
  registered = true
  for (const [more, letters] of [
    ['', 'latin'],
    ['More', 'latin-ext'],
  ]) {
    Faces.register({
      family: `Titles${more}`,
      src: fontFile(`source-serif-4-${letters}-600-normal.woff`),
      fontWeight: 600,
    })
    Faces.register({
      family: `Text${more}`,
      fonts: [
        { src: fontFile(`inter-${letters}-400-normal.woff`), fontWeight: 400 },
        { src: fontFile(`inter-${letters}-600-normal.woff`), fontWeight: 600 },
      ],
    })
  }
  // A word of Italian is not cut where English would cut it.
  Faces.registerHyphenationCallback((word) => [word])
}

type Numbers = { pageNumber: number; totalPages: number }

function elementOf(plain: Plain | string): ReactNode {
  if (typeof plain === 'string') return plain
  const { type, props, children } = plain
  if (type !== PAGE_NUMBER) return createElement(type, props, ...children.map(elementOf))
  const { title, ...own } = props
  const render = ({ pageNumber, totalPages }: Numbers) => `${title}, pagina ${pageNumber} di ${totalPages}`
  return createElement(Text, { ...own, render })
}

/** The bytes of a document, in the faces of the site. It takes the thread that does it for a tenth of a second to some seconds. */
export async function drawPdf(document: Plain): Promise<Uint8Array> {
  // The writer ships as ES modules alone: who runs the sources as they are, in development or to fill the demo, can only import it.
  const { Font: faces, renderToBuffer } = await import('@react-pdf/renderer')
  registerFaces(faces)
  return renderToBuffer(elementOf(document) as Parameters<typeof renderToBuffer>[0])
}
