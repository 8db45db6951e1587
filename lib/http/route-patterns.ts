import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROUTES_MANIFEST } from '@/lib/core/next-internals'
import { routeTree } from './route-tree'

/** What no page and no route has: addresses that somebody made up must not each become a series of their own. */
export const NO_ROUTE = 'none'

/** Of these nobody who reads figures or traces is to know that they are called at all (D.Lgs. 231/2007, art. 39). */
const UNTOLD = /^\/(?:v2|admin\/feeds)\/sospetti(?:\/|$)/

/** What Next serves besides, by their beginnings. */
const OF_NEXT = ['/_next/static', '/_next/image']

/** From a path to the pattern of the page or route that answers it, "/news_name/[slug]". */
export function routePatterns(addresses: readonly string[]): (path: string) => string {
  const find = routeTree(addresses.map((address): [string, string] => [address, address]))
  return (name) => {
    if (UNTOLD.test(name)) return NO_ROUTE
    return OF_NEXT.find((prefix) => name.startsWith(prefix)) ?? find(name)?.value ?? NO_ROUTE
  }
}

/** The addresses of the API as its document has them, written as those of files are: what is declared has no file. */
export function addressesOfApi(): string[] {
  const file = path.join(process.cwd(), 'lib', 'openapi', 'generated', 'openapi.json')
  if (!existsSync(file)) return []
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: object }
  return Object.keys(paths).map((address) => address.replace(/\{(\w+)\}/g, '[$1]'))
}

/** The addresses of a build's pages and routes, by their files; while developing there are none. */
export function addressesOfBuild(distDir: string): Record<string, string> {
  const file = path.join(distDir, ROUTES_MANIFEST)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}
