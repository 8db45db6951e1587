import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { byRole, staffRole } from '@/lib/auth/by-role'
import type { Cursor } from '@/lib/core/cursor'
import type { Point } from '@/lib/core/distance'
import { awaySql } from '@/lib/features/agents/absence'
import { questionSql } from '@/lib/resources/search-where'
import { Prisma } from '@/prisma/generated/client'
import type { Hidden } from './present'
import { type DirectoryQuery, FACETS, type Facet } from './schema'

const { sql, join, empty } = Prisma

/** Where an agent works: the provinces that were chosen, else the one of the record. */
const places = sql`CASE WHEN cardinality(a.province_operative) > 0 THEN a.province_operative
  ELSE array_remove(ARRAY[a.provincia::text], NULL) END`

/** What leaves the server of an agent. Nothing fiscal, no permission, no figure is ever read here. */
const SHOWN = sql`a.id, CASE WHEN a.published THEN a.slug END AS slug, a.nome, a.cognome, a.figura::text,
  a.url_photo AS "urlPhoto", a.telefono, a.whatsapp, a.email::text, a.oam_number AS "oamNumber",
  ${places} AS province, a.prodotti::text[], a.lingue, NOT ${awaySql('a')} AS presente, a.assente_al AS "assenteAl",
  g.id AS "agencyId", g.nome AS "agencyNome", g.indirizzo AS "agencyIndirizzo", g.cap::text AS "agencyCap",
  g.comune AS "agencyComune", g.provincia::text AS "agencyProvincia",
  s.id AS "sostitutoId", s.nome AS "sostitutoNome", s.cognome AS "sostitutoCognome", s.telefono AS "sostitutoTelefono"`

const FROM = sql`FROM agents a LEFT JOIN agencies g ON g.id = a.agency_id
  LEFT JOIN agents s ON s.id = a.sostituto_id AND s.status = 'validated'`

/** Kilometres from a place to the agency (haversine); null without one on the map. */
const distance = (from: Point | null) =>
  from
    ? sql`2 * 6371 * asin(sqrt(power(sin(radians(g.lat::float8 - ${from.lat}::float8) / 2), 2)
        + cos(radians(${from.lat}::float8)) * cos(radians(g.lat::float8))
        * power(sin(radians(g.lng::float8 - ${from.lng}::float8) / 2), 2)))`
    : sql`NULL::float8`

/**
 * Each word is in the person's own words, or in those of the agency: its name, its town. A number or an address that the reader
 * does not see finds nobody.
 */
function words(q = '', { cellulari, domain }: Hidden) {
  if (!cellulari && domain === null) return questionSql(q, sql`a.search`, sql`g.search`)
  const seen = [
    sql`a.cognome`,
    sql`a.nome`,
    sql`a.oam_number`,
    ...(cellulari ? [] : [sql`a.telefono`]),
    ...(domain === null ? [sql`a.email::text`] : []),
  ]
  return questionSql(q, sql`fold(concat_ws(' ', ${join(seen)}))`, sql`g.search`)
}

/** The condition of one filter, true where it is not set. */
function met(query: DirectoryQuery, facet: Facet | 'presente'): Prisma.Sql {
  if (facet === 'presente') {
    const wanted = query['filter[presente]']
    if (!wanted) return sql`TRUE`
    return wanted === 'true' ? sql`NOT ${awaySql('a')}` : awaySql('a')
  }
  const values = query[`filter[${facet}]`] as string[] | undefined
  if (!values?.length) return sql`TRUE`
  return {
    provincia: sql`${places} && ${values}::text[]`,
    agencyId: sql`coalesce(a.agency_id = ANY(${values}::uuid[]), false)`,
    figura: sql`a.figura = ANY(${values}::figura[])`,
    prodotti: sql`a.prodotti && ${values}::prodotto[]`,
    lingue: sql`a.lingue && ${values}::text[]`,
  }[facet]
}

const ALL = [...FACETS, 'presente'] as const

/** Who may work and is found by the words. */
const found = (query: DirectoryQuery, hidden: Hidden) =>
  join([sql`a.status = 'validated'`, ...words(query.q, hidden)], ' AND ')

type PeopleQuery = {
  place: Point | null
  sort: { field: string; desc: boolean }
  after: Cursor | null
  hidden: Hidden
}

/** Without an agency, or off the map: behind all others. */
const FAR = 1e9

/** One row more than the page, in order; `chiave` is what a cursor compares. */
export function pageSql(query: DirectoryQuery, { place, sort, after, hidden }: PeopleQuery): Prisma.Sql {
  const key = {
    cognome: sql`fold(a.cognome)`,
    agenzia: sql`fold(coalesce(g.nome, ''))`,
    vicino: sql`coalesce(${distance(place)}, ${FAR}::float8)`,
  }[sort.field as 'cognome' | 'agenzia' | 'vicino']
  const [way, beyond] = sort.desc !== (after?.back ?? false) ? [sql`DESC`, sql`<`] : [sql`ASC`, sql`>`]
  const value =
    sort.field === 'vicino' ? sql`${Number(after?.value)}::float8` : sql`${String(after?.value)}::text`
  const next = after ? sql`AND (${key}, a.id) ${beyond} (${value}, ${after.id}::uuid)` : empty
  const filters = join(
    ALL.map((facet) => met(query, facet)),
    ' AND ',
  )
  return sql`SELECT ${SHOWN}, ${distance(place)} AS distanza, ${key} AS chiave ${FROM}
    WHERE ${found(query, hidden)} AND ${filters} ${next} ORDER BY ${key} ${way}, a.id ${way} LIMIT ${query.limit + 1}`
}

/**
 * How many people each value of each facet leaves, all other filters met: a facet does not count against itself. The
 * chosen agencies are named even where nobody is left. Also the total, and how many work below the reader.
 */
export function facetsSql(query: DirectoryQuery, actor: Actor, hidden: Hidden): Prisma.Sql {
  const column = (facet: string) => Prisma.raw(`"ok_${facet}"`)
  const flags = ALL.map((facet) => sql`${met(query, facet)} AS ${column(facet)}`)
  const others = (own?: string) =>
    join(
      ALL.filter((facet) => facet !== own).map((facet) => sql`m.${column(facet)}`),
      ' AND ',
    )
  const chosen = query['filter[agencyId]'] ?? []
  const listed = (facet: Facet, of: Prisma.Sql) =>
    sql`SELECT ${facet}, v::text, NULL, count(*)::int FROM m, unnest(${of}) v WHERE ${others(facet)} GROUP BY v`
  return sql`WITH m AS MATERIALIZED (
      SELECT a.id, a.agency_id, a.figura, a.prodotti, a.lingue, ${places} AS places,
        NOT ${awaySql('a')} AS presente, ${join(flags)}
      FROM agents a LEFT JOIN agencies g ON g.id = a.agency_id WHERE ${found(query, hidden)}
    )
    SELECT 'total' AS facet, NULL AS value, NULL AS label, count(*)::int AS count FROM m WHERE ${others()}
    UNION ALL SELECT 'squadra', NULL, NULL, ${ownTeamCount(actor)}
    UNION ALL ${listed('provincia', sql`m.places`)}
    UNION ALL ${listed('prodotti', sql`m.prodotti`)}
    UNION ALL ${listed('lingue', sql`m.lingue`)}
    UNION ALL SELECT 'figura', m.figura::text, NULL, count(*)::int FROM m WHERE ${others('figura')} GROUP BY m.figura
    UNION ALL SELECT 'presente', m.presente::text, NULL, count(*)::int FROM m WHERE ${others('presente')} GROUP BY m.presente
    UNION ALL SELECT 'agencyId', g.id::text, g.nome, count(m.id)::int
      FROM agencies g LEFT JOIN m ON m.agency_id = g.id AND ${others('agencyId')}
      GROUP BY g.id HAVING count(m.id) > 0 OR g.id = ANY(${chosen}::uuid[])`
}

const below = (userId: string) => sql`a.status = 'validated' AND a.manager_ids @> ARRAY[${userId}]::uuid[]`

const ownTeamCount = ({ role, userId }: Actor) =>
  byRole(staffRole(role), {
    admin: () => sql`0`,
    agent: () => sql`(SELECT count(*)::int FROM agents a WHERE ${below(userId)})`,
  })

/** Everybody below an agent, by how far below, then by surname. */
export const teamSql = (userId: string): Prisma.Sql => sql`
  SELECT ${SHOWN}, NULL::float8 AS distanza, a.manager_id AS "managerId" ${FROM}
  WHERE ${below(userId)} ORDER BY cardinality(a.manager_ids), a.cognome, a.id`
