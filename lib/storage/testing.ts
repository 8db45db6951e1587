import sharp from 'sharp'

/** Small real files, made on the spot. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
export const TEXT = Buffer.from('data;importo\n2026-01-01;1000\n')

const canvas = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#327177' } })

export const png = () => canvas().png().toBuffer()

/** A photo as a phone makes it: lying on its side, with the place it was taken. */
export const photo = () =>
  canvas()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'segreto' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** The multipart request of a browser's form. */
export function uploadRequest(name: string, content: Uint8Array | string, field = 'file'): Request {
  const form = new FormData()
  form.append('altro', 'x')
  form.append(field, new Blob([content as BlobPart]), name)
  return new Request('http://sito.example/v2/storage/genericUpload', { method: 'POST', body: form })
}
