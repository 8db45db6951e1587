import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DECLARED_ROUTES } from '@/lib/registry/declared-routes'
import { adminNavigation } from '../../../components/shell/navigation/admin'
import { agentsNavigation } from '../../../components/shell/navigation/agents'
import { clientsNavigation } from '../../../components/shell/navigation/clients'
import type { NavGroup } from '../../../components/shell/navigation/types'
import { DECLARED } from '../../../lib/registry/declared'
import { REPORTS, SUMMARIES } from '../../../lib/registry/reports'
import { isGood, send } from '../../faults/http-call'
import { Session } from '../../faults/session'
import { ROOT } from '../../migrations/files'

const AREAS = { admin: adminNavigation, agents: agentsNavigation, clients: clientsNavigation }
export type AreaName = keyof typeof AREAS

/** Agents besides the first: whoever uploads has a number of uploads an hour. */
const MOST_AGENTS = 12
const ROWS = 20

export type Reader = { area: AreaName; session: Session }
/** A call and who makes it. */
export type Place = { path: string; reader: Reader }

/** What there is to be visited, found once by asking the site itself. */
export type Places = {
  readers: Reader[]
  office: Reader
  /** Pages for everybody, from the site map. */
  pages: string[]
  frames: string[]
  screens: Place[]
  lists: Place[]
  records: Place[]
  /** Pages of one record. */
  recordPages: Place[]
  reports: Place[]
  exports: Place[]
  documents: Place[]
}

const FRAMES = [
  '/iframes/displayRata',
  '/iframes/displayPrestito',
  '/iframes/calcolatori/mutui/generic',
  '/iframes/calcolatori/prestiti/generic',
]

export async function findPlaces(site: string): Promise<Places> {
  const reader = (area: AreaName, email: string): Reader => ({
    area,
    session: new Session(site, area, email),
  })
  const office = reader('admin', 'admin@demo.example')
  const agent = reader('agents', 'agente@demo.example')
  const client = reader('clients', 'cliente@demo.example')
  const ask = asking(site)
  const others = (await ask({ path: '/v2/agents?limit=50&filter[status]=validated', reader: office })) as {
    items: { email: string }[]
  }
  const agents = others.items.slice(0, MOST_AGENTS).map(({ email }) => reader('agents', email))
  const lists = await listsOf(ask, [office, agent])
  const records = lists.flatMap(({ place, ids }) =>
    ids.map((id) => ({ path: `${place.path.split('?')[0]}/${id}`, reader: place.reader })),
  )
  const screens = [office, agent, client].flatMap((one) => screensOf(AREAS[one.area], one))
  return {
    readers: [office, agent, client, ...agents],
    office,
    pages: await mapped(site),
    frames: FRAMES,
    screens,
    lists: lists.map(({ place }) => place),
    records,
    recordPages: await recordPagesOf(lists, [office, agent]),
    reports: await reportsOf(office),
    exports: (
      await exported(lists.filter(({ ids, place }) => ids.length > 0 && place.reader === office))
    ).flatMap(({ place }) => exportsOf(place)),
    documents: await documentsOf(ask, { office, agent }),
  }
}

type Ask = (place: Place) => Promise<unknown>

/** Null where the reader may not, or there is nothing. */
const asking =
  (site: string): Ask =>
  async ({ path, reader }) => {
    const reply = await send(site, { path, headers: await reader.session.headers() })
    return isGood(reply) ? JSON.parse(reply.text) : null
  }

type List = { place: Place; ids: string[]; page?: string }

async function listsOf(ask: Ask, readers: Reader[]): Promise<List[]> {
  const found: List[] = []
  for (const reader of readers)
    for (const [path, load] of Object.entries(DECLARED)) {
      const place = { path: `/v2/${path}?limit=${ROWS}`, reader }
      const reply = (await ask(place)) as { items?: { _id?: string }[] } | null
      if (!reply?.items) continue
      const ids = reply.items.flatMap(({ _id }) => _id ?? [])
      const { page, recordPage } = await load()
      found.push({ place, ids, page: recordPage === false ? undefined : page })
    }
  return found
}

const builtScreens = (navigation: readonly NavGroup[]) =>
  navigation.flatMap(({ screens }) => screens).filter(({ built }) => built)

const screensOf = (navigation: readonly NavGroup[], reader: Reader): Place[] =>
  builtScreens(navigation)
    .filter(({ path }) => !path.includes('{') && !path.endsWith('/404') && !/login|password/.test(path))
    .map(({ path }) => ({ path, reader }))

/** The record pages of the lists that have one, in either area. */
async function recordPagesOf(lists: List[], readers: Reader[]): Promise<Place[]> {
  return readers.flatMap((reader) => {
    const built = new Set(builtScreens(AREAS[reader.area]).map(({ path }) => path))
    return lists
      .filter(({ place, page }) => place.reader === reader && page && built.has(`${page}/{id}`))
      .flatMap(({ ids, page }) => ids.map((id) => ({ path: `${page}/${id}`, reader })))
  })
}

async function reportsOf(reader: Reader): Promise<Place[]> {
  const found: Place[] = Object.keys(REPORTS).map((path) => ({ path: `/v2/${path}?limit=50`, reader }))
  for (const [path, load] of Object.entries(SUMMARIES)) {
    found.push({ path: `/v2/${path}`, reader })
    for (const name of Object.keys((await load()).groupings))
      found.push({ path: `/v2/${path}?gruppo=${name}&confronto=anno`, reader })
  }
  return found
}

/** Whether a list is written as a file: by a route of its own, or by its declaration. */
async function hasExport({ path }: Place): Promise<boolean> {
  const parts = (path.split('?')[0] ?? '').split('/').filter(Boolean)
  if (existsSync(join(ROOT, 'app', ...parts, 'export', 'route.ts'))) return true
  const declared = await DECLARED_ROUTES[parts.slice(1).join('/')]?.()
  return declared?.export !== undefined
}

async function exported<T extends { place: Place }>(lists: readonly T[]): Promise<T[]> {
  const found: T[] = []
  for (const one of lists) if (await hasExport(one.place)) found.push(one)
  return found
}

const exportsOf = ({ path, reader }: Place): Place[] =>
  ['csv', 'xlsx'].map((format) => ({ path: `${path.split('?')[0]}/export?format=${format}`, reader }))

/** Papers that are drawn when they are asked for. */
async function documentsOf(ask: Ask, { office, agent }: { office: Reader; agent: Reader }): Promise<Place[]> {
  const ids = async (path: string, reader: Reader, more = '') => {
    const reply = (await ask({ path: `/v2/${path}?limit=${ROWS}${more}`, reader })) as {
      items?: { _id: string }[]
    } | null
    return reply?.items?.map(({ _id }) => _id) ?? []
  }
  const [quotes, statements, materials, agents] = [
    await ids('quotes', office),
    await ids('provvigioni/estratti', office, '&filter[stato]=chiuso'),
    await ids('materials', agent),
    await ids('agents', office),
  ]
  return [
    ...quotes.map((id) => ({ path: `/v2/quotes/${id}/pdf`, reader: office })),
    ...statements.map((id) => ({ path: `/v2/provvigioni/estratti/${id}/pdf`, reader: office })),
    ...materials.map((id) => ({ path: `/v2/materials/${id}/pdf`, reader: agent })),
    ...agents.slice(0, 5).map((id) => ({ path: `/v2/agents/${id}/bdv.pdf`, reader: office })),
  ]
}

async function mapped(site: string): Promise<string[]> {
  const locations = async (path: string) => {
    const { text } = await send(site, { path })
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  }
  const parts = await locations('/sitemap.xml')
  const isPart = (path: string) => path.endsWith('.xml')
  const pages = [...parts.filter((path) => !isPart(path))]
  for (const part of parts.filter(isPart)) pages.push(...(await locations(part)))
  return pages
}
