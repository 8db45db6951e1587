import 'server-only'
import { invalidateTags } from '@/lib/core/cache'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { masked, type Span } from '@/lib/core/mask-words'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { adminsWith } from '@/lib/resources/access'
import { lockRow } from '@/lib/resources/lock'
import type { Resource } from '@/lib/resources/types'
import type { MotivoRifiuto, Prisma, Voto } from '@/prisma/generated/client'
import { flagsOf } from './flags'
import { votiTag } from './schema'

export type Ratings = Resource<'voto'>
export type Target = { _id: string; version: number }
type Change = Prisma.VotoUncheckedUpdateInput

/** Locks a rating for who moderates. */
async function lockRating(ratings: Ratings, ctx: Ctx & { tx: Tx }, { _id, version }: Target): Promise<Voto> {
  const where = ratings.fixed ?? {}
  const office = adminsWith('rankings_manage')
  return lockRow(ratings, ctx, _id, version, (actor) => office(actor) && where)
}

async function write(tx: Tx, ctx: Ctx, before: Voto, change: Change): Promise<Voto> {
  const data = { ...change, version: before.version + 1 }
  const after = await tx.voto.update({ where: { id: before.id }, data })
  await recordCommit(tx, ctx, { model: 'Voti', label: labelOf(after), before, after })
  if (after.agentId) await invalidateTags(tx, [votiTag(after.agentId)])
  return after
}

/** Without the words and the name: these may have to be forgotten one day. */
export const labelOf = ({ stelle, createdAt }: Pick<Voto, 'stelle' | 'createdAt'>): string =>
  `Voto ${stelle}/5 del ${new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', dateStyle: 'short' }).format(createdAt)}`

const moderated = ({ actor }: Ctx) => ({ moderatoDaId: actor.userId, moderatoAt: new Date() })

/** Shows a rating on the agent's page, whatever its stars. */
export async function publishRating(ratings: Ratings, ctx: Ctx, target: Target): Promise<Voto> {
  return withTransaction(async (tx) => {
    const before = await lockRating(ratings, { ...ctx, tx }, target)
    if (before.stato === 'pubblicato') throw new AppError('conflict', 'Il voto è già pubblicato.')
    return write(tx, ctx, before, { stato: 'pubblicato', motivoRifiuto: null, ...moderated(ctx) })
  }, ctx.tx)
}

/** Keeps a rating off the site, for one of the reasons that are counted. */
export async function rejectRating(
  ratings: Ratings,
  ctx: Ctx,
  target: Target,
  motivoRifiuto: MotivoRifiuto,
): Promise<Voto> {
  return withTransaction(async (tx) => {
    const before = await lockRating(ratings, { ...ctx, tx }, target)
    if (before.stato === 'rifiutato') throw new AppError('conflict', 'Il voto è già rifiutato.')
    return write(tx, ctx, before, { stato: 'rifiutato', motivoRifiuto, ...moderated(ctx) })
  }, ctx.tx)
}

/** What the office says to it, under the rating; nothing takes the answer away. */
export async function answerRating(
  ratings: Ratings,
  ctx: Ctx,
  target: Target,
  risposta: string,
): Promise<Voto> {
  return withTransaction(async (tx) => {
    const before = await lockRating(ratings, { ...ctx, tx }, target)
    if (before.stato === 'rifiutato')
      throw new AppError('conflict', 'A un voto rifiutato non si risponde: nessuno lo vede.')
    return write(tx, ctx, before, { risposta, rispostaAt: risposta ? new Date() : null })
  }, ctx.tx)
}

/** Hides somebody's data in a comment; what was written stays in the history, for who moderates. No other word changes. */
export async function maskRating(
  ratings: Ratings,
  ctx: Ctx,
  target: Target,
  parti: readonly Span[],
): Promise<Voto> {
  return withTransaction(async (tx) => {
    const before = await lockRating(ratings, { ...ctx, tx }, target)
    if (parti.some(({ a }) => a > before.commento.length))
      throw invalidField('parti', 'Le parole scelte non sono del commento.')
    const commento = masked(before.commento, parti)
    const segnali = flagsOf(commento, before.segnali.includes('testo ripetuto'))
    return write(tx, ctx, before, { commento, segnali })
  }, ctx.tx)
}
