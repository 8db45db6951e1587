/** A key in an address: it may hold slashes and signs that no path takes as they are. */
export const toKey64 = (key: string): string => {
  const bytes = new TextEncoder().encode(key)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The key that an address names; null where it names none. */
export function fromKey64(text: string): string | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
    const key = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // One key, one address.
    return key !== '' && key.length <= 1_024 && !key.includes('\0') && toKey64(key) === text ? key : null
  } catch {
    return null
  }
}
