import { connection } from 'next/server'
import { env } from '@/lib/core/env'
import { SITEMAP_SECTIONS } from '@/lib/features/sitemap/data'
import { newest, sitemapIndexXml } from '@/lib/features/sitemap/present'
import { entriesOf, xmlReply } from '../sitemaps/sections'

export async function GET(): Promise<Response> {
  // The address of the site is known when it runs, not when it is built.
  await connection()
  return xmlReply(async () => {
    const maps = SITEMAP_SECTIONS.map(async (section) => ({
      path: `/sitemaps/${section}.xml`,
      lastmod: newest(await entriesOf(section)),
    }))
    return sitemapIndexXml(env().SITE_URL, await Promise.all(maps))
  })
}
