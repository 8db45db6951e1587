import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Route } from '@/lib/http/handle'
import { SAMPLES } from '@/lib/testing/contract/samples'
import { routeNames } from '@/lib/testing/route-names'
import { adminWith, routesOf } from '@/lib/testing/test-kit'
import { nextNumber } from '@/prisma/seed/factories/support'
import { CALLS, type Call, type Sample } from './test-kit'

/** Only files that answer a POST are loaded: the engine of PDFs, say, cannot be loaded here. */
function mayAnswer(name: string): boolean {
  const file = path.join('app/v2', name, 'route.ts')
  return !existsSync(file) || /\bPOST\b/.test(readFileSync(file, 'utf8'))
}

/** Every route of the API that answers a POST. */
export async function postRoutes(): Promise<{ name: string; route: Route }[]> {
  const found: { name: string; route: Route }[] = []
  for (const name of (await routeNames()).filter(mayAnswer)) {
    const { POST } = await routesOf(name)
    if (POST) found.push({ name, route: POST })
  }
  return found
}

/** The sample of a route: written here, or the engine's own. */
export function sampleOf(name: string): Sample | undefined {
  const body = SAMPLES[name]?.body
  return (
    CALLS[name] ?? (body && (async () => ({ as: await adminWith('admin'), body: await body(nextNumber()) })))
  )
}

/** The request of a call; made anew for each sending, since a body is read once. */
export function requestOf({ as, body, form }: Call, key: string): Request {
  const headers = new Headers({
    accept: 'application/problem+json',
    'idempotency-key': key,
    'x-client-ip': `2001:db8:${nextNumber().toString(16)}::1`,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
  })
  if (as) headers.set('authorization', `Bearer ${as.token}`)
  if (!form && body !== undefined) headers.set('content-type', 'application/json')
  const content = form ? form() : body === undefined ? undefined : JSON.stringify(body)
  return new Request('http://localhost:8000/v2/prova', { method: 'POST', headers, body: content })
}
