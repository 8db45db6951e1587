/** One cookie of a Cookie header; empty when it is not there. */
export function readCookie(header: string | null, name: string): string {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return ''
}
