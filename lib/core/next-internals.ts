/**
 * What the page cache, the areas' pages and the build know of Next that Next does not document. Each name here may change with any
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

/** In its build folder: the address of each page and each route. */
export const ROUTES_MANIFEST = 'app-path-routes-manifest.json'

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
/**
 * In its build folder, below server: a folder for each page file, in which it writes what it makes when it runs, behind `$` by its
 * address. What the build has made stays where it was, and is older.
 */
export const ROUTE_CACHE = 'route-cache'
export const ROUTE_CACHE_PAGES = 'APP_PAGE'
/** In the same file: when the page was made, in milliseconds, where that is not when the file was written. */
export type Meta = { headers?: Record<string, string>; routeCacheLastModified?: number }
/** In those headers: the tags of the page, separated by commas. */
export const TAGS_HEADER = 'x-next-cache-tags'
/** Ours, among them: what the files of a page add up to. No reply bears it. */
export const SUM_HEADER = 'x-nextjs-sum'
/** On globalThis, as `FetchCache`: the class by which it keeps pages, in place of its own. */
export const RESPONSE_CACHES: unique symbol = Symbol.for('@next/cache-handlers')
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
/** What that header says; anything else is no such request. */
export const RSC_ASKED = '1'
/** On a request: its router asks before the click. */
export const ROUTER_PREFETCH = 'next-router-prefetch'
/** On a request: a server action. */
export const ACTION = 'next-action'
/** On a request: the segments that its router has already. */
export const STATE_TREE = 'next-router-state-tree'
/** On a request: its router asks for one segment before the click. */
export const SEGMENT_PREFETCH = 'next-router-segment-prefetch'
/** On a request: the page that its router stands on. */
const FROM_URL = 'next-url'
const VARYING = [RSC, STATE_TREE, ROUTER_PREFETCH, SEGMENT_PREFETCH]
/** What the replies to its router depend on. */
export const VARY = VARYING.join(', ')
/** All that its router says of a payload. */
export const ROUTER_HEADERS = [...VARYING, FROM_URL]
/** In the query of a request for a payload: a hash of those headers. Where it does not go with them, it redirects. */
export const RSC_QUERY = '_rsc'
/** In STATE_TREE: the router stands on a page with a query. */
export const QUERIED_PAGE = /__PAGE__(?:\?|%3F)/i
export const PAYLOAD_TYPE = 'text/x-component'

/** Begins each of the scripts in which it writes what a page is made of. */
export const PUSH = 'self.__next_f.push('
/** The first of those scripts. */
export const FIRST_PUSH = '(self.__next_f=self.__next_f||[]).push([0])'
/** Begins the script by which its bundler says what a page is loaded from. */
export const CHUNKS_PUSH = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('
/** How React notes when a page began to be shown. */
export const REACT_TIME = 'requestAnimationFrame(function(){$RT=performance.now()});'
/** How it writes a script to load: React's order of attributes. */
export const ASYNC_SCRIPT = /<script src="([^"]+)"(?: id="[^"]+")? async=""><\/script>/g
/**
 * How `notFound()` and `redirect()` stand in a page that had begun with 200: an error line of the payload, escaped for
 * the string it is in. Text of visitors is escaped twice there and cannot look like this. The groups are where it leads and
 * with which status.
 */
export const LATE_OUTCOME =
  /[0-9a-f]+:E\{\\"digest\\":\\"NEXT_(?:HTTP_ERROR_FALLBACK;404|REDIRECT;\w+;(\/(?!\/)[^;"\\]*);(30[78]);)\\"\}/

/** What failed, was refused or not found while a page was streaming leaves its mark in it. */
export const FAILED_PART = /data-dgst="|(?:^|\n|\\n|")[0-9a-f]+:E\{/
/** Marks the error of `notFound()`: it ends the render there, and writes no line about it. */
export const NOT_FOUND_DIGEST = 'NEXT_HTTP_ERROR_FALLBACK;404'

/** All of the file in which it writes what the scripts of a page are: the page's name and its manifest. */
export const MANIFEST_OF_PAGE =
  /^globalThis\.__RSC_MANIFEST = globalThis\.__RSC_MANIFEST \|\| \{\};\s*globalThis\.__RSC_MANIFEST\[("(?:[^"\\]|\\.)*")\] = (\{.*\});?\s*$/s

/** The variable by which its standalone server is told the configuration, instead of compiling next.config.ts again. */
export const STANDALONE_CONFIG = '__NEXT_PRIVATE_STANDALONE_CONFIG'
