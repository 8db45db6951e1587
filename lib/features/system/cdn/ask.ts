import 'server-only'
import { keysFor } from '@/lib/core/cdn'
import type { Env } from '@/lib/core/env'
import { wordsOf } from '@/lib/core/failure-words'
import { callOut } from '@/lib/core/outgoing'

/** Of one request: Cloudflare takes 30, Fastly 256. */
const MOST = 30
const PATIENCE_MS = 10_000
const PLACE = '{tags}'

type Settings = Pick<
  Env,
  'CDN_KEY_HEADER' | 'CDN_PURGE_URL' | 'CDN_PURGE_METHOD' | 'CDN_PURGE_TOKEN' | 'CDN_PURGE_TOKEN_HEADER'
>

/** What the CDN has said instead of yes. */
class PurgeRefused extends Error {
  override name = 'PurgeRefused'
  constructor(readonly status: number) {
    super(`the CDN answered ${status}`)
  }
}

/** Tags as they go together in one request. */
export function batchesOf<T>(tags: readonly T[]): T[][] {
  const batches: T[][] = []
  for (let at = 0; at < tags.length; at += MOST) batches.push(tags.slice(at, at + MOST))
  return batches
}

/**
 * One request in the form that CDNs have in common: the tags in the header that pages bear them in (Fastly, Varnish), in the body as JSON
 * (Cloudflare), and in the address where it has a place for them.
 * @throws what the network, or the CDN, has said
 */
export async function askPurge(tags: readonly string[], settings: Settings): Promise<void> {
  const { CDN_KEY_HEADER, CDN_PURGE_URL = '', CDN_PURGE_METHOD: method } = settings
  const address = CDN_PURGE_URL.replaceAll(PLACE, () => encodeURIComponent(tags.join(',')))
  const reply = await callOut(address, {
    method,
    headers: {
      'content-type': 'application/json',
      [CDN_KEY_HEADER]: keysFor(CDN_KEY_HEADER, tags),
      ...credentials(settings),
    },
    body: JSON.stringify({ tags }),
    // The token is for this address and no other.
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const said = await reply.text()
  if (!reply.ok) throw new PurgeRefused(reply.status)
  // Cloudflare says in the body whether it has done it.
  if (isDenial(said)) throw new PurgeRefused(reply.status)
}

function isDenial(said: string): boolean {
  try {
    return (JSON.parse(said) as { success?: unknown } | null)?.success === false
  } catch {
    return false
  }
}

function credentials({ CDN_PURGE_TOKEN: token, CDN_PURGE_TOKEN_HEADER: header }: Settings) {
  if (!token) return {}
  return { [header]: header.toLowerCase() === 'authorization' ? `Bearer ${token}` : token }
}

/** Why it has not worked and what to do about it, without addresses. */
export function purgeWords(error: unknown): string {
  if (!(error instanceof PurgeRefused)) return wordsOf(error)
  const { status } = error
  if (status === 401 || status === 403)
    return `La CDN rifiuta il permesso (${status}): controlla CDN_PURGE_TOKEN e CDN_PURGE_TOKEN_HEADER.`
  if (status === 429) return 'La CDN riceve troppe richieste (429): si riprova più tardi.'
  if (status >= 500) return `La CDN ha un guasto (${status}): si riprova più tardi.`
  return `La CDN non capisce la richiesta (${status}): controlla CDN_PURGE_URL, CDN_PURGE_METHOD e CDN_KEY_HEADER.`
}
