import 'server-only'
import { Readable } from 'node:stream'
import type { Scope } from '@/lib/auth/actor'
import { decodeCursor, encodeCursor } from '@/lib/core/cursor'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { allowedRows } from '@/lib/resources/access'
import { fileHeaders } from '@/lib/resources/export'
import { fileBody } from '@/lib/resources/export-body'
import { openSql } from '@/lib/resources/search-where'
import type { Column } from '@/lib/resources/view'
import { Prisma } from '@/prisma/generated/client'
import { managesAnnouncements } from './access'
import type { Lettore, ReadersQuery, ReadersReply, VistaLettori } from './schema'

const BY_NAME = { field: 'nomeCompleto', desc: false }
const MOST = 100_000

const SHOWN: Record<VistaLettori, Prisma.Sql> = {
  tutti: Prisma.sql`TRUE`,
  letti: Prisma.sql`r.letto_at IS NOT NULL`,
  non_letti: Prisma.sql`r.letto_at IS NULL`,
  confermati: Prisma.sql`r.confermato_at IS NOT NULL`,
  da_confermare: Prisma.sql`r.confermato_at IS NULL`,
}

type Stored = Omit<Lettore, 'lettoAt' | 'notificatoAt' | 'confermatoAt' | 'sollecitatoAt'> & {
  chiave: string
  notificato: Date | null
  letto: Date | null
  confermato: Date | null
  sollecitato: Date | null
}

/** Who was meant, by surname, and what they did with it; with the sums of all of them. @throws 404 */
export async function readersOf(scope: Scope, id: string, query: ReadersQuery): Promise<ReadersReply> {
  await known(scope, id)
  const after = query.cursor ? decodeCursor(query.cursor, BY_NAME) : null
  const beyond = after
    ? Prisma.sql`(a.cognome || ' ' || a.nome, a.id) > (${String(after.value)}, ${after.id}::uuid)`
    : Prisma.sql`TRUE`
  const [rows, totali, agenzie] = await Promise.all([
    rowsOf(id, query, beyond, query.limit + 1),
    totalsOf(id),
    agenciesOf(id),
  ])
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    items: page.map(present),
    nextCursor:
      last && rows.length > query.limit
        ? encodeCursor(BY_NAME, { id: last._id, nomeCompleto: last.chiave })
        : null,
    totali,
    agenzie,
  }
}

const FILE: readonly Column[] = [
  { path: 'nome', label: 'Agente', kind: 'text' },
  { path: 'agenzia', label: 'Agenzia', kind: 'text' },
  { path: 'lettoAt', label: 'Letto il', kind: 'instant' },
  { path: 'confermatoAt', label: 'Confermato il', kind: 'instant' },
  { path: 'solleciti', label: 'Solleciti', kind: 'number' },
  { path: 'sollecitatoAt', label: 'Ultimo sollecito', kind: 'instant' },
]

/** The same as a CSV, all of it. */
export async function readersFile(scope: Scope, id: string, query: ReadersQuery): Promise<Response> {
  await known(scope, id)
  const rows = (await rowsOf(id, query, Prisma.sql`TRUE`, MOST)).map(present)
  async function* pages() {
    yield rows
  }
  const of = { actor: scope.actor, title: 'destinatari', href: '' }
  const body = fileBody({ title: 'Destinatari', columns: [...FILE], pages: pages(), format: 'csv', of })
  return new Response(Readable.toWeb(body) as ReadableStream, {
    headers: fileHeaders('destinatari', 'csv', rows.length),
  })
}

async function known({ actor }: Scope, id: string): Promise<void> {
  allowedRows(managesAnnouncements, actor)
  orNotFound(await db().comunicazione.findUnique({ where: { id: idOrNotFound(id) }, select: { id: true } }))
}

const rowsOf = (id: string, { vista, q }: ReadersQuery, beyond: Prisma.Sql, limit: number) =>
  db().$queryRaw<Stored[]>`
    SELECT a.id AS "_id", a.nome || ' ' || a.cognome AS nome, a.cognome || ' ' || a.nome AS chiave, g.nome AS agenzia,
      r.notificato_at AS notificato, r.letto_at AS letto, r.confermato_at AS confermato,
      r.sollecitato_at AS sollecitato, r.solleciti
    FROM comunicazione_destinatari r JOIN agents a ON a.id = r.agent_id LEFT JOIN agencies g ON g.id = a.agency_id
    WHERE r.comunicazione_id = ${id}::uuid AND ${SHOWN[vista]} AND ${beyond}
      AND ${Prisma.join([Prisma.sql`TRUE`, ...openSql(q, Prisma.sql`a.cognome`, Prisma.sql`a.nome`)], ' AND ')}
    ORDER BY a.cognome || ' ' || a.nome, a.id LIMIT ${limit}`

const iso = (value: Date | null) => value?.toISOString() ?? null

const present = ({ _id, nome, agenzia, solleciti, ...at }: Stored): Lettore => ({
  _id,
  nome,
  agenzia,
  solleciti,
  notificatoAt: iso(at.notificato),
  lettoAt: iso(at.letto),
  confermatoAt: iso(at.confermato),
  sollecitatoAt: iso(at.sollecitato),
})

const SUMS = Prisma.sql`count(r.agent_id)::int AS destinatari, count(r.letto_at)::int AS letti,
  count(r.confermato_at)::int AS confermati`

async function totalsOf(id: string): Promise<ReadersReply['totali']> {
  const [row] = await db().$queryRaw<ReadersReply['totali'][]>`
    SELECT ${SUMS}, count(r.notificato_at)::int AS notificati FROM comunicazione_destinatari r
    WHERE r.comunicazione_id = ${id}::uuid`
  if (!row) throw new Error('no row')
  return row
}

/** The agencies with the most people who have not read it come first. */
const agenciesOf = (id: string) =>
  db().$queryRaw<ReadersReply['agenzie']>`
    SELECT g.nome, ${SUMS} FROM comunicazione_destinatari r JOIN agents a ON a.id = r.agent_id
    LEFT JOIN agencies g ON g.id = a.agency_id WHERE r.comunicazione_id = ${id}::uuid
    GROUP BY g.id, g.nome ORDER BY count(*) - count(r.letto_at) DESC, g.nome NULLS LAST`
