import { connection } from 'next/server'
import { env } from '@/lib/core/env'
import { isSection } from '@/lib/features/sitemap/data'
import { sitemapXml } from '@/lib/features/sitemap/present'
import { entriesOf, xmlReply } from '../sections'

export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  await connection()
  const section = (await params).name.replace(/\.xml$/, '')
  if (!isSection(section)) return new Response('Non trovata.', { status: 404 })
  return xmlReply(async () => sitemapXml(env().SITE_URL, await entriesOf(section)))
}
