import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pageAddresses } from '../../scripts/checks/screens'
import { apiAddresses } from '../api-addresses'
import { CAMPAIGNS } from '../public/addresses'

/** Of no row of any table. */
export const NOBODY = '01900000-0000-7000-8000-000000000000'

const fill = (address: string) => address.replace(/\{[^}]*\}/g, NOBODY)
const AREA = /^\/(?:admin|agents|area-clienti)(?:\/|$)/

const pages = pageAddresses().map(fill)

/** What everybody may open: pages, campaigns with their channels, and what search engines read. */
export const PUBLIC: readonly string[] = [
  ...pages.filter((page) => !AREA.test(page)),
  ...CAMPAIGNS.flatMap((page) => [page, `${page}/grazie`]),
  ...['casa', 'mutui', 'tassi', 'novita', 'imprese', 'prestiti'].map((one) => `/news/categoria/${one}`),
  '/robots.txt',
  '/sitemap.xml',
  '/news/rss.xml',
  '/og',
  ...['pagine', 'news', 'rete'].map((section) => `/sitemaps/${section}.xml`),
]

/** Every route below app/iframes. */
export const FRAMES: readonly string[] = readdirSync('app/iframes', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => `/iframes/${path.dirname(file)}`.replace(/\/\[.*$/, ''))

/** The pages of an area, of which those of a record are asked for one that is not there. */
export const pagesOf = (area: string): string[] =>
  pages.filter((page) => page === `/${area}` || page.startsWith(`/${area}/`))

/** Every address of the API. */
export const API: readonly string[] = apiAddresses().map(fill)
