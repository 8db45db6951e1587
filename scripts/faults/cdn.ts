import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../embedded/ports'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { ApiPerson, type Json } from './api-person'
import { EdgeCache } from './edge-cache'
import { send } from './http-call'
import { atMost } from './load'
import type { System } from './system'
import { withSystem } from './system'
import type { Fault } from './types'
import { Varnish, varnishVersion } from './varnish'

const GOAL_S = 5
const DEAF_MS = 8_000
const BACK_GOAL_S = 60
const PATIENCE_MS = 90_000
/** Until the pages are kept, and what the CDN was told at the start has been told twice. */
const SETTLE_MS = 12_000
/** It shows neither news nor offers. */
const OTHER = '/pagine/privacy-policy'
const PAGES = ['/', '/news', '/mutui', '/contattaci', OTHER]
const DAY = { CDN_SECONDS: '86400', SITE_THREADS: '1' }
/** Made for one person, one request or one role: a CDN that has any of them has too much. */
const PERSONAL = ['/v2/admin/getMe', '/admin', '/agents', '/area-clienti', '/non-esiste']

type Item = Json & { _id: string; version: number }
type Setting = { key: string; value: Json; version: number }
/** `make` is given the page as it is, writes something that the page then shows, and answers what. */
type Change = { what: string; path: string; make(page: string): Promise<string> }

/** A cache in front of two servers that may send pages for a day, and is told what has changed. */
export const CDN: Fault = {
  name: 'cdn',
  title: 'A CDN in front, told what has changed',
  run: () => withSystem(run),
}

async function run(system: System): Promise<Row[]> {
  const edge = await EdgeCache.begin()
  system.atEnd(() => edge.end())
  const told = { ...DAY, CDN_PURGE_URL: edge.address + edge.purgePath }
  const first = await system.serve('cdn-1', told)
  const second = await system.serve('cdn-2', told)
  edge.ask(first.site, second.site)
  const rows: Row[] = []
  let admin = await new ApiPerson(first.site, 'admin').signIn('admin@demo.example', 'Demo-2026-credito')
  const paths = [...PAGES, await agentPage(admin)]
  await sleep(SETTLE_MS)
  await untilKept(edge, paths)
  edge.asked.clear()
  for (const path of paths) await send(edge.address, { path })
  rows.push(none('pages asked again that had not changed', [...edge.asked.keys()]))
  for (const change of changes(admin)) {
    const seconds = await shownAfter(edge.address, change)
    rows.push(atMost(`${change.what}: changed → seen through the CDN`, seconds, GOAL_S))
  }
  // What is told a second time would be asked again, too.
  await sleep(SETTLE_MS)
  await untilKept(edge, paths)
  edge.asked.clear()
  const [news] = changes(admin)
  if (news) await shownAfter(edge.address, news)
  for (const path of paths) await send(edge.address, { path })
  rows.push(
    none(
      'of these a page that shows no news',
      [...edge.asked.keys()].filter((one) => one === OTHER),
    ),
  )
  for (const path of PERSONAL)
    await send(edge.address, { path, headers: { cookie: 'admin_access=x', ...admin.permit() } })
  rows.push(
    none(
      'personal replies that the CDN keeps',
      PERSONAL.filter((one) => edge.entries.has(one)),
    ),
  )

  edge.isDeaf = true
  const before = edge.purges
  const marker = (await news?.make('')) ?? ''
  await sleep(DEAF_MS)
  const { cdn } = await admin.call<{ cdn: { waiting: number; error: string } }>('GET', 'system/info')
  rows.push({
    what: 'said of a CDN that takes no purges',
    measured: cdn.error,
    goal: 'words',
    ok: cdn.waiting > 0 && cdn.error !== '' && edge.purges === before,
  })
  await Promise.all([first.end('SIGKILL'), second.end('SIGKILL')])
  await first.start()
  edge.ask(first.site)
  edge.isDeaf = false
  const back = await untilShown(edge.address, '/news', (text) => text.includes(marker))
  rows.push(atMost('all servers killed and the CDN back → seen', back, BACK_GOAL_S))
  await first.end('SIGTERM')

  const version = varnishVersion()
  if (!version) return [...rows, { what: 'Varnish', measured: 'not on this machine' }]
  const port = await freePort()
  const purge = { CDN_PURGE_URL: `http://127.0.0.1:${port}/`, CDN_PURGE_METHOD: 'PURGE' }
  const third = await system.serve('cdn-3', { ...DAY, ...purge })
  admin = await new ApiPerson(third.site, 'admin').signIn('admin@demo.example', 'Demo-2026-credito')
  const varnish = await Varnish.begin(system.folder, port, third.site)
  system.atEnd(() => varnish.end())
  await sleep(SETTLE_MS)
  await send(varnish.address, { path: '/news' })
  const { headers } = await send(varnish.address, { path: '/news' })
  rows.push({
    what: `Varnish ${version}: a page that has not changed`,
    measured: `age ${headers.age}, ids ${headers['x-varnish']}`,
    goal: 'kept',
    ok: / /.test(String(headers['x-varnish'])),
  })
  for (const change of changes(admin)) {
    const seconds = await shownAfter(varnish.address, change)
    rows.push(atMost(`Varnish ${version}, ${change.what}: changed → seen`, seconds, GOAL_S))
  }
  return rows
}

async function agentOf(admin: ApiPerson): Promise<Item> {
  const { items } = await admin.call<{ items: Item[] }>('GET', 'agents?limit=100')
  const found = items.find(({ email }) => email === 'agente@demo.example')
  if (!found) throw new Error('L’agente dei dati di prova non c’è.')
  return admin.call<Item>('GET', `agents/${found._id}`)
}

const agentPage = async (admin: ApiPerson) => `/agente/${(await agentOf(admin)).slug}`

let turn = 0
const mark = (what: string) => {
  turn += 1
  return `${what} ${'abcdefghijklmnop'[turn % 16]}${'qrstuvwxyz'[turn % 10]}`
}

/** What people change, and where it is seen. A page that is merely another one than before may be so for another change. */
function changes(admin: ApiPerson): Change[] {
  return [
    {
      what: 'a news item',
      path: '/news',
      make: async () => {
        const { items } = await admin.call<{ items: Item[] }>('GET', 'news?limit=100&sort=-publishedAt')
        // The first page shows the newest of those that are published by now.
        const shown = items.find(
          ({ published, publishedAt }) =>
            published && publishedAt && Date.parse(String(publishedAt)) <= Date.now(),
        )
        if (!shown) throw new Error('Non c’è nessuna news pubblicata.')
        const { _id, version } = shown
        const titolo = mark('Tassi in primo piano')
        await admin.call('PATCH', `news/${_id}`, { titolo, version })
        return titolo
      },
    },
    {
      what: 'a product',
      path: '/mutui',
      make: async (page) => {
        const { items } = await admin.call<{ items: Item[] }>('GET', 'bankProducts?limit=100')
        // Most mortgages are for other people than those of the page's example: it says which ones it shows.
        const one = items.find(({ _id, prodotto }) => prodotto === 'mutuo' && page.includes(_id))
        if (!one) throw new Error('La pagina dei mutui non mostra nessun mutuo.')
        const { version } = await admin.call<Item>('GET', `bankProducts/${one._id}`)
        const nome = mark('Mutuo in primo piano')
        await admin.call('PATCH', `bankProducts/${one._id}`, { nome, version })
        return nome
      },
    },
    {
      what: 'a setting',
      path: '/contattaci',
      make: async () => {
        const { items } = await admin.call<{ items: Setting[] }>('GET', 'settings')
        const company = items.find(({ key }) => key === 'company')
        if (!company) throw new Error('I dati dell’azienda non sono fra le impostazioni.')
        const { value, version } = company
        const orari = mark('lun–ven 9–18, ingresso')
        await admin.call('PATCH', 'settings/company', { value: { ...value, orari }, version })
        return orari
      },
    },
  ]
}

/** Seconds from the change until its page shows it to whoever asks the CDN. */
async function shownAfter(site: string, { path, make }: Change): Promise<number> {
  const { text: before } = await send(site, { path })
  const marker = await make(before)
  if (before.includes(marker)) throw new Error(`${path} mostra «${marker}» già prima.`)
  return untilShown(site, path, (text) => text.includes(marker))
}

async function untilShown(site: string, path: string, isShown: (text: string) => boolean): Promise<number> {
  const startedAt = Date.now()
  while (Date.now() - startedAt < PATIENCE_MS) {
    const { status, text } = await send(site, { path })
    if (status === 200 && isShown(text)) break
    await sleep(100)
  }
  return (Date.now() - startedAt) / 1_000
}

/** Asks until the CDN has all of them. */
async function untilKept(edge: EdgeCache, paths: readonly string[]): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(250)) {
    for (const path of paths) await send(edge.address, { path })
    const missing = paths.filter((path) => !edge.entries.has(path))
    if (missing.length === 0) return
    if (Date.now() > deadline) throw new Error(`La CDN non tiene ${missing.join(', ')}.`)
  }
}
