import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { structuredDataProblems } from './structured-data'

type Found = {
  path: string
  status: number
  html: boolean
  title: string
  description: string
  canonical: string
  robots: string
  image: string
  headings: number
  withoutAlt: string[]
  links: string[]
  ids: string[]
  data: unknown[]
}

/**
 * Reads pages as a search engine does: their HTML, without running it. In a page of the site, and many at once: to hand
 * each text to the browser takes longer than all that is done with it.
 */
const read = (reader: Page, paths: string[]): Promise<Found[]> =>
  reader.evaluate(async (wanted) => {
    const found: Found[] = []
    const rest = [...wanted]
    const readOne = async (path: string): Promise<Found> => {
      const reply = await fetch(path)
      const html = reply.headers.get('content-type')?.includes('html') ? await reply.text() : ''
      const page = new DOMParser().parseFromString(html, 'text/html')
      const attribute = (selector: string, name: string) =>
        page.querySelector(selector)?.getAttribute(name) ?? ''
      return {
        path,
        status: reply.status,
        html: html !== '',
        title: page.querySelector('title')?.textContent ?? '',
        description: attribute('meta[name="description"]', 'content'),
        canonical: attribute('link[rel="canonical"]', 'href'),
        robots: attribute('meta[name="robots"]', 'content'),
        image: attribute('meta[property="og:image"]', 'content'),
        headings: page.querySelectorAll('h1:not([hidden])').length,
        withoutAlt: [...page.querySelectorAll('img:not([alt])')].map((image) => image.outerHTML),
        links: [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
        ids: [...page.querySelectorAll('[id]')].map(({ id }) => id),
        data: [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
          JSON.parse(script.textContent ?? ''),
        ),
      }
    }
    const work = async () => {
      for (let path = rest.shift(); path; path = rest.shift()) found.push(await readOne(path))
    }
    await Promise.all([work(), work(), work(), work()])
    return found
  }, paths)

const AREAS = /^\/(?:admin|agents|area-clienti|v2|iframes)(?:\/|$)/
const noindex = ({ robots }: Found) => robots.includes('noindex')

/** Breadth first from the home page over every link of our own; areas are asked for, not entered. */
async function crawl(reader: Page, site: string) {
  const pages = new Map<string, Found>()
  const broken: string[] = []
  const from = new Map([['/', '']])
  for (let level = ['/']; level.length > 0; ) {
    const found = await read(reader, level)
    level = []
    for (const page of found) {
      const { path, status, links } = page
      pages.set(path, page)
      if (status !== 200) broken.push(`${from.get(path)} → ${path}: ${status}`)
      if (AREAS.test(path)) continue
      for (const link of links) {
        const url = new URL(link, `${site}${path}`)
        const next = url.pathname + url.search
        if (url.origin !== site || from.has(next)) continue
        from.set(next, path)
        level.push(next)
      }
    }
  }
  return { pages, broken }
}

/** What a search engine would hold against a page. In words: an expectation for each would take longer than reading them all. */
function faultsOf(page: Found): string[] {
  const { path, headings, title, description, withoutAlt, ids, canonical, image, data, links } = page
  const isPublic = !noindex(page)
  const dangling = links.filter((link) => /^#./.test(link) && !ids.includes(link.slice(1)))
  const problems = isPublic ? structuredDataProblems(data) : []
  const rules: [isBroken: boolean, what: string][] = [
    [headings !== 1, `${headings} h1`],
    [title === '', 'no title'],
    [description.length <= 40, `description: ${description}`],
    [withoutAlt.length > 0, `img without alt: ${withoutAlt.join(' ')}`],
    [ids.length !== new Set(ids).size, 'an id twice'],
    [isPublic && !/^https?:/.test(canonical), `canonical: ${canonical}`],
    [isPublic && !/^https?:/.test(image), `og:image: ${image}`],
    [isPublic && data.length === 0, 'no JSON-LD'],
    [problems.length > 0, `JSON-LD: ${problems.join('; ')}`],
    [isPublic && dangling.length > 0, `anchors: ${dangling.join(' ')}`],
  ]
  return rules.flatMap(([isBroken, what]) => (isBroken ? [`${path}: ${what}`] : []))
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)

test('from the home page a search engine finds every page, whole and only once', async ({
  open,
  request,
}) => {
  test.setTimeout(300_000)
  const reader = await open()
  await reader.goto('/robots.txt')
  const index = await (await request.get('/sitemap.xml')).text()
  const maps = await Promise.all(locations(index).map(async (loc) => (await request.get(loc)).text()))
  const mapped = maps.flatMap(locations)
  const site = new URL(mapped[0] ?? '').origin
  const { pages, broken } = await crawl(reader, site)
  expect.soft(broken, 'broken links').toEqual([])

  const own = [...pages.values()].filter(
    ({ path, status, html }) => html && status === 200 && !AREAS.test(path),
  )
  const indexed = own.filter(
    (page) => !noindex(page) && new URL(page.canonical || site).pathname === page.path,
  )
  const listed = new Set(mapped.map((loc) => new URL(loc).pathname))
  const inMap = (path: string) => listed.has(path)
  const orphans = [...listed].filter((path) => !pages.has(path))
  expect.soft(orphans, 'in the site map, linked from nowhere').toEqual([])
  const paged = /\/(?:pagina|categoria)\//
  const unlisted = indexed.map(({ path }) => path).filter((path) => !inMap(path) && !paged.test(path))
  expect.soft(unlisted, 'linked, not in the site map').toEqual([])

  expect.soft(own.flatMap(faultsOf), 'faults of pages').toEqual([])
  const twice = (key: 'title' | 'description') => {
    const by = new Map<string, string[]>()
    for (const page of indexed) by.set(page[key], [...(by.get(page[key]) ?? []), page.path])
    return [...by].filter(([, paths]) => paths.length > 1)
  }
  expect.soft(twice('title'), 'the same title twice').toEqual([])
  expect.soft(twice('description'), 'the same description twice').toEqual([])
})
