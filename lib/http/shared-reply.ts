import 'server-only'
import { hashOf, matchesEtag } from '@/lib/core/etag'
import { isCurrent, type Mark, markOf } from '@/lib/core/generations'
import { wholeBodyOf, wholeResponse } from './whole-body'

/**
 * The reply of whoever shows nothing of who they are is everybody's; what it was made from is known by these tags. Null:
 * nobody announces its changes.
 */
export type Shared = { tags(): readonly string[] | null }

/** `forAll`: nobody is looked up for it, so it is the same for those who say who they are, too. */
export type SharedMark = { mark: Mark; forAll: boolean }

const CREDENTIALS = ['authorization', 'x-refresh-token', 'x-area'] as const
const marks = new WeakMap<Response, SharedMark>()

/** To be asked before anything is read; null for a reply that is one person's. */
export function beginShared(
  request: Request,
  { shared, auth }: { shared?: Shared; auth: unknown },
): SharedMark | null {
  if (!shared || !(request.method === 'GET' || request.method === 'HEAD')) return null
  const forAll = auth === 'public'
  if (!forAll && CREDENTIALS.some((name) => request.headers.has(name))) return null
  const tags = shared.tags()
  return tags && { mark: markOf(tags), forAll }
}

/**
 * In this header the site tells the listener that a reply may be kept, and until when. It never leaves the process.
 */
export const MARK_HEADER = 'x-kept-mark'

/** A reply that weighs more is kept packed alone, and sent as it is to those only who read nothing packed. */
export const LARGE_REPLY = 256 * 1024

/** What the tags of this reply stood at when it was made, for who keeps it; nothing where it has been overtaken. */
export function writeMark(reply: Response): string | undefined {
  const shared = marks.get(reply)
  if (!shared || !isCurrent(shared.mark)) return undefined
  const { slots, counts } = shared.mark
  return `${slots.join()};${counts.join()}${shared.forAll ? ';all' : ''}`
}

const numbers = (text: string) => (text === '' ? [] : text.split(',').map(Number))

export function readMark(text: string | string[] | undefined): SharedMark | null {
  if (typeof text !== 'string') return null
  const [slots = '', counts = '', whom] = text.split(';')
  return { mark: { slots: numbers(slots), counts: numbers(counts) }, forAll: whom === 'all' }
}

/** Browsers ask every time and get a 304: only the server knows when something has changed. */
const CACHING = 'public, max-age=0, must-revalidate'

/** A good reply that everybody gets, with its ETag; a 304 for who has it already. */
export async function shareReply(
  request: Request,
  reply: Response,
  mark: SharedMark | null,
): Promise<Response> {
  if (!mark || reply.status !== 200) return reply
  const body = wholeBodyOf(reply) ?? Buffer.from(await reply.arrayBuffer())
  const etag = `"${hashOf(body)}"`
  const headers = new Headers(reply.headers)
  headers.set('etag', etag)
  if (!mark.forAll) headers.append('vary', CREDENTIALS.join(', '))
  if (!headers.get('cache-control')?.includes('max-age')) headers.set('cache-control', CACHING)
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  const shared = wholeResponse(body, { status: 200, headers })
  marks.set(shared, mark)
  return shared
}
