/* The text of a CSV in whatever letters it was saved. */

/** The signs of Windows-1252 from 0x80 on; the five that it has not stay what they were. */
const CP1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** The pairs of bytes that stand for letters of Europe, and the triples of its quotes and dashes: only UTF-8 writes them. */
const SURELY_UTF8 = /[\xc2-\xc5][\x80-\xbf]|\xe2[\x80-\x84][\x80-\xbf]/g

const LINE_END = 10
/** So many bytes say whether a text without a mark is UTF-16. */
const SAMPLE = 512

type Decoding = {
  /** The bytes are the beginning of a file, and may end in the middle of a line: that line is left out. */
  part?: boolean
}

/**
 * The text of a CSV: UTF-8 with or without its mark, UTF-16, or Windows-1252, as spreadsheets here write it. Where single bytes of
 * a file are no UTF-8, only their lines are read as Windows-1252.
 */
export function decodeCsv(bytes: Uint8Array, { part = false }: Decoding = {}): string {
  const wide = wideOf(bytes)
  if (wide) return wholeLines(new TextDecoder(wide).decode(bytes), part)
  const whole = part ? bytes.subarray(0, bytes.lastIndexOf(LINE_END) + 1 || bytes.length) : bytes
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(whole, { stream: part })
  } catch {
    return linesOf(whole)
      .map(decodeLine)
      .join('')
      .replace(/^\uFEFF/, '')
  }
}

const wholeLines = (text: string, part: boolean) =>
  part ? text.slice(0, text.lastIndexOf('\n') + 1 || text.length) : text

/** Which UTF-16 it is: by its mark, or because every other byte of plain letters is zero. */
export function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const sample = bytes.subarray(0, SAMPLE)
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 4 && even < odd / 4) return 'utf-16le'
  if (even > sample.length / 4 && odd < even / 4) return 'utf-16be'
  return undefined
}

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(LINE_END, at) + 1 || bytes.length
    lines.push(bytes.subarray(at, end))
    at = end
  }
  return lines
}

function decodeLine(line: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line)
  } catch {
    const plain = Array.from(line, (byte) => String.fromCharCode(byte)).join('')
    return plain.replace(
      new RegExp(`${SURELY_UTF8.source}|[\\x80-\\x9f]`, 'g'),
      (sign) => (sign.length > 1 ? utf8(sign) : CP1252[sign.charCodeAt(0) - 0x80]) ?? sign,
    )
  }
}

const utf8 = (sign: string) => new TextDecoder().decode(Uint8Array.from(sign, (byte) => byte.charCodeAt(0)))
