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

/** What a cell holds, and the code by which a spreadsheet writes it; text has none. */
type ReadCell = { value: string | number | null; format: string | null }
type ReadSheet = { widths: number[]; frozen: string | null; rows: ReadCell[][] }

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** The only sheet of a workbook as a spreadsheet would read it: widths, the first cell that scrolls, the cells with their formats. */
export function readSheet(file: Buffer): ReadSheet {
  const parts = unzip(file)
  const styles = parts.get('xl/styles.xml') ?? ''
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  const codes = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code = '']) => [
      id,
      unescaped(code),
    ]),
  )
  const [, looks = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles) ?? []
  const formats = [...looks.matchAll(/<xf( [^>]*?)?(?:\/>|>.*?<\/xf>)/g)].map(
    ([, attributes = '']) => codes.get(/numFmtId="(\d+)"/.exec(attributes)?.[1]) ?? null,
  )
  const cell = (attributes: string, content: string): ReadCell => {
    const [, inline] = /<t [^>]*>(.*)<\/t>/s.exec(content) ?? []
    if (inline !== undefined) return { value: unescaped(inline), format: null }
    const [, value] = /<v>(.*)<\/v>/.exec(content) ?? []
    const style = Number(/ s="(\d+)"/.exec(attributes)?.[1] ?? 0)
    return { value: value === undefined ? null : Number(value), format: formats[style] ?? null }
  }
  return {
    widths: [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width)),
    frozen: /topLeftCell="(\w+)"/.exec(sheet)?.[1] ?? null,
    rows: [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<c( [^>]*?)?(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', content = '']) =>
        cell(attributes, content),
      ),
    ),
  }
}
