import { inflateRawSync } from 'node:zlib'

/** The parts of a ZIP by their names, read from its central directory (PKWARE APPNOTE 4.3.12). */
export function unzip(file: Buffer): Map<string, string> {
  const parts = new Map<string, string>()
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, name, extra, note] = [
      file.readUInt32LE(at + 20),
      ...[28, 30, 32].map((o) => file.readUInt16LE(at + o)),
    ]
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const bytes = file.subarray(start, start + size)
    const packed = file.readUInt16LE(at + 10) === 8
    const label = file.subarray(at + 46, at + 46 + (name ?? 0)).toString()
    parts.set(label, (packed ? inflateRawSync(bytes) : bytes).toString())
    at += 46 + (name ?? 0) + (extra ?? 0) + (note ?? 0)
  }
  return parts
}
