import 'server-only'
import type { z } from 'zod'
import type { Scope } from '@/lib/auth/actor'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { AppError, notFound, orNotFound } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { getRow } from '@/lib/resources/read'
import { updateRow } from '@/lib/resources/write'
import type { StoredFile } from '@/prisma/generated/client'
import { files } from './resource'
import type { FileVersionRow, newVersionSchema } from './schema'

const ONE_LIFE = 500

/** What a file was, the latest version first. */
export async function versionsOf({ actor }: Scope, id: string): Promise<{ items: FileVersionRow[] }> {
  const item = await getRow(files, actor, id)
  const [rows, counts] = await Promise.all([
    db().fileVersione.findMany({
      where: { itemId: item._id },
      orderBy: { n: 'desc' },
      take: ONE_LIFE,
      include: {
        file: { select: { name: true, size: true } },
        admin: { select: { name: true, surname: true } },
      },
    }),
    db().fileScaricamento.groupBy({ by: ['versione'], where: { itemId: item._id }, _count: { _all: true } }),
  ])
  const times = new Map(counts.map(({ versione, _count }) => [versione, _count._all]))
  return {
    items: rows.map(({ n, nota, at, file, admin }) => ({
      n,
      nota,
      nome: file.name,
      dimensione: Number(file.size),
      at: at.toISOString(),
      da: admin && `${admin.name} ${admin.surname}`,
      attuale: n === item.versione,
      scaricamenti: times.get(n) ?? 0,
    })),
  }
}

type NewVersion = z.output<typeof newVersionSchema>

/** A new content under the same address; who has the file open sees the change in its history. */
export async function addVersion(ctx: Ctx, id: string, { fileId, nota, version }: NewVersion) {
  return withTransaction(async (tx) => {
    const before = await tx.fileItem.findUnique({ where: { id }, select: { versione: true, file: true } })
    const row = await updateRow(files, { ...ctx, tx }, id, version, { fileId })
    await refuseSame(tx, before, fileId)
    await tx.fileVersione.update({
      where: { itemId_n: { itemId: id, n: Number(row.versione) } },
      data: { nota },
    })
    return row
  }, ctx.tx)
}

type Before = { versione: number; file: StoredFile | null } | null

/** After the file was found to be theirs to name: what its content is, is nobody else's to learn. */
async function refuseSame(tx: Tx, now: Before, fileId: string): Promise<void> {
  const next = await tx.storedFile.findUnique({ where: { id: fileId }, select: { sha256: true } })
  if (now?.file && now.file.sha256 === next?.sha256)
    throw new AppError(
      'conflict',
      `È uguale alla versione ${now.versione}, quella attuale: non cambia nulla.`,
    )
}

/** An earlier content is the latest again, as a version of its own: nothing that was is lost. */
export async function restoreVersion(ctx: Ctx, id: string, n: number, version: number) {
  return withTransaction(async (tx) => {
    // Who may not change the file is told so before anything is said of its versions.
    await getRow(files, ctx.actor, id)
    const old = orNotFound(await tx.fileVersione.findUnique({ where: { itemId_n: { itemId: id, n } } }))
    return addVersion({ ...ctx, tx }, id, { fileId: old.fileId, nota: `Ripresa la versione ${n}`, version })
  }, ctx.tx)
}

/** Files that hold the same bytes as an upload: whoever adds it is told that it is there. */
export async function sameAs({ actor }: Scope, fileId: string) {
  const { userId } = actor
  const own = { id: fileId, ownerRole: 'admin' as const, ownerId: userId, deletedAt: null }
  const file = await db().storedFile.findFirst({ where: own, select: { sha256: true } })
  if (!file) throw notFound('Il file non esiste.')
  const found = await db().fileVersione.findMany({
    where: { fileId: { not: fileId }, file: { sha256: file.sha256 } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: 5,
    select: { n: true, item: { select: { id: true, nome: true } } },
  })
  return { items: found.map(({ n, item }) => ({ _id: item.id, nome: item.nome, versione: n })) }
}
