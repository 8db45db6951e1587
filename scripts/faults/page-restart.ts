import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROUTE_CACHE, SERVER_FILES } from '../../lib/core/next-internals'
import { type MadePage, madePages } from '../../lib/serving/pages/made-pages'
import { distDir } from '../build'
import { withClient } from '../connect'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { ApiPerson, type Json } from './api-person'
import { operator, send } from './http-call'
import type { Server } from './server'
import { type System, withSystem } from './system'
import type { Fault } from './types'

/** As long as nothing has been made for so long, all of them have been. */
const QUIET_MS = 20_000
const LIMIT_MS = 600_000
/** Longer than Next takes a page for new: it sends the page that it has, and makes another behind it. */
const OLD_S = 20 * 60
/** As long as a copy in memory is new. */
const COPY_MS = 65_000
const BUCKET = 'pagine'

/** What a server makes anew when it begins again: by the times of the files in which Next keeps what it has made. */
export const PAGE_RESTART: Fault = {
  name: 'page-restart',
  title: 'Pages that a restart makes anew',
  run: () => withSystem(run),
}

async function run({ database, serve, atEnd }: System): Promise<Row[]> {
  const begunAt = Date.now()
  const built = copyOfTheBuild()
  atEnd(() => rmSync(built, { recursive: true }))
  const server = await serve('page-restart', { SITE_THREADS: '1', PAGES_BUCKET: BUCKET })
  const first = await madeSince(begunAt)
  const fresh = await onANewDisk(built, server, serve)
  await server.end('SIGTERM')
  // As after a quiet hour: a change is taken for ten minutes longer than it may have been missed.
  const quietHour = () =>
    withClient(database.url, (client) =>
      client.query("UPDATE content_changes SET at = at - interval '1 hour'"),
    )
  await quietHour()
  const secondAt = Date.now()
  await server.start()
  const second = await madeSince(secondAt)
  const admin = await new ApiPerson(server.site, 'admin').signIn('admin@demo.example', 'Demo-2026-credito')
  const { items } = await admin.call<{ items: (Json & { _id: string; version: number })[] }>(
    'GET',
    'faqs?limit=1',
  )
  const [faq] = items
  if (!faq) throw new Error('Non c’è nessuna FAQ.')
  await admin.call('PATCH', `faqs/${faq._id}`, {
    domanda: 'Che cosa cambia con il riavvio?',
    version: faq.version,
  })
  await madeSince(Date.now())
  await server.end('SIGTERM')
  const thirdAt = Date.now()
  await server.start()
  const third = await madeSince(thirdAt)
  await server.end('SIGTERM')
  await quietHour()
  const refused = await oldPages(server, serve)
  const tagsOf = new Map(madePages(distDir()).map(({ path, tags }) => [path, tags]))
  return [
    { what: 'pages made by the first start', measured: String(first.length) },
    {
      what: 'of these, made anew by another server with a disk of its own (PAGES_BUCKET)',
      measured: String(first.length - fresh),
      goal: '0',
      ok: fresh >= first.length,
    },
    none('made anew by a restart, nothing having changed', second),
    { what: 'made anew by a restart just after a FAQ has changed', measured: String(third.length) },
    none(
      'of these, pages that show no FAQ',
      third.filter((one) => !tagsOf.get(one)?.includes('faqs')),
    ),
    none(
      'pages of 20 minutes ago, sent by two servers, with a script that their policy refuses',
      refused.before,
    ),
    none('with such a script, once they have been made again', refused.after),
  ]
}

/** The folder of a build says where it is. */
function copyOfTheBuild(): string {
  const copy = `${distDir()}-new-disk`
  rmSync(copy, { recursive: true, force: true })
  cpSync(distDir(), copy, { recursive: true })
  const file = path.join(copy, SERVER_FILES)
  const said = JSON.parse(readFileSync(file, 'utf8')) as { config: object }
  writeFileSync(file, JSON.stringify({ ...said, config: { ...said.config, distDir: copy } }))
  return copy
}

/** How many pages another server, whose disk has the build alone, takes from the bucket instead of making them. */
async function onANewDisk(built: string, first: Server, serve: System['serve']): Promise<number> {
  const other = await serve('page-restart-new-disk', {
    SITE_THREADS: '1',
    PAGES_BUCKET: BUCKET,
    NEXT_DIST_DIR: built,
    SITE_URL: first.site,
  })
  await madeSince(Date.now(), built)
  const { text } = await send(other.site, { path: '/v2/metrics', headers: operator() })
  await other.end('SIGTERM')
  return Number(/^pages_from_others_total (\d+)/m.exec(text)?.[1] ?? 0)
}

/** Pages that are too old when two servers begin: as they are sent from the disk, and as they are sent a minute later. */
async function oldPages(
  first: Server,
  serve: System['serve'],
): Promise<{ before: string[]; after: string[] }> {
  const folder = path.join(distDir(), 'server', ROUTE_CACHE)
  const old = Date.now() / 1_000 - OLD_S
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(path.join(entry.parentPath, entry.name), old, old)
  // They are of this database since then, too.
  const note = path.join(distDir(), 'pages-of.json')
  const state = JSON.parse(readFileSync(note, 'utf8')) as { since: number }
  writeFileSync(note, JSON.stringify({ ...state, since: state.since - 2_000 * OLD_S }))
  const paths = madePages(distDir()).flatMap((one) => (isKept(one) ? [one.path] : []))
  const startedAt = Date.now()
  await first.start()
  const other = await serve('page-restart-2', { SITE_THREADS: '1' })
  const look = async () => (await Promise.all([first, other].map(({ site }) => refusing(site, paths)))).flat()
  const before = await look()
  await madeSince(startedAt)
  await look()
  await sleep(COPY_MS)
  await look()
  await madeSince(startedAt)
  return { before, after: await look() }
}

/** Areas show no content, nothing found is no page, and what is searched for is one visitor's. */
const isKept = ({ path, tags }: MadePage): boolean =>
  tags.length > 0 && !/^\/_|\/-(?:\/|$)|^\/news\/cerca$/.test(path)

const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g
const NONCE = /(?<=^<script[^>]*\snonce=")[^"]+/

/** The pages that hold a script which their own policy does not let run. */
async function refusing(site: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const one of paths) {
    const { status, headers, text } = await send(site, { path: one })
    const policy = String(headers['content-security-policy'])
    // Pages of the site are let run by what their scripts say, those of the areas by a word of each reply.
    const scripts = [...text.matchAll(INLINE)].map(
      ([tag, code = '']) => NONCE.exec(tag)?.[0] ?? createHash('sha256').update(code).digest('base64'),
    )
    if (status !== 200 || !scripts.every((word) => policy.includes(word))) found.push(one)
  }
  return found
}

async function madeSince(since: number, folder = distDir()): Promise<string[]> {
  const look = () => madePages(folder).filter(({ at }) => at >= since)
  let found = look()
  let quietAt = Date.now()
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await sleep(1_000)) {
    const now = look()
    if (now.length !== found.length) quietAt = Date.now()
    found = now
    if (Date.now() - quietAt > QUIET_MS) break
  }
  return found.map(({ path }) => path)
}
