import { setTimeout as sleep } from 'node:timers/promises'
import { madePages } from '../../lib/serving/pages/made-pages'
import { distDir } from '../build'
import { withClient } from '../connect'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { ApiPerson, type Json } from './api-person'
import { type System, withSystem } from './system'
import type { Fault } from './types'

/** As long as nothing has been made for so long, all of them have been. */
const QUIET_MS = 20_000
const LIMIT_MS = 600_000

/** What a server makes anew when it begins again: by the times of the files in which Next keeps what it has made. */
export const PAGE_RESTART: Fault = {
  name: 'page-restart',
  title: 'Pages that a restart makes anew',
  run: () => withSystem(run),
}

async function run({ database, serve }: System): Promise<Row[]> {
  const begunAt = Date.now()
  const server = await serve('page-restart', { SITE_THREADS: '1' })
  const first = await madeSince(begunAt)
  await server.end('SIGTERM')
  // As after a quiet hour: a change is taken for ten minutes longer than it may have been missed.
  await withClient(database.url, (client) =>
    client.query("UPDATE content_changes SET at = at - interval '1 hour'"),
  )
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
  const tagsOf = new Map(madePages(distDir()).map(({ path, tags }) => [path, tags]))
  return [
    { what: 'pages made by the first start', measured: String(first.length) },
    none('made anew by a restart, nothing having changed', second),
    { what: 'made anew by a restart just after a FAQ has changed', measured: String(third.length) },
    none(
      'of these, pages that show no FAQ',
      third.filter((one) => !tagsOf.get(one)?.includes('faqs')),
    ),
  ]
}

async function madeSince(since: number): Promise<string[]> {
  const look = () => madePages(distDir()).filter(({ at }) => at >= since)
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
