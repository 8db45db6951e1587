import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
const DATA_BLOCK = /\stype="(?:application\/(?:ld\+)?json|speculationrules)"/i

/** SHA-256 sources of the scripts written in a page; blocks of data do not run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !DATA_BLOCK.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [...new Set(hashes)]
}

/**
 * The policy of a page that is the same for everybody: a nonce would make it dynamic, hashes do not. Pictures may come
 * from any https address, as editors' texts and the tiles of the map do: who moves inside the site keeps the policy
 * of the page they came in by, so it cannot name the hosts of one page.
 */
export function cachedPagePolicy(html: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`.trim(),
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
