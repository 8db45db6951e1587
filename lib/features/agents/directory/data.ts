import 'server-only'
import type { Actor, AgentScope } from '@/lib/auth/actor'
import { type Cursor, decodeCursor, encodeCursor } from '@/lib/core/cursor'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { placeOfCap } from '@/lib/features/agencies/data'
import type { Place } from '@/lib/features/agencies/types'
import { rubricaCellulari, rubricaEmail } from '@/lib/features/agents/settings'
import { province } from '@/lib/places/data'
import { companySetting } from '@/lib/settings/company'
import { setting } from '@/lib/settings/read'
import type { Reader } from './access'
import { facetsSql, pageSql, teamSql } from './people-sql'
import {
  type ColleagueRow,
  type FacetRow,
  type Hidden,
  NOTHING_HIDDEN,
  presentColleague,
  presentFacets,
} from './present'
import type { DirectoryQuery, DirectoryReply, TeamReply } from './schema'

async function placeOf(cap: string | undefined): Promise<Place | null> {
  if (!cap) return null
  const place = await placeOfCap(cap)
  if (place) return place
  const message = `Il CAP ${cap} non esiste: controllalo.`
  throw new AppError('malformed', message, { errors: [{ path: 'vicino', message }] })
}

type PageRow = ColleagueRow & { chiave: string | number }

/**
 * The colleagues who may work, by surname, agency or distance from a CAP, with how many each further choice would leave.
 * Two statements, whatever is asked.
 */
export async function directory({ actor }: Reader, query: DirectoryQuery): Promise<DirectoryReply> {
  const place = await placeOf(query.vicino)
  const sort = sortOf(query)
  const after = query.cursor ? decodeCursor(query.cursor, sort) : null
  const hidden = await hiddenFrom(actor)
  const [rows, counted, names] = await Promise.all([
    db().$queryRaw<PageRow[]>(pageSql(query, { place, sort, after, hidden })),
    db().$queryRaw<FacetRow[]>(facetsSql(query, actor, hidden)),
    province(),
  ])
  const numberOf = (facet: string) => counted.find((row) => row.facet === facet)?.count ?? 0
  return {
    ...pageOf(rows, { limit: query.limit, sort, after, hidden }),
    total: numberOf('total'),
    totalIsCapped: false,
    facets: presentFacets(counted, new Map(names.map(({ sigla, nome }) => [sigla, nome]))),
    io: actor.userId,
    squadra: numberOf('squadra'),
    luogo: place?.nome ?? null,
  }
}

type Sort = { field: string; desc: boolean }

type Page = { limit: number; sort: Sort; after: Cursor | null; hidden: Hidden }

function pageOf(found: PageRow[], { limit, sort, after, hidden }: Page) {
  const back = after?.back ?? false
  const more = found.length > limit
  const rows = found.slice(0, limit)
  if (back) rows.reverse()
  const [first, last] = [rows[0], rows.at(-1)]
  const placeOfRow = ({ chiave, id }: PageRow, isBack = false) =>
    encodeCursor(sort, { [sort.field]: chiave, id }, isBack)
  return {
    items: rows.map(({ chiave: _, ...row }) => presentColleague(row, hidden)),
    nextCursor: last && (back || more) ? placeOfRow(last) : null,
    prevCursor: first && after && (!back || more) ? placeOfRow(first, true) : null,
  }
}

/** By distance where a CAP is given, unless another order is asked. */
function sortOf({ sort, vicino }: DirectoryQuery): Sort {
  const text = sort ?? (vicino ? 'vicino' : 'cognome')
  return { field: text.replace(/^-/, ''), desc: text.startsWith('-') }
}

/** The office sees all; of colleagues what the settings let through. */
async function hiddenFrom({ role }: Actor): Promise<Hidden> {
  if (role !== 'agent') return NOTHING_HIDDEN
  const [cellulari, email] = await Promise.all([setting(rubricaCellulari), setting(rubricaEmail)])
  if (email) return { cellulari: !cellulari, domain: null }
  const company = await setting(companySetting)
  return { cellulari: !cellulari, domain: company.email.split('@')[1] ?? '' }
}

/** Everybody below an agent, the near ones first: who is in charge of them calls them. */
export async function ownTeam({ actor }: AgentScope): Promise<TeamReply> {
  const rows = await db().$queryRaw<(ColleagueRow & { managerId: string | null })[]>(teamSql(actor.userId))
  return {
    items: rows.map(({ managerId, ...row }) => ({ ...presentColleague(row, NOTHING_HIDDEN), managerId })),
  }
}
