import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { decodeCursor, encodeCursor } from '@/lib/core/cursor'
import { columnOfDay, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'
import { isMeant, type Reader } from '@/lib/features/audiences/is-meant'
import { meantSql } from '@/lib/features/audiences/meant-sql'
import type { AudienceRules } from '@/lib/features/audiences/schema'
import { questionSql } from '@/lib/resources/search-where'
import { Prisma } from '@/prisma/generated/client'
import { allFolders, type Folder, foldersFor } from './open-folders'
import type { MineQuery, MyFiles } from './schema'

const NEW_DAYS = 14
const ORDER = { field: 'posto', desc: false }

/** In use, and not before or after the days for which they hold. */
function currentWhere(): Prisma.FileItemWhereInput {
  const today = columnOfDay(todayInRome())
  return {
    published: true,
    fileId: { not: null },
    AND: [
      { OR: [{ validoDal: null }, { validoDal: { lte: today } }] },
      { OR: [{ validoAl: null }, { validoAl: { gte: today } }] },
    ],
  }
}

const readerOf = (id: string): Promise<Reader | null> =>
  db().agent.findUnique({
    where: { id },
    select: {
      id: true,
      figura: true,
      agencyId: true,
      managerIds: true,
      provincia: true,
      provinceOperative: true,
    },
  })

type Item = { pubblico: unknown; folderId: string | null }

/** Whether an agent is meant by a file, and by the folders that it lies in. */
const isFor = (reader: Reader | null, folders: readonly Folder[]) => {
  const open = reader ? foldersFor(folders, reader) : new Set<string>()
  return ({ pubblico, folderId }: Item) =>
    reader !== null && isMeant(pubblico as AudienceRules, reader) && (folderId === null || open.has(folderId))
}

/** Whether an agent finds this file today. */
export async function isMine({ actor }: Scope, id: string): Promise<boolean> {
  const [item, reader, folders] = await Promise.all([
    db().fileItem.findFirst({
      where: { AND: [{ id }, currentWhere()] },
      select: { pubblico: true, folderId: true },
    }),
    readerOf(actor.userId),
    allFolders(),
  ])
  return item !== null && isFor(reader, folders)(item)
}

/** Those of these files that an agent finds today. */
export async function mineAmong({ actor }: Scope, ids: readonly string[]): Promise<string[]> {
  const [items, reader, folders] = await Promise.all([
    db().fileItem.findMany({
      where: { AND: [{ id: { in: [...ids] } }, currentWhere()] },
      select: { id: true, pubblico: true, folderId: true },
    }),
    readerOf(actor.userId),
    allFolders(),
  ])
  return items.filter(isFor(reader, folders)).map(({ id }) => id)
}

const favouriteSql = (agentId: string) => Prisma.sql`ANY(coalesce(
  (SELECT p.moduli_preferiti FROM user_preferences p WHERE p.role = 'agent' AND p.user_id = ${agentId}::uuid), '{}'))`

const currentSql = (today: string) => Prisma.sql`i.published AND i.file_id IS NOT NULL
  AND (i.valido_dal IS NULL OR i.valido_dal <= ${today}::date) AND (i.valido_al IS NULL OR i.valido_al >= ${today}::date)`

/** It came, or changed, lately, and the reader has not downloaded it since. */
const newSql = (agentId: string) => Prisma.sql`(
  EXISTS (SELECT FROM file_versioni v WHERE v.item_id = i.id AND v.n = i.versione AND v.at > now() - make_interval(days => ${NEW_DAYS}))
  AND NOT EXISTS (SELECT FROM file_scaricamenti d
    WHERE d.item_id = i.id AND d.agent_id = ${agentId}::uuid AND d.versione >= i.versione))`

type Found = {
  id: string
  nome: string
  folderId: string | null
  descrizione: string
  tag: string[]
  versione: number
  validoAl: Date | null
  dimensione: bigint
  mimetype: string
  at: Date
  nuovo: boolean
  preferito: boolean
  posto: string
}

/** A page of the files that an agent finds today, new ones first; with the first, the folders that lead to all of theirs. */
export async function myFiles({ actor }: Scope, asked: MineQuery): Promise<MyFiles> {
  if (actor.role !== 'agent') throw notFound()
  const [folders, reader] = await Promise.all([allFolders(), readerOf(actor.userId)])
  if (!reader) return { items: [], nextCursor: null, folders: [] }
  const open = [...foldersFor(folders, reader)]
  const mine = Prisma.sql`${currentSql(todayInRome())} AND ${meantSql(Prisma.sql`i.pubblico`, reader)}
    AND (i.folder_id IS NULL OR i.folder_id = ANY(${open}::uuid[]))`
  const [rows, shown] = await Promise.all([
    db().$queryRaw<Found[]>(pageSql(mine, reader.id, asked, folders)),
    asked.cursor ? [] : openFolders(mine, folders),
  ])
  const items = rows.slice(0, asked.limit)
  const last = rows.length > asked.limit ? items.at(-1) : undefined
  return {
    items: items.map(present),
    nextCursor: last ? encodeCursor(ORDER, last) : null,
    folders: shown.map(({ id, nome, parentId }) => ({ _id: id, nome, parentId })),
  }
}

function pageSql(
  mine: Prisma.Sql,
  agentId: string,
  { cartella, q = '', preferiti, limit, cursor }: MineQuery,
  folders: readonly Folder[],
): Prisma.Sql {
  const met = [
    mine,
    ...questionSql(q, Prisma.sql`i.search`),
    ...(cartella ? [Prisma.sql`i.folder_id = ANY(${within(folders, cartella)}::uuid[])`] : []),
    ...(preferiti ? [Prisma.sql`i.id = ${favouriteSql(agentId)}`] : []),
  ]
  const after = cursor ? decodeCursor(cursor, ORDER) : null
  const beyond = after
    ? Prisma.sql`WHERE (posto, id) > (${String(after.value)}, ${after.id}::uuid)`
    : Prisma.empty
  return Prisma.sql`
    SELECT n.id, n.nome, n.folder_id AS "folderId", n.descrizione, coalesce(n.tag, '{}') AS tag, n.versione, n.valido_al AS "validoAl",
      coalesce(f.size, 0) AS dimensione, coalesce(f.mimetype, '') AS mimetype, coalesce(v.at, n.created_at) AS at, n.nuovo,
      n.id = ${favouriteSql(agentId)} AS preferito, n.posto
    FROM (
      SELECT * FROM (
        SELECT *, (CASE WHEN nuovo THEN '0' ELSE '1' END) || nome AS posto
        FROM (SELECT i.*, ${newSql(agentId)} AS nuovo FROM file_items i WHERE ${Prisma.join(met, ' AND ')}) m
      ) o ${beyond} ORDER BY posto, id LIMIT ${limit + 1}
    ) n
    LEFT JOIN stored_files f ON f.id = n.file_id
    LEFT JOIN file_versioni v ON v.item_id = n.id AND v.n = n.versione
    ORDER BY n.posto, n.id`
}

/** The folders that hold a file of the reader, and those that these stand in. */
async function openFolders(mine: Prisma.Sql, folders: readonly Folder[]): Promise<Folder[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT DISTINCT i.folder_id AS id FROM file_items i WHERE i.folder_id IS NOT NULL AND ${mine}`
  const parents = new Map(folders.map(({ id, parentId }) => [id, parentId]))
  const open = new Set(rows.flatMap(({ id }) => wayTo(parents, id)))
  return folders.filter(({ id }) => open.has(id))
}

/** A folder and those that it stands in. */
function wayTo(parents: ReadonlyMap<string, string | null>, folderId: string | null): string[] {
  return folderId ? [folderId, ...wayTo(parents, parents.get(folderId) ?? null)] : []
}

/** A folder and all below it. */
function within(folders: readonly Folder[], root: string): string[] {
  const inside = new Set([root])
  for (let grown = -1; grown !== inside.size; ) {
    grown = inside.size
    for (const { id, parentId } of folders) if (parentId && inside.has(parentId)) inside.add(id)
  }
  return [...inside]
}

function present(row: Found): MyFiles['items'][number] {
  const { id, nome, folderId, descrizione, tag, versione, validoAl, dimensione, mimetype, at } = row
  return {
    _id: id,
    nome,
    cartella: folderId,
    descrizione,
    tag,
    versione,
    mimetype,
    nuovo: row.nuovo,
    preferito: row.preferito,
    dimensione: Number(dimensione),
    aggiornatoIl: at.toISOString(),
    validoAl: validoAl && dayOfColumn(validoAl),
  }
}
