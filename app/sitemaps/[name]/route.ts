import { env } from '@/lib/core/env'
import { isSection } from '@/lib/features/sitemap/data'
import { sitemapXml } from '@/lib/features/sitemap/present'
import { entriesOf, xml } from '../sections'

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const section = (await params).name.replace(/\.xml$/, '')
  if (!isSection(section)) return new Response('Non trovata.', { status: 404 })
  return xml(sitemapXml(env().SITE_URL, await entriesOf(section)))
}
