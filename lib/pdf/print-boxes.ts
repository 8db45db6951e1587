import { deflateSync, inflateSync } from 'node:zlib'

/** Points of a millimetre. */
const MM = 72 / 25.4
export const mm = (millimetres: number): number => millimetres * MM

/** Left, bottom, right, top; points from the lower left corner. */
type PageBox = readonly [number, number, number, number]
/** Where the paper is cut, and how far the colour goes beyond it. */
export type PrintBoxes = { trim: PageBox; bleed: PageBox }

/** A page as a card on a larger sheet: the card in the middle of it, its bleed around it. */
export function boxesOf(page: readonly [number, number], card: readonly [number, number], bleed: number) {
  const [left, bottom] = [(page[0] - card[0]) / 2, (page[1] - card[1]) / 2]
  const around = (by: number): PageBox => [left - by, bottom - by, left + card[0] + by, bottom + card[1] + by]
  return { trim: around(0), bleed: around(bleed) }
}

/**
 * Says on every page of a document where the paper is cut, and prints what is black with black ink alone. Our writer of
 * PDFs knows neither, so its bytes are written anew.
 */
export function withPrintBoxes(pdf: Buffer, boxes: PrintBoxes): Buffer {
  const { objects, trailer } = readObjects(pdf)
  return writeObjects(
    objects.map(([number, body]) => [number, printed(body, boxes)]),
    trailer,
  )
}

/** An object's number, and what stands between its first line and `endobj`; one byte is one letter. */
type PdfObject = readonly [number: number, body: string]

function readObjects(pdf: Buffer): { objects: PdfObject[]; trailer: string } {
  const text = pdf.toString('latin1')
  const at = Number(/startxref\s+(\d+)/.exec(text.slice(-64))?.[1])
  const [table = '', trailer = ''] = text.slice(at).split('trailer')
  if (!table.startsWith('xref')) throw new Error('The document has no table of its objects')
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset))
  const objects = offsets.map((offset, index): PdfObject => {
    const head = /^(\d+) 0 obj\s*/.exec(text.slice(offset, offset + 32))
    if (!head) throw new Error(`There is no object ${index + 1} at ${offset}`)
    const end = endOf(text, offset, offsets, at)
    return [Number(head[1]), text.slice(offset + head[0].length, end)]
  })
  return { objects, trailer: trailer.slice(0, trailer.indexOf('startxref')).trim() }
}

/** An object ends at the last `endobj` before the next one: a stream may hold that word, too. */
function endOf(text: string, offset: number, offsets: readonly number[], table: number): number {
  const next = offsets.reduce((least, one) => (one > offset && one < least ? one : least), table)
  return text.slice(0, next).lastIndexOf('endobj')
}

const numbers = (box: PageBox) => `[${box.map((value) => Number(value.toFixed(3))).join(' ')}]`

function printed(body: string, { trim, bleed }: PrintBoxes): string {
  if (/\/Type \/Page\b(?!s)/.test(body))
    return body.replace(/\/MediaBox/, `/TrimBox ${numbers(trim)}\n/BleedBox ${numbers(bleed)}\n/MediaBox`)
  const [, head = '', content = ''] = STREAM.exec(body) ?? []
  // Pictures and fonts say what they are: what is drawn has only a length and a filter.
  if (!/^<<\s*\/Length \d+\s*\/Filter \/FlateDecode\s*>>\s*$/.test(head)) return body
  const text = inflateSync(Buffer.from(content, 'latin1')).toString('latin1')
  const drawn = deflateSync(Buffer.from(inBlack(text), 'latin1')).toString('latin1')
  return `<<\n/Length ${drawn.length}\n/Filter /FlateDecode\n>>\nstream\n${drawn}\nendstream\n`
}

const STREAM = /^([\s\S]*?)stream\n([\s\S]*)\nendstream\s*$/

/** Black as a mixture of three inks blurs at the edge of small letters. */
const inBlack = (content: string): string =>
  content
    .replace(/\/DeviceRGB cs\n0 0 0 scn/g, '/DeviceCMYK cs\n0 0 0 1 scn')
    .replace(/\/DeviceRGB CS\n0 0 0 SCN/g, '/DeviceCMYK CS\n0 0 0 1 SCN')

function writeObjects(objects: readonly PdfObject[], trailer: string): Buffer {
  const parts = ['%PDF-1.4\n%\xff\xff\xff\xff\n']
  let size = parts[0]?.length ?? 0
  const offsets = new Map<number, number>()
  for (const [number, body] of objects) {
    const part = `${number} 0 obj\n${body.trimEnd()}\nendobj\n`
    offsets.set(number, size)
    parts.push(part)
    size += part.length
  }
  const last = Math.max(...offsets.keys())
  const lines = Array.from({ length: last }, (_, index) => {
    const offset = offsets.get(index + 1)
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  parts.push(`xref\n0 ${last + 1}\n0000000000 65535 f \n${lines.join('')}trailer\n${trailer}\n`)
  parts.push(`startxref\n${size}\n%%EOF\n`)
  return Buffer.from(parts.join(''), 'latin1')
}
