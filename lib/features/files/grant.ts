import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { HOLDERS } from '@/lib/registry/file-holders'
import { type HistoryRule, historyRules } from '@/lib/resources/history'
import type { Field } from '@/lib/resources/view'
import type { FileUse, StoredFile } from '@/prisma/generated/client'
import { rowFor } from './used-by'

/**
 * Who else than its owner may read a file: whoever may read, of a record that uses it, the part in which it does. A
 * document's and a message's own rules say so; a picture of a record, or in one of its texts, is for its readers.
 */
export async function mayRead(
  { id, ownerRole, ownerId }: StoredFile,
  viewer: Actor | null,
): Promise<boolean> {
  const uses = await db().fileUse.findMany({ where: { fileId: id }, take: 100 })
  for (const use of uses) {
    const holder = HOLDERS[use.model]
    if (holder && viewer && (await holder.mayRead(use.recordId, viewer))) return true
    // An address that somebody typed is no picture: only what the office, or the person it shows, has uploaded is shown.
    const isOwn = use.model === 'Users' && ownerRole === 'agent' && use.recordId === ownerId
    if (!holder && (ownerRole === 'admin' || isOwn) && (await isShown(use, viewer))) return true
  }
  return false
}

async function isShown({ model, recordId, field }: FileUse, viewer: Actor | null): Promise<boolean> {
  for (const rule of (await historyRules()).get(model) ?? []) {
    const shows = rule.form?.some((one) => one.name === field && holdsPictures(one))
    const allowed = (rule.pictures ?? rule.access.read)(viewer)
    if (shows && (await rowFor(rule as HistoryRule, allowed, recordId))) return true
  }
  return false
}

const holdsPictures = ({ kind, rows }: Field): boolean =>
  kind === 'image' || kind === 'richtext' || (rows?.fields.some(holdsPictures) ?? false)
