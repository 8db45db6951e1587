import { createHash } from 'node:crypto'
import { isWritten } from './written-scripts'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
const DATA_BLOCK = /\stype="(?:application\/(?:ld\+)?json|speculationrules)"/i

/**
 * SHA-256 sources of the scripts that a page is known to have been written with (written-scripts.ts): what else stands in its HTML
 * is not let run by being there. Blocks of data do not run and need none; what bears the reply's nonce has been authorised where
 * it was written.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '', code = '']) => !DATA_BLOCK.test(attributes) && isWritten(code))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [...new Set(hashes)]
}

/** Whether the policy of a page that is for everybody will let run whatever it has been written with, which bears nobody's nonce. */
export const isAllWritten = (html: string): boolean =>
  [...html.matchAll(INLINE_SCRIPT)].every(
    ([, attributes = '', code = '']) =>
      DATA_BLOCK.test(attributes) || (!/\snonce=/i.test(attributes) && isWritten(code)),
  )

/**
 * The policy of a page that is the same for everybody: a nonce would make it dynamic, hashes do not. Pictures may come
 * from any https address, as editors' texts and the tiles of the map do: who moves inside the site keeps the policy
 * of the page they came in by, so it cannot name the hosts of one page.
 * @param nonce of a page that is made for one request, by which Next marks the scripts that it writes
 */
export function cachedPagePolicy(html: string, nonce = ''): string {
  const scripts = ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...inlineScriptHashes(html)]
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
