import { randomUUID } from 'node:crypto'

export type Form = { body: Buffer; headers: Record<string, string> }

/** Each file is another one: what has been uploaded once is known by its content. */
export async function somePdf(): Promise<Form> {
  const { Document, Page, Text, renderToBuffer } = await import('@react-pdf/renderer')
  const { createElement: draw } = await import('react')
  pdf ??= renderToBuffer(draw(Document, {}, draw(Page, {}, draw(Text, {}, 'Una prova.'))))
  // Readers look for the end from the end on, and find it a little earlier.
  return form(
    'prova.pdf',
    'application/pdf',
    Buffer.concat([await pdf, Buffer.from(`\n% ${randomUUID()}\n`)]),
  )
}

export async function somePicture(): Promise<Form> {
  const { default: sharp } = await import('sharp')
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 }
  const create = { width: 1_200, height: 900, channels: 3, background } as const
  return form('foto.jpg', 'image/jpeg', await sharp({ create }).jpeg().toBuffer())
}

let pdf: Promise<Buffer> | undefined

function form(name: string, type: string, content: Buffer): Form {
  const boundary = randomUUID()
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
