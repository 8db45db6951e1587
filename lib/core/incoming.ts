import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { newId } from './ids'

const SAFE_ID = /^[\w-]{8,64}$/
const LOOPBACK = /^(?:127\.|::1$)/
const PRIVATE = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i

const plain = (address: string | undefined) => (address ?? '').replace(/^::ffff:/i, '')
const isTrusted = (address: string) => PRIVATE.test(address)
/** Whether the peer is in a private network: only such a proxy is believed about the visitor's address. */
export const isOurNetwork = (remote: string | undefined): boolean => isTrusted(plain(remote))
const text = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(',') : (value ?? '')

/**
 * The caller's address. Only a proxy in our own network is believed about it, and of what it says only the
 * nearest hop that is not ours: everything further left was written by the caller.
 */
export function clientAddress(remote: string | undefined, forwarded: string | string[] | undefined): string {
  const nearest = plain(remote)
  if (!isTrusted(nearest)) return nearest
  const hops = text(forwarded)
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter((hop) => isIP(hop) > 0)
  // Nobody comes to a proxy from this machine, whose own address opens what only an operator sees.
  return hops.findLast((hop) => !isTrusted(hop)) ?? hops.find((hop) => !LOOPBACK.test(hop)) ?? nearest
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

/** Whether the visitor came by https, as a proxy in our own network says. */
export function isSecure({ headers, socket }: IncomingMessage): boolean {
  return text(headers['x-forwarded-proto']) === 'https' && isOurNetwork(socket.remoteAddress)
}

/** Gives a request its id, its true origin and an address that can be read, and drops what only this server may say. */
export function identify(request: IncomingMessage): { id: string; secure: boolean } {
  const { headers, socket } = request
  const id = givenId(request) ?? newId()
  const secure = isSecure(request)
  const ip = clientAddress(socket.remoteAddress, headers['x-forwarded-for'])
  if (!isOurNetwork(socket.remoteAddress)) delete headers['x-forwarded-host']
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
