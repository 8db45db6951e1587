/**
 * What the page cache and the build know of Next that Next does not document. Each name here may change with any
 * release: next-internals.test.ts compares them with the installed one.
 */

/** In its build folder: the pages made at build time and the families made at first visit. */
export const PRERENDER_MANIFEST = 'prerender-manifest.json'
/** In its build folder: the configuration as the build settled it. */
export const SERVER_FILES = 'required-server-files.json'
/** In its build folder: the file that it writes last. */
export const BUILD_ID = 'BUILD_ID'
/** In its build folder: scripts and styles for browsers, which it sends from STATIC. */
export const STATIC_FOLDER = 'static'
/** Where browsers find what it compiled; each name changes with its content. */
export const STATIC = '/_next/static/'

/** The parts of its manifest that are read. */
export type PrerenderManifest = {
  /** `static`: made whole, nothing left to the request. `initialStatus`: not a page with 200. */
  routes: Record<string, { compute?: string; initialStatus?: number }>
  dynamicRoutes: Record<string, { routeRegex: string }>
}
/** `compute` of a page that was made whole. */
export const COMPUTED = 'static'

/** Beside a prerendered page, below server/app: the headers that it is sent with. */
export const META_SUFFIX = '.meta'
/** In those headers: the tags of the page, separated by commas. */
export const TAGS_HEADER = 'x-next-cache-tags'
/** Begins the tags that it adds itself, one per folder of the path. */
export const IMPLICIT_TAG = '_N_T_'

/** On a reply: the page was prerendered. */
export const PRERENDERED = 'x-nextjs-prerender'
/** On a reply: parts of the page are made at each request. */
export const POSTPONED = 'x-nextjs-postponed'
/** Begins the headers that are for its own proxy, not for browsers. */
export const OWN_HEADERS = 'x-nextjs-'

/** On a request: its router asks for a payload, not for a page. */
export const RSC = 'rsc'
/** On a request: its router asks before the click. */
export const ROUTER_PREFETCH = 'next-router-prefetch'
/** On a request: a server action. */
export const ACTION = 'next-action'
/** What the replies to its router depend on. */
export const VARY = `${RSC}, next-router-state-tree, ${ROUTER_PREFETCH}, next-router-segment-prefetch`

/** Begins each of the scripts in which it writes what a page is made of. */
export const PUSH = 'self.__next_f.push('
/** How it writes a script to load: React's order of attributes. */
export const ASYNC_SCRIPT = /<script src="([^"]+)"(?: id="[^"]+")? async=""><\/script>/g
/**
 * How `notFound()` and `redirect()` stand in a page that had begun with 200: an error line of the payload, escaped for
 * the string it is in. Text of visitors is escaped twice there and cannot look like this. The groups are where it leads and
 * with which status.
 */
export const LATE_OUTCOME =
  /[0-9a-f]+:E\{\\"digest\\":\\"NEXT_(?:HTTP_ERROR_FALLBACK;404|REDIRECT;\w+;(\/(?!\/)[^;"\\]*);(30[78]);)\\"\}/

/** The variable by which its standalone server is told the configuration, instead of compiling next.config.ts again. */
export const STANDALONE_CONFIG = '__NEXT_PRIVATE_STANDALONE_CONFIG'
