import { addTo } from '@/lib/core/grouped'
import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { Prisma } from '@/prisma/generated/client'

/** Why two records may be one person. */
export const MOTIVI = {
  telefono: 'Stesso telefono',
  email: 'Indirizzo e-mail quasi uguale',
  persona: 'Stesso nome e data di nascita',
  azienda: 'Stessa partita IVA',
} as const
type Motivo = keyof typeof MOTIVI

/** How a record is grouped with others, as SQL; each has an index. Tax codes and e-mails are unique as they are. */
const KEYS: Record<Motivo, Prisma.Sql> = keysOf('c')
/** The same of the two records of a pair. */
const PAIR = { a: keysOf('a'), b: keysOf('b') }

function keysOf(alias: 'a' | 'b' | 'c'): Record<Motivo, Prisma.Sql> {
  const of = Prisma.raw(alias)
  return {
    telefono: Prisma.sql`${of}.telefono_e164`,
    email: Prisma.sql`email_key(${of}.email)`,
    persona: Prisma.sql`person_key(${of}.cognome, ${of}.nome, ${of}.data_nascita)`,
    azienda: Prisma.sql`${of}.partita_iva`,
  }
}

/** The pair of two records, as it is kept. */
const pairOf = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`)

/** What a record must have to be compared at all: the indexes leave out the others. */
const COLUMNS: Record<Motivo, Prisma.Sql> = {
  telefono: Prisma.sql`c.telefono_e164`,
  email: Prisma.sql`c.email`,
  persona: Prisma.sql`c.data_nascita`,
  azienda: Prisma.sql`c.partita_iva`,
}

/** How many groups of a kind are shown: who has settled these sees the next. */
const GROUPS = 50
/** Of a group, for instance the switchboard of a firm. */
const MEMBERS = 10

export type Doppione = {
  _id: string
  nome: string
  cognome: string
  status: string
  email: string | null
  telefono: string | null
  provincia: string | null
  version: number
  createdAt: string
}
export type GruppoDoppioni = { motivo: Motivo; label: string; clienti: Doppione[] }

type Found = { id: string; key: string }

const select = {
  id: true,
  nome: true,
  cognome: true,
  status: true,
  email: true,
  telefono: true,
  provincia: true,
  version: true,
  createdAt: true,
} satisfies Prisma.ClientSelect

const presentOne = ({ id, createdAt, ...row }: Prisma.ClientGetPayload<{ select: typeof select }>) => ({
  _id: id,
  ...row,
  createdAt: createdAt.toISOString(),
})

/** Groups of records that may be one person, the oldest record of each first. */
export async function duplicateGroups(): Promise<{ gruppi: GruppoDoppioni[]; piu: boolean }> {
  const found = await Promise.all((Object.keys(KEYS) as Motivo[]).map(groupsBy))
  return { gruppi: found.flat(), piu: found.some((groups) => groups.length === GROUPS) }
}

async function groupsBy(motivo: Motivo): Promise<GruppoDoppioni[]> {
  const [key, column] = [KEYS[motivo], COLUMNS[motivo]]
  const rows = await db().$queryRaw<Found[]>`
    SELECT c.id, k.key FROM (
      SELECT g.key FROM (
        SELECT ${key} AS key, count(*) AS n FROM clients c WHERE status <> 'deleted' AND ${column} IS NOT NULL
        GROUP BY 1 HAVING count(*) > 1
      ) g
      -- A group of which every pair has been looked at is none any more.
      WHERE g.n * (g.n - 1) / 2 > (SELECT count(*) FROM client_diversi d
        JOIN clients a ON a.id = d.a_id JOIN clients b ON b.id = d.b_id
        WHERE a.status <> 'deleted' AND b.status <> 'deleted' AND ${PAIR.a[motivo]} = g.key AND ${PAIR.b[motivo]} = g.key)
      ORDER BY g.key LIMIT ${GROUPS}
    ) k CROSS JOIN LATERAL (
      SELECT id FROM clients c WHERE status <> 'deleted' AND ${column} IS NOT NULL AND ${key} = k.key ORDER BY id LIMIT ${MEMBERS}
    ) c`
  const ids = rows.map(({ id }) => id)
  const [people, different] = [await peopleOf(ids), await pairsAmong(ids)]
  return [...new Set(rows.map((row) => row.key))].flatMap((same) =>
    alikeAmong(
      rows.flatMap((row) => (row.key === same ? (people.get(row.id) ?? []) : [])),
      different,
    ).map((clienti) => ({ motivo, label: MOTIVI[motivo], clienti })),
  )
}

/** Of these records the pairs that somebody has said to be two people. */
async function pairsAmong(ids: string[]): Promise<Set<string>> {
  const rows = await db().clientDiversi.findMany({ where: { aId: { in: ids }, bId: { in: ids } } })
  return new Set(rows.map(({ aId, bId }) => pairOf(aId, bId)))
}

/** Groups whose first record may be each of the others; whoever is alike to nobody is left out. */
function alikeAmong(records: readonly Doppione[], different: ReadonlySet<string>): Doppione[][] {
  const [first, ...others] = records
  if (!first || others.length === 0) return []
  const alike = others.filter(({ _id }) => !different.has(pairOf(first._id, _id)))
  const rest = others.filter((one) => !alike.includes(one))
  return [...(alike.length > 0 ? [[first, ...alike]] : []), ...alikeAmong(rest, different)]
}

async function peopleOf(ids: string[]): Promise<Map<string, Doppione>> {
  const rows = await db().client.findMany({ where: { id: { in: ids } }, select })
  return new Map(rows.map((row) => [row.id, presentOne(row)]))
}

/** Records that may be the same person as this one, each with the reasons. */
export async function duplicatesOf(id: string): Promise<{ items: (Doppione & { motivi: string[] })[] }> {
  orNotFound(await db().client.findUnique({ where: { id: idOrNotFound(id) }, select: { id: true } }))
  const reasons = new Map<string, string[]>()
  for (const motivo of Object.keys(KEYS) as Motivo[]) {
    const [key, column] = [KEYS[motivo], COLUMNS[motivo]]
    const rows = await db().$queryRaw<{ id: string }[]>`
      SELECT id FROM clients c
      WHERE status <> 'deleted' AND id <> ${id}::uuid AND ${column} IS NOT NULL
        AND ${key} = (SELECT ${key} FROM clients c WHERE id = ${id}::uuid)
        AND NOT EXISTS (SELECT 1 FROM client_diversi d
          WHERE d.a_id = least(c.id, ${id}::uuid) AND d.b_id = greatest(c.id, ${id}::uuid))
      ORDER BY id LIMIT ${MEMBERS}`
    for (const row of rows) addTo(reasons, row.id, MOTIVI[motivo])
  }
  const people = await peopleOf([...reasons.keys()])
  return { items: [...people.values()].map((row) => ({ ...row, motivi: reasons.get(row._id) ?? [] })) }
}

/** What is known of somebody who has no record yet. */
export type Newcomer = {
  telefono?: string | null
  email?: string | null
  cognome?: string | null
  nome?: string | null
  dataNascita?: string | null
  partitaIva?: string | null
}

/** Whom a newcomer may be: a record, or another newcomer who comes before. */
export type Alike = { motivi: string[] } & ({ id: string } | { place: number })

/** Whom each of those who have no record yet may be, by their place, each with the reasons. */
export async function duplicatesOfNew(
  tx: Tx,
  newcomers: readonly Newcomer[],
): Promise<ReadonlyMap<number, Alike[]>> {
  const rows = newcomers.map((one, place) => ({
    place,
    telefono: one.telefono ?? null,
    email: one.email ?? null,
    cognome: one.cognome ?? '',
    nome: one.nome ?? '',
    data_nascita: one.dataNascita ?? null,
    partita_iva: one.partitaIva ?? null,
  }))
  const found = new Map<number, Alike[]>()
  if (rows.length === 0) return found
  const add = (place: number, who: { id: string } | { place: number }, motivo: Motivo) => {
    const here = found.get(place) ?? []
    const isSame = (one: Alike) =>
      'id' in who ? 'id' in one && one.id === who.id : 'place' in one && one.place === who.place
    const known = here.find(isSame)
    if (!known) here.push({ ...who, motivi: [MOTIVI[motivo]] })
    else if (!known.motivi.includes(MOTIVI[motivo])) known.motivi.push(MOTIVI[motivo])
    found.set(place, here)
  }
  for (const motivo of Object.keys(KEYS) as Motivo[]) {
    const [key, column] = [KEYS[motivo], COLUMNS[motivo]]
    // Many rows may have one key, the switchboard of a firm: it is looked for once.
    const pairs = await tx.$queryRaw<{ places: number[]; id: string | null }[]>`
      SELECT n.places, o.id FROM (
        SELECT array_agg(c.place ORDER BY c.place) AS places, ${key} AS key FROM (
          SELECT *, e164(telefono) AS telefono_e164 FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            AS r (place int, telefono text, email citext, cognome text, nome text, data_nascita date, partita_iva text)
        ) c WHERE ${column} IS NOT NULL GROUP BY 2
      ) n LEFT JOIN LATERAL (
        SELECT id FROM clients c WHERE status <> 'deleted' AND ${column} IS NOT NULL AND ${key} = n.key LIMIT ${MEMBERS}
      ) o ON TRUE WHERE o.id IS NOT NULL OR cardinality(n.places) > 1 ORDER BY o.id`
    for (const { places, id } of pairs) {
      const [first = 0, ...others] = places
      if (id) for (const place of places) add(place, { id }, motivo)
      else for (const place of others.slice(0, MEMBERS)) add(place, { place: first }, motivo)
    }
  }
  return found
}
