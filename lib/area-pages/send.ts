import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipped, packQuickly } from './gzip-parts'
import type { Kept } from './kept'
import { type Filling, written } from './slots'

const READS_GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0+)?(?:[\s,]|$))(?:[\s,;]|$)/i

/** Fills a kept page in, and sends it whole. */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, parts }: Kept,
  filling: Filling,
): void {
  const pieces = parts.map((part) =>
    'raw' in part ? part : packQuickly(written(filling[part.slot], part.place)),
  )
  const packs = READS_GZIP.test(String(request.headers['accept-encoding'] ?? ''))
  const body = packs ? gzipped(pieces) : Buffer.concat(pieces.map(({ raw }) => raw))
  for (const [name, value] of headers) response.setHeader(name, value)
  if (packs) response.setHeader('content-encoding', 'gzip')
  response.setHeader('content-length', body.length)
  response.setHeader('cache-control', 'private, no-store')
  response.end(body)
}
