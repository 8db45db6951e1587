import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { CachedPage } from './cached-page'
import { gzipped, packQuickly, storeText } from './gzip-parts'
import { type Filling, written } from './slots'

const READS_GZIP = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0+)?(?:[\s,]|$))(?:[\s,;]|$)/i

/** Fills a cached page in, and sends it whole. */
export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, parts }: CachedPage,
  filling: Filling,
): Promise<void> {
  const data = await packQuickly(filling.data)
  const packed = gzipped(
    parts.map((part) => {
      if (!('slot' in part)) return part
      return part.slot === 'data' ? data : storeText(written(filling[part.slot], part))
    }),
  )
  const packs = READS_GZIP.test(String(request.headers['accept-encoding'] ?? ''))
  // Cached once, packed: the few who read nothing packed get it unpacked.
  const body = packs ? packed : gunzipSync(packed)
  for (const [name, value] of headers) response.setHeader(name, value)
  if (packs) response.setHeader('content-encoding', 'gzip')
  response.setHeader('content-length', body.length)
  response.setHeader('cache-control', 'private, no-store')
  response.end(body)
}
