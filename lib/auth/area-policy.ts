/** The players that a lesson may show (lib/features/formazione/video-schema.ts). */
const VIDEO_SITES = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/** Browsers of some years ago do not take a socket of the same host for the site itself: it is named. */
const socketOf = (siteUrl: string) => new URL(siteUrl).origin.replace(/^http/, 'ws')

/**
 * Content security policy of the signed-in areas: only scripts with this reply's nonce, and what those load.
 * Styles are free, because the widgets write them into the page.
 */
export function areaPolicy(nonce: string, development: boolean, siteUrl: string): string {
  const evaluation = development ? " 'unsafe-eval'" : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluation}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self' ${socketOf(siteUrl)}`,
    `frame-src 'self' blob: ${VIDEO_SITES}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
