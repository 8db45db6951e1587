import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { unpackedFont } from './font-file'

/** The sum of a table as its font says it (OpenType, «Calculating checksums»). */
function checksum(bytes: Buffer, start: number, length: number): number {
  let sum = 0
  for (let at = start; at < start + length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

it('gives back every table of our faces, whole, in the order of its name', () => {
  const font = unpackedFont(readFileSync('app/fonts/inter-latin-400-normal.woff'))
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index
    return {
      name: font.toString('latin1', at, at + 4),
      sum: font.readUInt32BE(at + 4),
      start: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    }
  })
  const names = tables.map(({ name }) => name)
  expect(names).toEqual([...names].sort())
  expect(names).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']))
  // That of `head` leaves out a field of its own.
  for (const { name, sum, start, length } of tables.filter(({ name }) => name !== 'head'))
    expect([name, checksum(font, start, length)]).toEqual([name, sum])
})

it('refuses what is no WOFF file, and one whose table is cut', () => {
  expect(() => unpackedFont(Buffer.from('wOF2 something else'))).toThrow('not a WOFF file')
  const packed = deflateSync(Buffer.alloc(100))
  const file = Buffer.alloc(64 + packed.length)
  file.write('wOFF', 0, 'latin1')
  file.writeUInt16BE(1, 12)
  file.writeUInt32BE(64, 48)
  file.writeUInt32BE(packed.length, 52)
  file.writeUInt32BE(200, 56)
  packed.copy(file, 64)
  expect(() => unpackedFont(file)).toThrow('not as long')
})
