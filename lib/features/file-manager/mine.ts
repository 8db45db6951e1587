import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { columnOfDay, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'
import { fold } from '@/lib/core/text'
import { isMeant, type Reader } from '@/lib/features/audiences/is-meant'
import type { AudienceRules } from '@/lib/features/audiences/schema'
import type { Prisma } from '@/prisma/generated/client'
import type { MyFiles } from './schema'

const MOST = 2_000
const NEW_MS = 14 * 86_400_000

type Asked = { cartella?: string; q?: string }

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
      ...{ id: true, figura: true, agencyId: true, managerIds: true },
      ...{ provincia: true, provinceOperative: true },
    },
  })

const isFor = (reader: Reader | null) => (item: { pubblico: unknown }) =>
  reader !== null && isMeant(item.pubblico as AudienceRules, reader)

/** Whether an agent finds this file today. */
export async function isMine({ actor }: Scope, id: string): Promise<boolean> {
  const [item, reader] = await Promise.all([
    db().fileItem.findFirst({ where: { AND: [{ id }, currentWhere()] }, select: { pubblico: true } }),
    readerOf(actor.userId),
  ])
  return item !== null && isFor(reader)(item)
}

/** The files that an agent finds today, with the folders that lead to them. */
export async function myFiles({ actor }: Scope, { cartella, q = '' }: Asked): Promise<MyFiles> {
  if (actor.role !== 'agent') throw notFound()
  const [rows, folders, reader] = await Promise.all([
    readRows(actor.userId),
    db().fileFolder.findMany({
      orderBy: [{ ordine: 'asc' }, { nome: 'asc' }],
      select: { id: true, nome: true, parentId: true },
    }),
    readerOf(actor.userId),
  ])
  const meant = rows.filter(isFor(reader))
  const words = fold(q).split(/\s+/).filter(Boolean)
  const asked = meant.filter(
    ({ folderId, search }) =>
      (!cartella || folderId === cartella) && words.every((word) => search.includes(word)),
  )
  const parents = new Map(folders.map(({ id, parentId }) => [id, parentId]))
  const open = new Set(meant.flatMap(({ folderId }) => wayTo(parents, folderId)))
  return {
    items: asked.map(present),
    folders: folders
      .filter(({ id }) => open.has(id))
      .map(({ id, nome, parentId }) => ({ _id: id, nome, parentId })),
  }
}

/** A folder and those that it stands in. */
function wayTo(parents: ReadonlyMap<string, string | null>, folderId: string | null): string[] {
  return folderId ? [folderId, ...wayTo(parents, parents.get(folderId) ?? null)] : []
}

const readRows = (agentId: string) =>
  db().fileItem.findMany({
    where: currentWhere(),
    orderBy: [{ nome: 'asc' }, { id: 'asc' }],
    take: MOST,
    include: {
      file: { select: { mimetype: true, size: true } },
      versioni: { orderBy: { n: 'desc' }, take: 1, select: { at: true } },
      downloads: { where: { agentId }, orderBy: { versione: 'desc' }, take: 1, select: { versione: true } },
    },
  })

function present(item: Awaited<ReturnType<typeof readRows>>[number]): MyFiles['items'][number] {
  const { id, nome, folderId, descrizione, tag, versione, validoAl, file, versioni, downloads } = item
  const at = versioni[0]?.at ?? item.createdAt
  const seen = downloads[0]?.versione ?? 0
  return {
    ...{ _id: id, nome, cartella: folderId, descrizione, tag, versione },
    dimensione: Number(file?.size ?? 0),
    mimetype: file?.mimetype ?? '',
    aggiornatoIl: at.toISOString(),
    validoAl: validoAl && dayOfColumn(validoAl),
    nuovo: Date.now() - at.getTime() < NEW_MS && seen < versione,
  }
}
