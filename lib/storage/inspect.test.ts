import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { type XlsxCell, xlsxStream } from '@/lib/core/xlsx'
import { type Accepted, DOCUMENTS, LETTERS } from './formats'
import { inspect } from './inspect'
import LOCKS from './locked-pdfs.json'
import { PDF, photo, png, TEXT } from './testing'

const folder = mkdtempSync(path.join(tmpdir(), 'inspect-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Content = Uint8Array | string
function check(name: string, content: Content, accepted: Accepted = DOCUMENTS) {
  const file = path.join(folder, 'content')
  writeFileSync(file, content)
  return inspect(file, name, accepted)
}

/** An ISO media box of that brand, and noise where the picture should be. */
const heic = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`),
    Buffer.alloc(64, 7),
  ])

/** The beginning of a CAdES envelope around a PDF, as DER writes it. */
const SIGNED = Buffer.concat([
  Buffer.from('308206a506092a864886f70d010702a0820696', 'hex'),
  Buffer.from('3082069202010131', 'hex'),
  PDF,
])
const webp = () => sharp(Buffer.from('<svg width="4" height="4"/>')).webp().toBuffer()
const [P7M, JPEG, PNG] = ['application/pkcs7-mime', 'image/jpeg', 'image/png']

/** A text as programs that write UTF-16 save it. */
const WIDE = Buffer.from('\uFEFFcittà;n\n', 'utf16le')

describe('the content decides', () => {
  it.each<[string, () => Content | Promise<Content>, string, string]>([
    ['a.pdf', () => PDF, 'application/pdf', 'a.pdf'],
    ['a.PDF', () => PDF, 'application/pdf', 'a.PDF'],
    ['senza', () => PDF, 'application/pdf', 'senza.pdf'],
    ['a.png', () => PDF, 'application/pdf', 'a.pdf'],
    ['a.docx', () => PDF, 'application/pdf', 'a.pdf'],
    ['busta.paga', () => PDF, 'application/pdf', 'busta.pdf'],
    ['a.jpg', photo, JPEG, 'a.jpg'],
    ['a.jpeg', photo, JPEG, 'a.jpeg'],
    ['a.jfif', photo, JPEG, 'a.jpg'],
    ['a.jpe', photo, JPEG, 'a.jpg'],
    ['a.png', photo, JPEG, 'a.jpg'],
    ['a.pdf', photo, JPEG, 'a.jpg'],
    ['a.tmp', photo, JPEG, 'a.jpg'],
    ['IMG_2031', photo, JPEG, 'IMG_2031.jpg'],
    ['a.png', png, PNG, 'a.png'],
    ['a.jpg', png, PNG, 'a.png'],
    ['a.webp', webp, 'image/webp', 'a.webp'],
    ['a.jpg', webp, 'image/webp', 'a.webp'],
    ['mandato.pdf.p7m', () => SIGNED, P7M, 'mandato.pdf.p7m'],
    ['mandato.pdf.p7m', () => SIGNED.toString('base64'), P7M, 'mandato.pdf.p7m'],
    ['a.csv', () => TEXT, 'text/csv', 'a.csv'],
    ['a.csv', () => WIDE, 'text/csv', 'a.csv'],
    ['a.csv', () => Buffer.from(WIDE).swap16(), 'text/csv', 'a.csv'],
    ['a.txt', () => 'perché no\n', 'text/plain', 'a.txt'],
  ])('%s', async (given, content, mimetype, name) => {
    expect(await check(given, await content())).toMatchObject({ mimetype, name })
  })

  it('refuses a page that is written in UTF-16', async () => {
    const page = Buffer.from('\uFEFF<!doctype html><script>', 'utf16le')
    await expect(check('a.csv', page)).rejects.toMatchObject({ status: 415 })
  })

  it('accepts real Office documents, and no other archive under their names', async () => {
    const rows = async function* (): AsyncGenerator<XlsxCell[][]> {
      yield [[{ number: 1000 }]]
    }
    const xlsx = Buffer.concat(
      await xlsxStream('Importi', [{ label: 'Importo', width: 12 }], rows()).toArray(),
    )
    const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    expect(await check('a.xlsx', xlsx)).toEqual({ mimetype: XLSX, extension: 'xlsx', name: 'a.xlsx' })
    await expect(check('a.docx', xlsx)).rejects.toMatchObject({ status: 415 })
  })

  it.each<[string, Content]>([
    ['a.pdf', TEXT],
    ['a.txt', '<!DOCTYPE html><script>alert(1)</script>'],
    ['a.txt', '  <svg onload="alert(1)"/>'],
    ['a.txt', Buffer.from([77, 90, 0, 1, 2])],
    ['a.docx', Buffer.from('PK\u0003\u0004 niente')],
    ['a.exe', Buffer.from('MZ')],
    ['a.svg', '<svg/>'],
    ['a.html', '<p>'],
    ['senza', TEXT],
    ['a.pdf.p7m', TEXT],
    ['a.pdf.p7m', Buffer.concat([Buffer.from('3082', 'hex'), PDF])],
  ])('refuses %s with a content that is not that', async (name, content) => {
    await expect(check(name, content)).rejects.toMatchObject({ code: 'unsupported_media', status: 415 })
  })

  it('takes a signed document only where contracts are', async () => {
    await expect(check('cv.pdf.p7m', SIGNED, LETTERS)).rejects.toThrow('I file .p7m non sono accettati.')
  })

  it('says in Italian what is wrong', async () => {
    await expect(check('busta.pdf', TEXT)).rejects.toThrow(
      'Il contenuto di «busta.pdf» non corrisponde alla sua estensione. Carica un PDF',
    )
  })
})

describe('a photograph that nothing here can read', () => {
  it.each<[string, Content]>([
    ['a.heic', heic('heic')],
    ['a.heif', heic('mif1')],
    ['a.jpg', heic('heic')],
    ['a.heic', heic('hevc')],
    ['a.heic', Buffer.alloc(64, 7)],
  ])('%s is refused with the way to send it', async (name, content) => {
    await expect(check(name, content)).rejects.toThrow('inviala come JPEG')
  })
})

describe('a locked PDF', () => {
  it.each(LOCKS)('$lock: asks for a password: $asks', async ({ asks, pdf }) => {
    const checked = check('atto.pdf', Buffer.from(pdf, 'base64'))
    if (asks) await expect(checked).rejects.toMatchObject({ status: 422, errors: [{ path: 'file' }] })
    else expect(await checked).toMatchObject({ mimetype: 'application/pdf' })
  })

  it('is one for the owner of a certificate too', async () => {
    const pdf = `%PDF-1.6\n5 0 obj<</Filter/Adobe.PubSec/V 4>>endobj\ntrailer<</Root 1 0 R/Encrypt 5 0 R>>\n%%EOF\n`
    await expect(check('atto.pdf', pdf)).rejects.toThrow('chiede una password')
  })

  it('is not one that only writes of it', async () => {
    expect(await check('a.pdf', `${PDF}% /Encrypt 9 0 R`)).toMatchObject({ mimetype: 'application/pdf' })
  })
})
