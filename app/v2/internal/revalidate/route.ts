import { timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import { parseSafely } from '@/lib/core/parse-safely'

const body = z.object({ tags: z.array(z.string().min(1).max(256)).max(10_000) })

function isOurs(request: Request): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${env().INTERNAL_TOKEN}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Called by server.ts of the same process after a `cache_tags` notification; unknown to everybody else. */
export async function POST(request: Request): Promise<Response> {
  if (!isOurs(request)) return new Response(null, { status: 404 })
  const parsed = parseSafely(body, await request.json().catch(() => undefined))
  if (!parsed.success) return new Response(null, { status: 422 })
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
