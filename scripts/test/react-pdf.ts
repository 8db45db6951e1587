/**
 * Stands in for @react-pdf/renderer in Jest, which cannot load it: it ships only as ES modules. The bytes say what would be
 * drawn; the drawing itself is tested in a browser.
 */
export const StyleSheet = { create: <T>(styles: T): T => styles }
export const Font = { register: () => undefined, registerHyphenationCallback: () => undefined }
export const renderToBuffer = async (document: unknown): Promise<Buffer> =>
  Buffer.from(
    `%PDF-1.4\n${JSON.stringify(document, (_key, value) => (typeof value === 'bigint' ? String(value) : value))}\n%%EOF\n`,
  )
