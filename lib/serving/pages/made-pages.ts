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

const folderOf = (distDir: string) => path.join(distDir, 'server', 'app')

const fileOf = (distDir: string, page: string) =>
  path.join(folderOf(distDir), `${page === '/' ? '/index' : page}${internals.META_SUFFIX}`)

/** The tags that a page gave itself when Next last made it; null where it is not on the disk. */
export function tagsOfPage(distDir: string, page: string): string[] | null {
  const file = fileOf(distDir, page)
  return existsSync(file) ? readMeta(file).tags : null
}

export function madePages(distDir: string): MadePage[] {
  const folder = folderOf(distDir)
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
  const { headers } = JSON.parse(readFileSync(file, 'utf8')) as { headers?: Record<string, string> }
  const tags = (headers?.[internals.TAGS_HEADER] ?? '').split(',')
  return {
    tags: tags.filter((tag) => tag && !tag.startsWith(internals.IMPLICIT_TAG)),
    at: statSync(file).mtimeMs,
  }
}

/** The tag by which Next forgets this page alone. */
export const ownTag = (page: string): string => `${internals.IMPLICIT_TAG}${page === '/' ? '/index' : page}`
