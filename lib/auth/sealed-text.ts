import 'server-only'
import { open, seal } from './secret-box'

/** A text, encrypted for its column. */
export function sealText(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(seal(text), 'base64url'))
}

/** Said in place of a text that was written with another installation's key. */
const UNREADABLE = '[testo non leggibile: è stato cifrato con un’altra chiave]'

export function openText(bytes: Uint8Array): string {
  return open(Buffer.from(bytes).toString('base64url')) ?? UNREADABLE
}
