import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { agentSql } from '@/lib/auth/agent-scope'
import { byRole, staffRole } from '@/lib/auth/by-role'
import { db } from '@/lib/core/db'
import { reading } from '@/lib/core/replica'
import { searchTerms, type Term } from '@/lib/core/search-words'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { phoneText } from '@/lib/italian/phone-text'
import { termSql } from '@/lib/resources/search-where'
import { MOST_TEXTS, similarIn } from '@/lib/resources/similar'
import { Prisma } from '@/prisma/generated/client'
import { type Asked, type Found, MOST } from './schema'

type Row = {
  id: string
  nome: string
  cognome: string
  telefono: string | null
  praticaId: string
  codice: string
}

/** People by name, telephone or e-mail, who are on a case that the reader may see: that case is their page. */
export async function findClients(actor: Actor, { q, as, until }: Asked): Promise<Found> {
  const none = { kind: 'clients', label: 'Clienti', items: [], questions: [] }
  // Who manages the clients finds all of them, as records of their own.
  const office = actor.role === 'admin' && can(actor, 'clients_manage')
  if (editablePratiche(actor) === false || office) return none
  const cases = byRole(staffRole(actor.role), {
    admin: () => '/admin/reports/pratiche',
    agent: () => '/agents/reports/pratiche',
  })
  const asked = searchTerms(q)
  const close = as === 'similar' ? await similarIn(asked, SEARCH, (met) => textsSql(actor, met), until) : null
  if (as === 'similar' && !close) return none
  const rows = await reading('search', () => db().$queryRaw<Row[]>(clientsSql(actor, close?.terms ?? asked)))
  return {
    ...none,
    questions: close?.questions ?? [],
    items: rows.map(({ id, nome, cognome, telefono, praticaId, codice }) => ({
      _id: id,
      title: `${nome} ${cognome}`.trim(),
      detail: [phoneText(telefono ?? ''), codice].filter(Boolean).join(' · '),
      hrefs: [`${cases}/${praticaId}`],
    })),
  }
}

const SEARCH = Prisma.sql`c.search`
const OPEN = Prisma.sql`fold(concat_ws(' ', c.cognome, c.nome, c.ragione_sociale, c.email, c.telefono))`

/**
 * Whose cases the reader may see. An agent's people are few and are read first: among everybody's, a common word would be met thousands
 * of times before it is met in one of theirs.
 */
function peopleOf(actor: Actor) {
  const isAgent = actor.role === 'agent' && actor.permissions.all !== true
  const seen = isAgent ? agentSql('pratica', 'p', actor) : Prisma.sql`TRUE`
  const theirs = isAgent
    ? Prisma.sql`c.id IN (SELECT client_id FROM theirs)`
    : Prisma.sql`EXISTS (SELECT FROM pratica_persone e WHERE e.client_id = c.id)`
  const first = isAgent
    ? Prisma.sql`theirs AS MATERIALIZED (SELECT DISTINCT e.client_id FROM pratiche p
        JOIN pratica_persone e ON e.pratica_id = p.id WHERE ${seen} AND e.client_id IS NOT NULL),`
    : Prisma.empty
  return { seen, first, mine: Prisma.sql`c.erased_at IS NULL AND ${theirs}` }
}

/** What some of those who meet these conditions are found by. */
function textsSql(actor: Actor, met: Prisma.Sql[]): Prisma.Sql {
  const { first, mine } = peopleOf(actor)
  return Prisma.sql`WITH ${first} found AS (SELECT ${OPEN} AS text FROM clients c
    WHERE ${mine} AND ${Prisma.join(met, ' AND ')} LIMIT ${MOST_TEXTS}) SELECT text FROM found`
}

/** The newest with all words, each with the newest case. */
function clientsSql(actor: Actor, terms: readonly Term[]): Prisma.Sql {
  const { first, mine, seen } = peopleOf(actor)
  // Of a person whom a case names its reader sees these, and not the tax code that the search column holds too.
  const words = terms.map((term) => Prisma.sql`AND ${termSql(term, SEARCH)} AND ${termSql(term, OPEN)}`)
  return Prisma.sql`WITH ${first} found AS (
      SELECT c.id, c.nome, c.cognome, c.telefono, c.created_at FROM clients c
      WHERE ${mine} ${Prisma.join(words, ' ')}
      ORDER BY c.created_at DESC, c.id DESC LIMIT ${MOST}
    )
    SELECT f.id, f.nome, f.cognome, f.telefono, n.id AS "praticaId", n.codice FROM found f
    JOIN LATERAL (SELECT p.id, p.codice FROM pratica_persone e JOIN pratiche p ON p.id = e.pratica_id
      WHERE e.client_id = f.id AND ${seen} ORDER BY e.created_at DESC LIMIT 1) n ON TRUE
    ORDER BY f.created_at DESC, f.id DESC`
}
