import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'
import { AUDIT_MODELS, type AuditModel } from '@/lib/history/models'
import { HOLDERS, type Place } from '@/lib/registry/file-holders'
import { concealedColumns } from '@/lib/resources/concealed'
import { delegate } from '@/lib/resources/delegate'
import { type HistoryRule, historyRules } from '@/lib/resources/history'
import { fileById } from '@/lib/storage/data'
import type { FileUse } from '@/prisma/generated/client'

type Use = Pick<FileUse, 'model' | 'recordId' | 'field'>
export type UsedBy = { uses: (Place & { field: string })[]; others: number }

/** Where a file is used: the records that this reader may see by name, the others by their number. */
export async function usedBy(viewer: Actor, fileId: string): Promise<UsedBy> {
  const found = await db().fileUse.findMany({
    where: { fileId },
    orderBy: [{ model: 'asc' }, { recordId: 'asc' }, { field: 'asc' }],
    take: 100,
  })
  return usesFor(viewer, found)
}

/** The same of uses that are known already. */
export async function usesFor(viewer: Actor, found: readonly Use[]): Promise<UsedBy> {
  const places = await Promise.all(
    found.map(async (use) => {
      const place = await placeOf(use, viewer)
      return place ? [{ ...place, field: use.field }] : []
    }),
  )
  const uses = places.flat()
  return { uses, others: found.length - uses.length }
}

/** GET /v2/storage/files/{id}/uses: for the owner and the administrators of files. */
export async function usesOfFile(viewer: Actor, id: string): Promise<UsedBy> {
  const file = await fileById(id)
  const isOwner = file?.ownerRole === viewer.role && file.ownerId === viewer.userId
  const isKeeper = viewer.role === 'admin' && can(viewer, 'storage_manage')
  if (!file || !(isOwner || isKeeper)) throw notFound('Il file non esiste.')
  return usedBy(viewer, id)
}

/** Why a file is not deleted: "Il file è usato in: News «Tassi in calo». Toglilo da lì, poi cancellalo." */
export async function describeUses(viewer: Actor, fileId: string): Promise<string> {
  return `Il file è usato in: ${usesWords(await usedBy(viewer, fileId))}. Toglilo da lì, poi cancellalo.`
}

/** "News «Tassi in calo», 2 elementi che non puoi vedere" */
export function usesWords({ uses, others }: UsedBy): string {
  const names = [...new Set(uses.map(({ what, title }) => `${what} «${title}»`))]
  const more =
    others > 0
      ? [others === 1 ? 'un elemento che non puoi vedere' : `${others} elementi che non puoi vedere`]
      : []
  return [...names, ...more].join(', ')
}

async function placeOf({ model, recordId }: Use, viewer: Actor): Promise<Place | null> {
  const holder = HOLDERS[model]
  if (holder) return holder.find(recordId, viewer)
  for (const rule of (await historyRules()).get(model) ?? []) {
    const row = await rowFor(rule, rule.access.read(viewer), recordId)
    if (!row) continue
    const concealed = concealedColumns(rule, viewer)
    const open = Object.fromEntries(Object.entries(row).filter(([name]) => !concealed.includes(name)))
    const href = viewer.role === 'admin' && rule.page ? `${rule.page}/${recordId}` : null
    return { what: AUDIT_MODELS[model as AuditModel], title: rule.title(open), href }
  }
  return null
}

/** The row, where an answer of an access rule lets it be seen. */
export async function rowFor(
  rule: HistoryRule,
  allowed: ReturnType<HistoryRule['access']['read']>,
  id: string,
) {
  if (allowed === false) return null
  return delegate(rule).findFirst({ where: { AND: [{ id }, allowed === true ? {} : allowed] } })
}
