import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROUTES_MANIFEST } from '@/lib/core/next-internals'

/** What no page and no route has: addresses that somebody made up must not each become a series of their own. */
export const NO_ROUTE = 'none'

/** Of these nobody who reads figures or traces is to know that they are called at all (D.Lgs. 231/2007, art. 39). */
const UNTOLD = /^\/(?:v2|admin\/feeds)\/sospetti(?:\/|$)/

/** What Next serves besides, by their beginnings. */
const OF_NEXT = ['/_next/static', '/_next/image']

type Node = { fixed: Map<string, Node>; one?: Node; rest?: string; pattern?: string }

const newNode = (): Node => ({ fixed: new Map() })
const partsOf = (address: string) => address.split('/').filter(Boolean)

/**
 * From a path to the pattern of the page or route that answers it, "/news_name/[slug]". A fixed name comes before a parameter,
 * a parameter before the rest of an address: what Next does.
 */
export function routePatterns(addresses: readonly string[]): (path: string) => string {
  const root = newNode()
  for (const address of addresses) add(root, address)
  return (name) => {
    if (UNTOLD.test(name)) return NO_ROUTE
    const own = OF_NEXT.find((prefix) => name.startsWith(prefix))
    if (own) return own
    return find(root, partsOf(name), 0) ?? NO_ROUTE
  }
}

function add(root: Node, address: string): void {
  let node = root
  for (const part of partsOf(address)) {
    if (part.startsWith('[[...')) node.pattern ??= address
    if (/^\[{1,2}\.\.\./.test(part)) {
      node.rest = address
      return
    }
    if (part.startsWith('[')) {
      node.one ??= newNode()
      node = node.one
    } else {
      const next = node.fixed.get(part) ?? newNode()
      node.fixed.set(part, next)
      node = next
    }
  }
  node.pattern = address
}

function find(node: Node, parts: string[], at: number): string | undefined {
  const part = parts[at]
  if (part === undefined) return node.pattern
  const fixed = node.fixed.get(part)
  const found = fixed && find(fixed, parts, at + 1)
  return found ?? (node.one && find(node.one, parts, at + 1)) ?? node.rest
}

/** The patterns of a build; while developing there is none, and every address is `NO_ROUTE`. */
export function patternsOfBuild(distDir: string): (path: string) => string {
  const file = path.join(distDir, ROUTES_MANIFEST)
  if (!existsSync(file)) return routePatterns([])
  return routePatterns(Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
}
