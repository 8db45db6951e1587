import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { outdated } from './changed-since'
import { madePages, ownTag, tagsOfPage } from './made-pages'

const MINUTE = 60_000
const page = (name: string, tags: string[], at: number) => ({ path: name, tags, at })

it('names the pages that are older than what they show, or than all that is known', () => {
  const at = 100 * MINUTE
  const made = [
    page('/', ['news', 'rates'], at),
    page('/tassi', ['rates'], at),
    page('/fissa', [], at),
    page('/vecchia', [], 10 * MINUTE),
  ]
  const paths = (changed: [string, number][]) =>
    outdated(made, 50 * MINUTE, new Map(changed)).map(({ path: name }) => name)
  expect(paths([])).toEqual(['/vecchia'])
  expect(paths([['news', 101 * MINUTE]])).toEqual(['/', '/vecchia'])
  // Written before the page was made, and perhaps not yet committed; then surely so.
  expect(paths([['rates', 95 * MINUTE]])).toEqual(['/', '/tassi', '/vecchia'])
  expect(paths([['rates', 80 * MINUTE]])).toEqual(['/vecchia'])
  expect(paths([['*', 101 * MINUTE]])).toHaveLength(4)
})

it('reads which pages are on the disk, what they show and when they were made', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'made-'))
  const app = path.join(folder, 'server', 'app')
  mkdirSync(path.join(app, 'agente'), { recursive: true })
  const write = (name: string, tags: string) => {
    const file = path.join(app, `${name}.meta`)
    writeFileSync(file, JSON.stringify({ headers: { 'x-next-cache-tags': tags } }))
    utimesSync(file, 1_000, 1_000)
  }
  write('index', '_N_T_/layout,news,rates')
  write('agente/ada-rossi-1', '_N_T_/agente/ada-rossi-1,agents')
  expect(madePages(folder).toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
    page('/', ['news', 'rates'], 1_000_000),
    page('/agente/ada-rossi-1', ['agents'], 1_000_000),
  ])
  // What it has made since lies elsewhere, and is newer: a page of the build, and one that the build has not made.
  const later = path.join(folder, 'server', 'route-cache', 'APP_PAGE')
  const writeLater = (owner: string, name: string, tags: string, at?: number) => {
    const file = path.join(later, owner, '$', `${name}.meta`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(
      file,
      JSON.stringify({ headers: { 'x-next-cache-tags': tags }, routeCacheLastModified: at }),
    )
    utimesSync(file, 2_000, 2_000)
  }
  writeLater('a1', 'index', '_N_T_/layout,news,faqs')
  writeLater('b2', 'agente/ugo-neri-2', 'agents,voti:2', 1_500_000)
  expect(madePages(folder).toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
    page('/', ['news', 'faqs'], 2_000_000),
    page('/agente/ada-rossi-1', ['agents'], 1_000_000),
    page('/agente/ugo-neri-2', ['agents', 'voti:2'], 1_500_000),
  ])
  expect(tagsOfPage(folder, '/')).toEqual(['news', 'faqs'])
  expect(tagsOfPage(folder, '/agente/ugo-neri-2')).toEqual(['agents', 'voti:2'])
  expect(tagsOfPage(folder, '/agente/nessuno')).toBeNull()
  expect(ownTag('/agente/ada-rossi-1')).toBe('_N_T_/agente/ada-rossi-1')
  rmSync(folder, { recursive: true })
})
