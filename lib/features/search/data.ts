import 'server-only'
import { type Actor, can, type Scope } from '@/lib/auth/actor'
import type { PermissionFlag } from '@/lib/auth/permissions'
import { capitalized } from '@/lib/core/text'
import { RESOURCES } from '@/lib/registry/resources'
import { parseListQuery } from '@/lib/resources/list-query'
import { pageRows } from '@/lib/resources/read'
import { patience, similarTo } from '@/lib/resources/similar'
import type { Resource, Row } from '@/lib/resources/types'
import { findClients } from './find-clients'
import {
  type As,
  type Asked,
  type Found,
  MOST,
  type SearchGroup,
  type SearchHit,
  type SearchReply,
} from './schema'
import { WORDS } from './words'

/** What people look for most, first; all other kinds come after, as they are declared. */
const FIRST = ['pratiche', 'clients', 'leadRequests', 'requests', 'agents']

/** How many other questions are proposed where a question finds nothing. */
const PROPOSED = 3

/**
 * Records of every kind whose search columns hold all words: of each the newest, as far as the reader may see them.
 * A kind is any resource that declares a search and has screens for this reader; clients are those of visible cases.
 * Where no kind has the words, those that come close are found, and it is said.
 */
export async function search({ actor }: Scope, q: string): Promise<SearchReply> {
  const resources = await Promise.all(Object.values(RESOURCES).map((load) => load()))
  const kinds: Kind[] = resources.flatMap((resource) => {
    const page = pageFor(resource, actor)
    return page ? [(asked: Asked) => groupOf(resource, actor, page, asked)] : []
  })
  const ask = async (as: As): Promise<SearchReply & { similar: string[] }> => {
    const asked = { q, as, until: patience() }
    const found = await Promise.all([...kinds.map((kind) => kind(asked)), findClients(actor, asked)])
    const groups = found.filter(({ items }) => items.length > 0).toSorted((a, b) => place(a) - place(b))
    const similar = new Set(groups.flatMap(({ questions }) => questions))
    return {
      groups: groups.map(({ questions: _, ...group }) => group),
      similar: [...similar].slice(0, PROPOSED),
    }
  }
  const { groups } = await ask('as asked')
  return groups.length > 0 ? { groups } : ask('similar')
}

const place = ({ kind }: SearchGroup) => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length)

type Kind = (asked: Asked) => Promise<Found>

/** Kinds that are only chosen from, in a field of another record: none of them has a page of its own. */
const WITHOUT_PAGE: readonly string[] = ['ticketStaff']

/** Where the reader's area shows these records; nothing where it does not, or the reader may read none. */
function pageFor(resource: Resource, actor: Actor): string | undefined {
  const { list, permission, areas, page, access } = resource
  if (!list.search || WITHOUT_PAGE.includes(resource.path) || access.read(actor) === false) return undefined
  if (actor.role === 'admin')
    return canOpen(resource.path, actor) || can(actor, permission) ? page : undefined
  return areas?.[actor.role]
}

/**
 * Flags that open the records of a kind besides its own: the cases of an agent stand for the agent, and whoever answers some
 * of the tickets finds those.
 */
const ALSO: Partial<Record<string, PermissionFlag>> = {
  agents: 'pratiche_manage',
  tickets: 'ticketing_access',
}

const canOpen = (path: string, actor: Actor) => {
  const flag = ALSO[path]
  return flag !== undefined && can(actor, flag)
}

/** Kinds whose words name a figure; what others show beside their rows costs more than finding these. */
const WITH_FIGURES: readonly string[] = ['tickets']

async function groupOf(
  resource: Resource,
  actor: Actor,
  page: string,
  { q, as, until }: Asked,
): Promise<Found> {
  const { path, labels, list } = resource
  const sort = list.sorts.includes('createdAt') ? '-createdAt' : list.defaultSort
  const query = new URLSearchParams({ q, sort, limit: String(MOST) })
  const asked = parseListQuery(resource, new URL(`http://localhost/v2/${path}?${query}`))
  const similar = as === 'similar' ? await similarTo(resource, actor, asked, until) : null
  const meant = similar ? { ...asked, terms: similar.terms } : asked
  const isNone = as === 'similar' && !similar
  const { items } = isNone
    ? { items: [] }
    : await pageRows(resource, actor, meant, { withFigures: WITH_FIGURES.includes(path) })
  const hit = (row: Row): SearchHit => {
    const words = WORDS[path]?.(row) ?? { title: resource.title(row), detail: '' }
    return { _id: String(row._id), ...words, hrefs: hrefsOf(path, page, String(row._id)) }
  }
  const group = { kind: path, label: capitalized(labels.many), items: items.map(hit) }
  return { ...group, questions: similar?.questions ?? [] }
}

const hrefsOf = (path: string, page: string, id: string): string[] => [
  `${page}/${id}`,
  ...(path === 'agents' ? [`/admin/reports/pratiche?filter[agentId]=${id}`] : []),
]
