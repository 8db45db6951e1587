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

function registerFaces(Faces: typeof Font): void {
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

/** Modifier letters share their shapes with punctuation, which is what texts mean by them. */
const isModifier = (letter: number): boolean => letter >= 0x02b0 && letter <= 0x02ff

/**
 * Makes every letter of the faces known by what it says. The writer keeps the first of each that it meets, and meets some as a part of
 * another alone: a comma is drawn with the shape of an apostrophe, which would say nothing from then on, and be counted as no letter where
 * the next document is cut into lines.
 */
async function meetLetters(Faces: typeof Font): Promise<void> {
  for (const { sources } of Object.values(Faces.getRegisteredFonts()))
    for (const source of sources) {
      await source.load()
      const file = source.data
      if (!file || !('characterSet' in file)) continue
      const inOrder = file.characterSet.toSorted(
        (a: number, b: number) => Number(isModifier(a)) - Number(isModifier(b)),
      )
      for (const letter of inOrder) file.glyphForCodePoint(letter)
    }
}

let ready: Promise<void> | undefined

/** Once for all documents of the thread. */
function prepare(Faces: typeof Font): Promise<void> {
  ready ??= Promise.resolve(registerFaces(Faces)).then(() => meetLetters(Faces))
  return ready
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
  await prepare(faces)
  return renderToBuffer(elementOf(document) as Parameters<typeof renderToBuffer>[0])
}
