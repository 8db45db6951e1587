/**
 * Stands in for @react-pdf/renderer in Jest, which cannot load it: it ships only as ES modules. The bytes say what would be
 * drawn; the drawing itself is tested in a browser.
 */
export const StyleSheet = { create: <T>(styles: T): T => styles }
export const Font = {
  register: () => undefined,
  registerHyphenationCallback: () => undefined,
  getRegisteredFonts: () => ({}),
}
/** A document of two objects with their table: who writes its bytes anew finds them. */
export const renderToBuffer = async (document: unknown): Promise<Buffer> => {
  const text = JSON.stringify(document, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
  const size = Buffer.byteLength(text)
  const first = '1 0 obj\n<<\n/Type /Catalog\n>>\nendobj\n'
  const second = `2 0 obj\n<<\n/Length ${size}\n>>\nstream\n${text}\nendstream\nendobj\n`
  const head = '%PDF-1.4\n'
  const offsets = [head.length, head.length + first.length]
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 3\n0000000000 65535 f \n${lines.join('')}trailer\n<<\n/Size 3\n/Root 1 0 R\n>>\n`
  const at = head.length + first.length + Buffer.byteLength(second)
  return Buffer.from(`${head}${first}${second}${table}startxref\n${at}\n%%EOF\n`)
}
