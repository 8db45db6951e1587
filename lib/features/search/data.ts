import 'server-only'
import { type Actor, can, type Scope } from '@/lib/auth/actor'
import type { PermissionFlag } from '@/lib/auth/permissions'
import { db } from '@/lib/core/db'
import { capitalized } from '@/lib/core/text'
import { visiblePratiche } from '@/lib/features/pratiche/access'
import { parseListQuery, searchedWords } from '@/lib/resources/list-query'
import { RESOURCES } from '@/lib/resources/manifest'
import { pageRows } from '@/lib/resources/read'
import type { Resource, Row } from '@/lib/resources/types'
import type { SearchGroup, SearchHit, SearchReply } from './schema'
import { WORDS } from './words'

/** How many of a kind: who sees none of theirs writes one word more. */
const MOST = 5
/** What people look for most, first; all other kinds come after, as they are declared. */
const FIRST = ['pratiche', 'clients', 'leadRequests', 'requests', 'agents']

/**
 * Records of every kind whose search columns hold all words: of each the newest, as far as the reader may see them.
 * A kind is any resource that declares a search and has screens for this reader; clients are those of visible cases.
 */
export async function search({ actor }: Scope, q: string): Promise<SearchReply> {
  const resources = await Promise.all(Object.values(RESOURCES).map((load) => load()))
  const groups = await Promise.all([
    ...resources.flatMap((resource) => {
      const page = pageFor(resource, actor)
      return page ? [groupOf(resource, actor, page, q)] : []
    }),
    clientsOf(actor, q),
  ])
  const place = ({ kind }: SearchGroup) => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length)
  return {
    groups: groups.filter(({ items }) => items.length > 0).toSorted((a, b) => place(a) - place(b)),
  }
}

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

async function groupOf(resource: Resource, actor: Actor, page: string, q: string): Promise<SearchGroup> {
  const { path, labels } = resource
  const query = new URLSearchParams({ q, limit: String(MOST) })
  const { items } = await pageRows(
    resource,
    actor,
    parseListQuery(resource, new URL(`http://localhost/v2/${path}?${query}`)),
  )
  const hit = (row: Row): SearchHit => {
    const words = WORDS[path]?.(row) ?? { title: resource.title(row), detail: '' }
    return { _id: String(row._id), ...words, hrefs: hrefsOf(path, page, String(row._id)) }
  }
  return { kind: path, label: capitalized(labels.many), items: items.map(hit) }
}

const hrefsOf = (path: string, page: string, id: string): string[] => [
  `${page}/${id}`,
  ...(path === 'agents' ? [`/admin/reports/pratiche?filter[agentId]=${id}`] : []),
]

/** People by name, telephone, e-mail or tax code, who are on a case that the reader may see: that case is their page. */
async function clientsOf(actor: Actor, q: string): Promise<SearchGroup> {
  const visible = visiblePratiche(actor)
  const group = { kind: 'clients', label: 'Clienti', items: [] as SearchHit[] }
  // Who manages the clients finds all of them, as records of their own.
  const office = actor.role === 'admin' && can(actor, 'clients_manage')
  if (visible === false || actor.role === 'client' || office) return group
  const pratica = visible === true ? {} : visible
  const rows = await db().client.findMany({
    where: {
      erasedAt: null,
      AND: searchedWords(q).map((contains) => ({ search: { contains } })),
      persone: { some: { pratica } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    select: {
      id: true,
      nome: true,
      cognome: true,
      telefono: true,
      persone: {
        where: { pratica },
        orderBy: { createdAt: 'desc' },
        take: 1,
        select: { pratica: { select: { id: true, codice: true } } },
      },
    },
  })
  const cases = actor.role === 'admin' ? '/admin/reports/pratiche' : '/agents/reports/pratiche'
  return {
    ...group,
    items: rows.map(({ id, nome, cognome, telefono, persone }) => {
      const newest = persone[0]?.pratica
      return {
        _id: id,
        title: `${nome} ${cognome}`.trim(),
        detail: [telefono, newest?.codice].filter(Boolean).join(' · '),
        hrefs: newest ? [`${cases}/${newest.id}`] : [],
      }
    }),
  }
}
