import 'server-only'
import { monthOf } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import type { Resource } from '@/lib/resources/types'
import { writeVerb } from '@/lib/resources/write-verb'
import { setting } from '@/lib/settings/read'
import type { Classifica } from '@/prisma/generated/client'
import { rewriteRows } from './count-rows'
import { isPublished } from './hooks'
import { monthOfPeriod } from './labels'
import { classificheRegole } from './settings'
import { tellNetwork } from './tell-network'

export type Ranking = Resource<'classifica'>
export type Target = { id: string; version: number }

/** Locks a ranking that is not published. */
export async function lockDraft(
  ranking: Ranking,
  ctx: Ctx & { tx: Tx },
  { id, version }: Target,
): Promise<Classifica> {
  const before = await lockRow(ranking, ctx, id, version)
  if (before.published) throw isPublished()
  return before
}

/** Counts again, by the rule of today; what was corrected by hand stays. */
export async function recomputeRanking(ranking: Ranking, ctx: Ctx, target: Target): Promise<Classifica> {
  return withTransaction(async (tx) => {
    const before = await lockDraft(ranking, { ...ctx, tx }, target)
    const criteri = (await setting(classificheRegole, tx))[before.tipo]
    const counted = await rewriteRows(tx, { ...before, criteri })
    const change = { ...counted, criteri, calcolataAt: new Date() }
    return writeVerb(ranking, { ...ctx, tx }, { before, change })
  }, ctx.tx)
}

/** Freezes what was counted and tells the network. Later reversals count in their own month. */
export async function publishRanking(ranking: Ranking, ctx: Ctx, target: Target): Promise<Classifica> {
  return withTransaction(async (tx) => {
    const before = await lockDraft(ranking, { ...ctx, tx }, target)
    refuseUnfinished(before)
    const change = { published: true, pubblicataAt: new Date() }
    const after = await writeVerb(ranking, { ...ctx, tx }, { before, change })
    await tellNetwork(tx, after)
    return after
  }, ctx.tx)
}

/** What is published holds the whole month, and somebody. */
function refuseUnfinished({ anno, mese, partecipanti, calcolataAt }: Classifica): void {
  const month = monthOfPeriod({ anno, mese })
  if (monthOf(new Date()) <= month)
    throw new AppError('conflict', 'Il mese è ancora in corso: si pubblica quando è finito.')
  if (!calcolataAt || monthOf(calcolataAt) <= month)
    throw new AppError('conflict', 'È stata calcolata prima della fine del mese: ricalcola, poi pubblica.')
  if (partecipanti === 0)
    throw new AppError('conflict', 'Nessuno è in classifica: non c’è niente da pubblicare.')
}

/** Takes it back from the network, to be corrected or counted again. */
export async function unpublishRanking(
  ranking: Ranking,
  ctx: Ctx,
  target: Target,
  reason: string,
): Promise<Classifica> {
  return withTransaction(async (tx) => {
    const before = await lockRow(ranking, { ...ctx, tx }, target.id, target.version)
    if (!before.published) throw new AppError('conflict', 'La classifica non è pubblicata.')
    const change = { published: false, pubblicataAt: null }
    return writeVerb(ranking, { ...ctx, tx }, { before, change, reason })
  }, ctx.tx)
}
