import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Copy, Encoding, Page } from './page-cache'

/** The smallest form the client reads; a listed "q=0" refuses. */
export function negotiate(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  const offers = accept.toLowerCase().split(',')
  const takes = (name: string) =>
    offers.some((offer) => {
      const [token = '', ...parameters] = offer.split(';').map((part) => part.trim())
      return token === name && !parameters.some((parameter) => /^q=0(?:\.0+)?$/.test(parameter))
    })
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch
    .split(',')
    .some((given) => given.trim().replace(/^W\//, '') === etag || given.trim() === '*')
}

/** `extra` are this request's own headers, as a flat list of names and values. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  extra: string[],
): void {
  const copy: Copy = page.copies[negotiate(request.headers['accept-encoding'])]
  if (matches(request.headers['if-none-match'], copy.etag)) {
    response.writeHead(304, [...copy.headers.filter(notAboutBody), ...extra])
    response.end()
    return
  }
  response.writeHead(200, [...copy.headers, 'Content-Length', String(copy.body.length), ...extra])
  response.end(request.method === 'HEAD' ? undefined : copy.body)
}

/** Keeps name–value pairs together while leaving out what describes a body that is not sent. */
function notAboutBody(_value: string, at: number, list: string[]): boolean {
  return !/^content-(?:type|encoding)$/i.test(list[at - (at % 2)] ?? '')
}
