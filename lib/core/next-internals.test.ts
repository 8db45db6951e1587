import { readFileSync } from 'node:fs'
import path from 'node:path'
import { notFound, redirect } from 'next/navigation'
import { lateOutcome } from '@/lib/serving/pages/one-off'
import * as internals from './next-internals'

const DIST = path.join(process.cwd(), 'node_modules', 'next', 'dist')
const constants = (file: string) => require(path.join(DIST, file)) as Record<string, unknown>
const text = (file: string) => readFileSync(path.join(DIST, file), 'utf8')

/** The bundle that renders pages in production. */
const RUNTIME = 'compiled/next-server/app-page-turbo.runtime.prod.js'
/** A failed `toContain` would print the megabyte that it looked in. */
const has = (file: string, piece: string) =>
  expect([file, piece, text(file).includes(piece)]).toEqual([file, piece, true])

describe('the installed Next still has', () => {
  it.each([
    ['shared/lib/constants.js', 'PRERENDER_MANIFEST', internals.PRERENDER_MANIFEST],
    ['shared/lib/constants.js', 'SERVER_FILES_MANIFEST', path.parse(internals.SERVER_FILES).name],
    ['shared/lib/constants.js', 'BUILD_ID_FILE', internals.BUILD_ID],
    ['shared/lib/constants.js', 'CLIENT_STATIC_FILES_PATH', internals.STATIC_FOLDER],
    ['lib/constants.js', 'NEXT_META_SUFFIX', internals.META_SUFFIX],
    ['lib/constants.js', 'NEXT_CACHE_TAGS_HEADER', internals.TAGS_HEADER],
    ['lib/constants.js', 'NEXT_CACHE_IMPLICIT_TAG_ID', internals.IMPLICIT_TAG],
    ['client/components/app-router-headers.js', 'NEXT_IS_PRERENDER_HEADER', internals.PRERENDERED],
    ['client/components/app-router-headers.js', 'NEXT_DID_POSTPONE_HEADER', internals.POSTPONED],
    ['client/components/app-router-headers.js', 'RSC_HEADER', internals.RSC],
    ['client/components/app-router-headers.js', 'NEXT_ROUTER_PREFETCH_HEADER', internals.ROUTER_PREFETCH],
    ['client/components/app-router-headers.js', 'ACTION_HEADER', internals.ACTION],
    ['client/components/app-router-headers.js', 'NEXT_RSC_UNION_QUERY', internals.RSC_QUERY],
    ['client/components/app-router-headers.js', 'RSC_CONTENT_TYPE_HEADER', internals.PAYLOAD_TYPE],
    ['shared/lib/constants.js', 'APP_PATH_ROUTES_MANIFEST', internals.ROUTES_MANIFEST],
  ])('%s: %s', (file, name, ours) => expect(constants(file)[name]).toBe(ours))

  it('its requests for payloads, by which its replies vary', () => {
    const names = constants('client/components/app-router-headers.js')
    expect(internals.VARY.split(', ')).toEqual(
      ['RSC', 'NEXT_ROUTER_STATE_TREE', 'NEXT_ROUTER_PREFETCH', 'NEXT_ROUTER_SEGMENT_PREFETCH'].map(
        (name) => names[`${name}_HEADER`],
      ),
    )
  })

  it('a place of its own for pages that it makes when it runs, by address below a folder for each page file', () => {
    const { getRouteCacheKey } = constants('server/lib/route-cache-key.js') as {
      getRouteCacheKey(address: string, owner: object): string
    }
    const { RouteKind } = constants('server/route-kind.js') as { RouteKind: Record<string, string> }
    const owner = { kind: RouteKind.APP_PAGE, sourceRoute: '/(public)/mutui/page' }
    expect(getRouteCacheKey('/mutui', owner).split('/')).toEqual([
      '',
      internals.ROUTE_CACHE,
      internals.ROUTE_CACHE_PAGES,
      expect.stringMatching(/^[0-9a-f]{64}$/),
      '$',
      'mutui',
    ])
    expect(getRouteCacheKey('/', owner)).toMatch(/\/\$\/index$/)
    has('server/lib/incremental-cache/file-system-cache.js', 'meta.routeCacheLastModified ?? mtime.getTime()')
    has('server/lib/incremental-cache/index.js', 'globalCacheHandler.FetchCache')
    has(RUNTIME, 'next/cache-handlers')
  })

  it('its way to say from where its router asks', () => {
    const headers = constants('client/components/app-router-headers.js')
    expect(internals.ROUTER_HEADERS.slice(4)).toEqual([headers.NEXT_URL])
    expect(`${constants('shared/lib/segment.js').PAGE_SEGMENT_KEY}?{}`).toMatch(internals.QUERIED_PAGE)
  })

  it('a mark of what failed in a page, and of notFound()', () => {
    has(RUNTIME, ' data-dgst="')
    expect(digestOf(() => notFound())).toBe(internals.NOT_FOUND_DIGEST)
  })

  it('a reply of a prerendered page that says so', () => {
    has('build/templates/app-page-runtime.js', 'res.setHeader(_approuterheaders.NEXT_IS_PRERENDER_HEADER')
  })

  it.each([`compute: '${internals.COMPUTED}'`, 'initialStatus:', 'routeRegex:'])(
    '%s in its manifest',
    (field) => has('build/index.js', field),
  )

  it.each([internals.PUSH, '<script src="', String.raw` async=""><\/script>`])(
    '%s in the pages that it writes',
    (piece) => has(RUNTIME, piece),
  )

  it.each([
    ['notFound()', () => notFound(), { status: 404 }],
    ['redirect()', () => redirect('/mutui'), { status: 307, location: '/mutui' }],
  ])('what %s leaves in a page', (_name, leave, expected) => {
    // The digest is that of the installed version; the line around it is React's, ":E" after a number in base 16.
    const line = `1f:E${JSON.stringify({ digest: digestOf(leave) })}\n`
    expect(lateOutcome(`<script>${internals.PUSH}[1,${JSON.stringify(line)}])</script>`)).toEqual(expected)
    has(RUNTIME, 'toString(16)+":E"+')
  })

  it('a configuration that it takes ready', () => {
    has('server/config.js', `process.env.${internals.STANDALONE_CONFIG}`)
  })
})

function digestOf(leave: () => never): unknown {
  try {
    leave()
  } catch (error) {
    return (error as { digest?: unknown }).digest
  }
}
