import type { ServerResponse } from 'node:http'
import { UNTOLD_SECONDS } from '@/lib/core/cdn'
import { PAYLOAD_TYPE } from '@/lib/core/next-internals'
import { onHead } from '@/lib/http/on-head'
import { cachedPagePolicy } from './policy'

/** Of a page that nobody has read: only files of ours run. */
const POLICY = cachedPagePolicy('')
const MINE = 'private, no-store'

/**
 * What passes the listener as it comes (it is neither kept nor made whole here) is never without a policy and never kept for
 * all: HTML that has no policy of its own gets the one that lets no inline script run, and a shared cache that Next would allow
 * is not allowed. Headers that somebody has set on purpose, in the areas and on frames, stay.
 */
export function guardReply(response: ServerResponse): void {
  onHead(response, (status) => {
    const type = String(response.getHeader('content-type') ?? '')
    const isHtml = type.startsWith('text/html')
    if (isHtml && !response.hasHeader('content-security-policy')) {
      response.setHeader('content-security-policy', POLICY)
      response.setHeader('cache-control', MINE)
    }
    const caching = String(response.getHeader('cache-control') ?? '')
    if (caching.includes('s-maxage')) {
      const isMine = isHtml || type.startsWith(PAYLOAD_TYPE)
      response.setHeader('cache-control', isMine ? MINE : shortly(caching))
    }
    return status
  })
}

/** Feeds and the like bear no keys, so nobody has them forgotten: a shared cache may have them for a minute. */
const shortly = (caching: string): string =>
  caching
    .replace(/s-maxage=(\d+)/, (_, seconds) => `s-maxage=${Math.min(Number(seconds), UNTOLD_SECONDS)}`)
    .replace(/,?\s*stale-while-revalidate(?:=\d+)?/, '')
