import { readCsv } from './csv'
import { decodeCsv } from './csv-text'

const TEXT = 'città,perché\nForlì,è così\n'

const utf16 = (text: string, isBig = false, mark = '\uFEFF') => {
  const bytes = Buffer.from(mark + text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))

describe('decodeCsv', () => {
  it.each<[string, Uint8Array, string]>([
    ['UTF-8', Buffer.from(TEXT), TEXT],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`), TEXT],
    ['UTF-16 LE', utf16(TEXT), TEXT],
    ['UTF-16 BE', utf16(TEXT, true), TEXT],
    ['UTF-16 LE without its mark', utf16(TEXT, false, ''), TEXT],
    ['UTF-16 BE without its mark', utf16(TEXT, true, ''), TEXT],
    ['Windows-1252', Buffer.from(TEXT, 'latin1'), TEXT],
    ['the euro and the quotes of Windows-1252', Buffer.from([0x80, 0x20, 0x93, 0xe0, 0x94]), '€ “à”'],
    ['an upper-case È before a closing quote', Buffer.from([0x93, 0xc8, 0x94]), '“È”'],
    ['plain letters', Buffer.from('a;b\n1;2'), 'a;b\n1;2'],
    ['nothing', new Uint8Array(), ''],
    [
      'UTF-8 with one wrong byte: the other lines keep their accents',
      bytes('Nome;Città\nNicolò;Forlì\nPap', [0xe0], ';Lucca\nD’Alò;Cefalù\n'),
      'Nome;Città\nNicolò;Forlì\nPapà;Lucca\nD’Alò;Cefalù\n',
    ],
    [
      'UTF-8 with a wrong byte in the last line, without an end',
      bytes('Nicolò\n', [0x50, 0xe8]),
      'Nicolò\nPè',
    ],
    [
      'UTF-8 with its mark and a wrong byte',
      bytes([0xef, 0xbb, 0xbf], 'Nicolò\nPap', [0xe0]),
      'Nicolò\nPapà',
    ],
    ['a letter of UTF-8 in the line of a wrong byte', bytes('Nicolò;Pap', [0xe0]), 'Nicolò;Papà'],
    [
      'a euro and an apostrophe of both kinds in a line',
      bytes('5 €, l’anno, ', [0x80, 0x92]),
      '5 €, l’anno, €’',
    ],
    ['bytes that Windows-1252 does not have', Buffer.from([0x61, 0x81, 0xe0]), 'a\x81à'],
  ])('reads %s', (_what, content, text) => {
    expect(decodeCsv(content)).toBe(text)
  })

  it.each<[string, Uint8Array, string]>([
    ['UTF-8', Buffer.from('città\nperché').subarray(0, -1), 'città\n'],
    ['UTF-16', utf16('città\nperché').subarray(0, -1), 'città\n'],
    ['Windows-1252', Buffer.from('città\nperché', 'latin1'), 'città\n'],
    ['one long line', Buffer.from('perché').subarray(0, -1), 'perch'],
  ])('leaves out the line that the beginning of a file cuts: %s', (_what, content, text) => {
    expect(decodeCsv(content, { part: true })).toBe(text)
  })

  it('is quick on a long file with one wrong byte', () => {
    const content = bytes('a,b\n', 'Nicolò,2\n'.repeat(200_000), [0xe0])
    const startedAt = performance.now()
    expect([...readCsv(decodeCsv(content)).rows]).toHaveLength(200_001)
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  })
})
