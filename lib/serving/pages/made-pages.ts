import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as internals from '@/lib/core/next-internals'

/** A page that Next has on the disk: of the build, or made at a visit of this or an earlier start. */
export type MadePage = {
  path: string
  /** What it shows; not Next's own. */
  tags: string[]
  /** When it was made, in milliseconds. */
  at: number
}

/** Where pages lie: those of the build, and for each page file those that were made since. */
function foldersOf(distDir: string): string[] {
  const server = path.join(distDir, 'server')
  const later = path.join(server, internals.ROUTE_CACHE, internals.ROUTE_CACHE_PAGES)
  const owners = existsSync(later) ? readdirSync(later) : []
  return [path.join(server, 'app'), ...owners.map((owner) => path.join(later, owner, '$'))]
}

const nameOf = (page: string) => `${page === '/' ? '/index' : page}${internals.META_SUFFIX}`

/** The tags that a page gave itself when Next last made it; null where it is not on the disk. */
export function tagsOfPage(distDir: string, page: string): string[] | null {
  const files = foldersOf(distDir).map((folder) => path.join(folder, nameOf(page)))
  const [last] = files
    .filter((file) => existsSync(file))
    .map(readMeta)
    .sort((one, other) => other.at - one.at)
  return last?.tags ?? null
}

/** Each as it was made last. */
export function madePages(distDir: string): MadePage[] {
  const newest = new Map<string, MadePage>()
  for (const made of foldersOf(distDir).flatMap(pagesIn)) {
    const known = newest.get(made.path)
    if (!known || known.at < made.at) newest.set(made.path, made)
  }
  return [...newest.values()]
}

function pagesIn(folder: string): MadePage[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  // What a family of pages has in common is made by the build alone: without it Next answers 500.
  return files
    .filter((name) => name.endsWith(internals.META_SUFFIX) && !name.includes('['))
    .map((name) => {
      const page = `/${name.slice(0, -internals.META_SUFFIX.length).split(path.sep).join('/')}`
      return { path: page === '/index' ? '/' : page, ...readMeta(path.join(folder, name)) }
    })
}

function readMeta(file: string): { tags: string[]; at: number } {
  const { headers, routeCacheLastModified } = JSON.parse(readFileSync(file, 'utf8')) as internals.Meta
  const tags = (headers?.[internals.TAGS_HEADER] ?? '').split(',')
  return {
    tags: tags.filter((tag) => tag && !tag.startsWith(internals.IMPLICIT_TAG)),
    at: routeCacheLastModified ?? statSync(file).mtimeMs,
  }
}

/** The tag by which Next forgets this page alone. */
export const ownTag = (page: string): string => `${internals.IMPLICIT_TAG}${page === '/' ? '/index' : page}`
