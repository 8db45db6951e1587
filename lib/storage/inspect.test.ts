import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type XlsxCell, xlsxStream } from '@/lib/core/xlsx'
import { inspect } from './inspect'
import { PDF, photo, png, TEXT } from './testing'

const folder = mkdtempSync(path.join(tmpdir(), 'inspect-'))
afterAll(() => rmSync(folder, { recursive: true }))

function check(name: string, content: Uint8Array | string) {
  const file = path.join(folder, 'content')
  writeFileSync(file, content)
  return inspect(file, name)
}

/** The first bytes of a HEIC photo: an ISO media box of that brand. */
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(64),
])

describe('content decides', () => {
  it('accepts what it promises to accept', async () => {
    expect(await check('a.pdf', PDF)).toEqual({ mimetype: 'application/pdf', extension: 'pdf' })
    expect(await check('a.jpeg', await photo())).toEqual({ mimetype: 'image/jpeg', extension: 'jpg' })
    expect(await check('a.png', await png())).toMatchObject({ mimetype: 'image/png' })
    expect(await check('a.heic', HEIC)).toMatchObject({ mimetype: 'image/heic' })
    expect(await check('a.csv', TEXT)).toEqual({ mimetype: 'text/csv', extension: 'csv' })
    const wide = Buffer.from('\uFEFFcittà;n\n', 'utf16le')
    expect(await check('a.csv', wide)).toMatchObject({ mimetype: 'text/csv' })
    expect(await check('a.csv', Buffer.from(wide).swap16())).toMatchObject({ mimetype: 'text/csv' })
    const page = Buffer.from('\uFEFF<!doctype html><script>', 'utf16le')
    await expect(check('a.csv', page)).rejects.toMatchObject({ status: 415 })
    expect(await check('a.txt', 'perché no\n')).toMatchObject({ mimetype: 'text/plain' })
  })

  it('accepts real Office documents, and no other archive under their names', async () => {
    const rows = async function* (): AsyncGenerator<XlsxCell[][]> {
      yield [[{ number: 1000 }]]
    }
    const xlsx = Buffer.concat(await xlsxStream('Importi', ['Importo'], rows()).toArray())
    const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    expect(await check('a.xlsx', xlsx)).toEqual({ mimetype: XLSX, extension: 'xlsx' })
    await expect(check('a.docx', xlsx)).rejects.toMatchObject({ status: 415 })
  })

  it.each([
    ['a.pdf', TEXT],
    ['a.png', PDF],
    ['a.csv', PDF],
    ['a.txt', '<!DOCTYPE html><script>alert(1)</script>'],
    ['a.txt', '  <svg onload="alert(1)"/>'],
    ['a.txt', Buffer.from([77, 90, 0, 1, 2])],
    ['a.docx', Buffer.from('PK\u0003\u0004 niente')],
    ['a.exe', Buffer.from('MZ')],
    ['a.svg', '<svg/>'],
    ['a.html', '<p>'],
    ['senza', PDF],
  ])('refuses %s with a content that is not that', async (name, content) => {
    await expect(check(name, content)).rejects.toMatchObject({ code: 'unsupported_media', status: 415 })
  })

  it('says in Italian what is wrong', async () => {
    await expect(check('busta.pdf', TEXT)).rejects.toThrow(
      'Il contenuto di «busta.pdf» non corrisponde alla sua estensione. Carica un PDF',
    )
  })
})
