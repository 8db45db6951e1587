import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'
import { newId } from './ids'
import { isProxy, plainAddress } from './proxies'

const SAFE_ID = /^[\w-]{8,64}$/

const text = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(',') : (value ?? '')

/**
 * The caller's address. Only a trusted proxy is believed about it, and of what it says only the nearest hop that is not
 * trusted itself: everything further left was written by the caller.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | string[] | undefined,
  proxies: BlockList,
): string {
  const nearest = plainAddress(remote)
  if (!isProxy(nearest, proxies)) return nearest
  const hops = text(forwarded)
    .split(',')
    .map((hop) => plainAddress(hop.trim()))
    .filter((hop) => isIP(hop) > 0)
  return hops.findLast((hop) => !isProxy(hop, proxies)) ?? hops[0] ?? nearest
}

/**
 * Whether a target can be passed on: a path of this site, without what browsers and Next read in another way than it
 * is written. A backslash, or a second slash at the beginning, would make a redirection to it leave the site.
 */
export function isReadable(target: string): boolean {
  const [path = ''] = target.split('?', 1)
  return target.startsWith('/') && !ODD.test(target) && !ODD_PATH.test(path)
}

/** Control characters and spaces; below it, in the path alone, also those that are written as an escape. */
const ODD = /[^\x21-\x7e\x80-\xff]/
const ODD_PATH = /\\|%00|^\/{2,}[^/]|\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * An address whose escapes cannot be decoded ("/news/%ff") does not exist: its percent signs are escaped, so that it
 * is handled as any unknown address. Next would answer it with a bare 500.
 */
export function decodable(target: string): string {
  const [path = '', ...query] = target.split('?')
  try {
    decodeURIComponent(path)
    return target
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** The id that a request brings, if it can be written to a log. */
export function givenId({ headers }: IncomingMessage): string | undefined {
  const given = headers['x-request-id']
  return typeof given === 'string' && SAFE_ID.test(given) ? given : undefined
}

/** Whether the visitor came by https, as a trusted proxy says. */
export function isSecure({ headers, socket }: IncomingMessage, proxies: BlockList): boolean {
  return text(headers['x-forwarded-proto']) === 'https' && isProxy(socket.remoteAddress, proxies)
}

/** Gives a request its id, its true origin and an address that can be read, and drops what only this server may say. */
export function identify(request: IncomingMessage, proxies: BlockList): { id: string; secure: boolean } {
  const { headers, socket } = request
  const id = givenId(request) ?? newId()
  const secure = isSecure(request, proxies)
  const ip = clientAddress(socket.remoteAddress, headers['x-forwarded-for'], proxies)
  if (!isProxy(socket.remoteAddress, proxies)) delete headers['x-forwarded-host']
  delete headers['x-forwarded-port']
  request.url = decodable(request.url ?? '/')
  headers['x-request-id'] = id
  headers['x-client-ip'] = ip
  headers['x-forwarded-for'] = ip
  headers['x-forwarded-proto'] = secure ? 'https' : 'http'
  return { id, secure }
}

/** On https alone: from then on the browser does not try without. */
export const transportHeaders = (secure: boolean): string[] =>
  secure ? ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] : []

/** For every reply, static files too; what depends on the page is set by the middleware or the page cache. */
export function securityHeaders(path: string, secure: boolean): string[] {
  const headers = [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(self), payment=()',
    'Cross-Origin-Opener-Policy',
    'same-origin',
  ]
  if (!path.startsWith('/iframes')) headers.push('X-Frame-Options', 'DENY')
  return [...headers, ...transportHeaders(secure)]
}
