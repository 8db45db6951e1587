import type { APIResponse } from '@playwright/test'
import { expect, test } from '../fixtures'

/* The Observatory scores sites on https: behind a proxy that says so, the server must behave as one. */
const HTTPS = { 'x-forwarded-proto': 'https' }

type Policy = Map<string, string[]>

const policyOf = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )

/** Points by the published rules of Mozilla's HTTP Observatory (scoring, version 5); 100 and more is A+. */
function observatoryScore(reply: APIResponse): { score: number; why: string[] } {
  const headers = reply.headers()
  const why: string[] = []
  let score = 100
  let bonus = 0
  const lose = (points: number, reason: string) => {
    score -= points
    why.push(`−${points} ${reason}`)
  }
  const policy = policyOf(headers['content-security-policy'] ?? '')
  const scripts = policy.get('script-src') ?? policy.get('default-src')
  const hashed = scripts?.some((source) => /^'(?:nonce|sha\d+)-/.test(source))
  if (!headers['content-security-policy']) lose(25, 'no Content-Security-Policy')
  else if (!scripts || scripts.includes('*') || scripts.includes('https:')) lose(20, 'scripts from anywhere')
  else if (scripts.includes("'unsafe-inline'") && !hashed) lose(20, 'inline scripts')
  else if (scripts.includes("'unsafe-eval'")) lose(10, 'eval')
  if (!policy.has('object-src') && !policy.get('default-src')?.includes("'none'")) lose(10, 'plugins')
  if (![...(policy.get('frame-ancestors') ?? [])].length) lose(20, 'may be framed by anybody')
  else bonus += 5
  for (const cookie of reply.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')) {
    if (!/;\s*secure/i.test(cookie.value)) lose(20, `cookie without Secure: ${cookie.value.split('=')[0]}`)
    if (!/;\s*httponly/i.test(cookie.value))
      lose(10, `cookie without HttpOnly: ${cookie.value.split('=')[0]}`)
  }
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
  if (age < 15_768_000) lose(20, 'no long Strict-Transport-Security')
  if (headers['x-content-type-options'] !== 'nosniff') lose(5, 'no X-Content-Type-Options')
  if (/no-referrer|same-origin|strict-origin/.test(headers['referrer-policy'] ?? '')) bonus += 5
  else lose(5, 'referrer leaks')
  if (headers['access-control-allow-origin'] === '*') lose(50, 'open to every origin')
  return { score: score >= 90 ? score + bonus : score, why }
}

for (const path of [
  '/',
  '/mutui',
  '/pagine/trasparenza',
  '/news',
  '/admin/login',
  '/v2/enums/regioni',
  '/404',
]) {
  test(`the headers of ${path} are worth an A+`, async ({ request }) => {
    const reply = await request.get(path, { headers: HTTPS, failOnStatusCode: false })
    const { score, why } = observatoryScore(reply)
    expect(score, why.join(', ')).toBeGreaterThanOrEqual(100)
  })
}

test('a public page is kept by its tag: small, asked for again, never stale', async ({ request }) => {
  const first = await request.get('/', { headers: { 'accept-encoding': 'br' } })
  const { etag = '', ...headers } = first.headers()
  expect(headers['content-encoding']).toBe('br')
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const again = await request.get('/', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  const zipped = await request.get('/', { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } })
  expect(zipped.status()).toBe(200)
  expect(zipped.headers()['content-encoding']).toBe('gzip')
  const head = await request.head('/', { headers: { 'accept-encoding': 'br' } })
  expect(head.headers().etag).toBe(etag)
  expect((await head.body()).length).toBe(0)
})

test('what a visitor carries does not change the page, and what is not a page is not kept', async ({
  request,
}) => {
  const plain = await request.get('/')
  const signedIn = await request.get('/', { headers: { cookie: 'client_access=x; ab=b' } })
  expect(signedIn.headers().etag).toBe(plain.headers().etag)
  const payload = await request.get('/', { headers: { rsc: '1' } })
  expect(payload.headers()['content-type']).not.toContain('text/html')
  const missing = await request.get('/pagine/non-esiste')
  expect(missing.headers().etag?.endsWith('-br"') ?? false).toBe(false)
  expect(missing.headers()['cache-control']).toMatch(/no-store|no-cache|max-age=0|private/)
})
