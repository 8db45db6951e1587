import 'server-only'
import { dropAtCommit } from '@/lib/core/at-commit'
import { accountTag } from '@/lib/core/cache'
import { addDays } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { lockById } from '@/lib/core/lock'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import type { Client, ClientMerge, Prisma } from '@/prisma/generated/client'
import { credentialsChanged } from '../accounts/credentials'
import { lockClient } from './lock'
import { type Before, JOINED, type Moved, PARTED } from './merge'
import { renameCases } from './rename-cases'
import { titleOf } from './schema'

/** So long a merge may be undone; afterwards what it kept for that is deleted. */
export const DAYS_TO_UNDO = 30

export const isUndoable = (
  { at, undoneAt }: Pick<ClientMerge, 'at' | 'undoneAt'>,
  now = new Date(),
): boolean => undoneAt === null && addDays(at, DAYS_TO_UNDO) > now

/**
 * Takes the last merge of a record back: both rows are as they were, and what moved is where it was. What has been
 * changed by hand since stays, and what the record got since stays with it.
 * @throws 409 where there is none, it is too long ago, or an address is somebody else's by now
 */
export async function unmergeClients(ctx: Ctx, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const now = await lockClient({ ...ctx, tx }, id)
    const merge = await tx.clientMerge.findFirst({
      where: { winnerId: id, undoneAt: null },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
    })
    if (!merge || !isUndoable(merge))
      throw new AppError('conflict', `Non c’è un’unione degli ultimi ${DAYS_TO_UNDO} giorni da annullare.`)
    await lockById(tx, 'client', merge.loserId)
    const prima = merge.prima as unknown as Before
    await moveBack(tx, merge)
    await restoreWinner(tx, ctx, now, merge, prima.winner)
    await restoreLoser(tx, ctx, merge.loserId, prima.loser)
    for (const one of [id, merge.loserId])
      await renameCases(tx, await tx.client.findUniqueOrThrow({ where: { id: one } }))
    const spent = { undoneAt: new Date(), prima: {}, spostati: {} }
    await tx.clientMerge.update({ where: { id: merge.id }, data: spent })
  }, ctx.tx)
}

async function moveBack(tx: Tx, { winnerId, loserId, spostati }: ClientMerge): Promise<void> {
  const moved = spostati as Partial<Moved>
  const {
    persone = [],
    leads = [],
    tickets = [],
    voti = [],
    eventi = [],
    preventivi = [],
    privacy = [],
  } = moved
  const own = (ids: string[]) => ({ id: { in: ids }, clientId: winnerId })
  const data = { clientId: loserId }
  await tx.praticaPersona.updateMany({ where: own(persone), data })
  await tx.lead.updateMany({ where: own(leads), data })
  await tx.ticket.updateMany({ where: own(tickets), data })
  await tx.voto.updateMany({ where: own(voti), data })
  await tx.clientEvento.updateMany({ where: own(eventi), data })
  await tx.quote.updateMany({ where: own(preventivi), data })
  await tx.privacyRequest.updateMany({ where: own(privacy), data })
}

const asColumns = (kept: Prisma.ClientUncheckedUpdateInput) => {
  const day = kept.dataNascita as string | null
  return { ...kept, dataNascita: day ? new Date(day) : null }
}

/** A field that is still as the merge left it goes back; one that somebody has changed since stays. */
async function restoreWinner(
  tx: Tx,
  ctx: Ctx,
  before: Client,
  { at, winnerId }: ClientMerge,
  kept: Prisma.ClientUncheckedUpdateInput,
): Promise<void> {
  const changed = await changedSince(tx, winnerId, at)
  const data = Object.fromEntries(Object.entries(asColumns(kept)).filter(([field]) => !changed.has(field)))
  const after = await tx.client.update({
    where: { id: winnerId },
    data: { ...data, version: { increment: 1 } },
  })
  await credentialsChanged(tx, 'client', before, after)
  await recordCommit(tx, ctx, {
    model: 'Clients',
    label: titleOf(after),
    before,
    after,
    reason: PARTED,
  })
}

/** Fields that the history says were changed by hand after an instant: merges and their undoing are not by hand. */
async function changedSince(tx: Tx, ref: string, at: Date): Promise<Set<string>> {
  const commits = await tx.commit.findMany({
    where: { ref, createdAt: { gt: at } },
    orderBy: { id: 'asc' },
    select: { info: true },
  })
  const infos = commits.map(({ info }) => info as { changes?: { field: string }[]; reason?: string })
  const later = infos.filter(({ reason }) => reason !== JOINED && reason !== PARTED)
  return new Set(later.flatMap(({ changes = [] }) => changes.map(({ field }) => field)))
}

async function restoreLoser(
  tx: Tx,
  ctx: Ctx,
  id: string,
  kept: Prisma.ClientUncheckedUpdateInput,
): Promise<void> {
  const before = await tx.client.findUniqueOrThrow({ where: { id } })
  const after = await tx.client.update({
    where: { id },
    data: { ...asColumns(kept), mergedIntoId: null, version: { increment: 1 } },
  })
  dropAtCommit(tx, [accountTag('client', id)])
  await recordCommit(tx, ctx, { model: 'Clients', label: titleOf(after), before, after, reason: PARTED })
}

/** The merge of this record that may still be undone, for its page. */
export async function undoableMerge(id: string) {
  const merge = await db().clientMerge.findFirst({
    where: { winnerId: id, undoneAt: null },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: {
      at: true,
      undoneAt: true,
      loser: { select: { id: true, nome: true, cognome: true } },
    },
  })
  if (!merge || !isUndoable(merge)) return null
  const { id: _id, ...name } = merge.loser
  return {
    at: merge.at.toISOString(),
    fino: addDays(merge.at, DAYS_TO_UNDO).toISOString(),
    altro: { _id, ...name },
  }
}
