import { deflateSync, inflateSync } from 'node:zlib'
import { boxesOf, mm, withPrintBoxes } from './print-boxes'

const DRAWN = '/DeviceRGB cs\n0 0 0 scn\n1 1 m\n/DeviceRGB cs\n0.07 0.28 0.31 scn\n'

/** A document as our writer of PDFs makes one. */
function document(): Buffer {
  const content = deflateSync(Buffer.from(DRAWN)).toString('latin1')
  const objects = [
    '<<\n/Type /Catalog\n/Pages 2 0 R\n>>',
    '<<\n/Type /Pages\n/Count 1\n/Kids [3 0 R]\n>>',
    '<<\n/Type /Page\n/Parent 2 0 R\n/MediaBox [0 0 297.64 212.6]\n/Contents 4 0 R\n>>',
    `<<\n/Length ${content.length}\n/Filter /FlateDecode\n>>\nstream\n${content}\nendstream`,
    '<<\n/Subtype /CIDFontType0C\n/Length 8\n>>\nstream\nxendobjx\nendstream',
  ]
  let body = '%PDF-1.3\n'
  const lines = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 6\n0000000000 65535 f \n${lines.join('')}`
  return Buffer.from(
    `${body}${table}trailer\n<<\n/Size 6\n/Root 1 0 R\n>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}

const boxes = boxesOf([mm(105), mm(75)], [mm(85), mm(55)], mm(3))

describe('a document for the printer', () => {
  const text = withPrintBoxes(document(), boxes).toString('latin1')

  it('says where the paper is cut, and how far the colour goes beyond it', () => {
    expect(text).toContain('/TrimBox [28.346 28.346 269.291 184.252]')
    expect(text).toContain('/BleedBox [19.843 19.843 277.795 192.756]')
    expect(text).toContain('/MediaBox [0 0 297.64 212.6]')
  })

  it('prints black with black ink, and leaves colours and fonts as they are', () => {
    const [, content = ''] = /FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? []
    expect(inflateSync(Buffer.from(content, 'latin1')).toString()).toBe(
      '/DeviceCMYK cs\n0 0 0 1 scn\n1 1 m\n/DeviceRGB cs\n0.07 0.28 0.31 scn\n',
    )
    expect(text).toContain('stream\nxendobjx\nendstream')
  })

  it('finds each of its objects where the table says', () => {
    const at = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(at, at + 8)).toBe('xref\n0 6')
    const offsets = [...text.slice(at).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
    expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
      [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
    )
  })
})
