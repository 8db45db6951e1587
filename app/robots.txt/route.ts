import { connection } from 'next/server'
import { env } from '@/lib/core/env'

/** Areas, API and frames are not for search engines; files that pages show are below /v2/storage. */
const RULES = [
  'User-agent: *',
  'Allow: /v2/storage/',
  ...['/v2/', '/api/', '/admin', '/agents', '/area-clienti', '/iframes/', '/news/cerca'].map(
    (path) => `Disallow: ${path}`,
  ),
]

export async function GET(): Promise<Response> {
  await connection()
  const text = [...RULES, '', `Sitemap: ${env().SITE_URL}/sitemap.xml`, ''].join('\n')
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
