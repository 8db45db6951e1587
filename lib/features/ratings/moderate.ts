import 'server-only'
import { formatDay } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { masked, type Span } from '@/lib/core/mask-words'
import type { Ctx } from '@/lib/http/context'
import { adminsWith } from '@/lib/resources/access'
import { lockRow } from '@/lib/resources/lock'
import type { ChangeOf } from '@/lib/resources/model-types'
import type { Resource } from '@/lib/resources/types'
import { writeVerb } from '@/lib/resources/write-verb'
import { checkWords, newTexts } from '@/lib/settings/check-words'
import type { MotivoRifiuto, Voto } from '@/prisma/generated/client'
import { flagsOf } from './flags'
import type { Answer } from './schema'

export type Ratings = Resource<'voto'>
export type Target = { _id: string; version: number }

/** Locks a rating for who moderates. */
async function lockRating(ratings: Ratings, ctx: Ctx & { tx: Tx }, { _id, version }: Target): Promise<Voto> {
  const where = ratings.fixed ?? {}
  const office = adminsWith('rankings_manage')
  return lockRow(ratings, ctx, _id, version, (actor) => office(actor) && where)
}

/** Its history does not bear the words of the client. */
const write = (
  ratings: Ratings,
  ctx: Ctx & { tx: Tx },
  before: Voto,
  change: ChangeOf<'voto'>,
  reason?: string,
) => writeVerb(ratings, ctx, { before, change, reason, model: 'Voti', label: labelOf(before) })

/** Without the words and the name: these may have to be forgotten one day. */
export const labelOf = ({ stelle, createdAt }: Pick<Voto, 'stelle' | 'createdAt'>): string =>
  `Voto ${stelle}/5 del ${formatDay(createdAt)}`

const moderated = ({ actor }: Ctx) => ({ moderatoDaId: actor.userId, moderatoAt: new Date() })

/** Shows a rating on the agent's page, whatever its stars. */
export async function publishRating(ratings: Ratings, ctx: Ctx, target: Target): Promise<Voto> {
  return withTransaction(async (tx) => {
    const before = await lockRating(ratings, { ...ctx, tx }, target)
    if (before.stato === 'pubblicato') throw new AppError('conflict', 'Il voto è già pubblicato.')
    if (before.agentId && !before.consensoAt)
      throw new AppError('conflict', 'Chi ha dato il voto non ha acconsentito a pubblicarlo.')
    return write(ratings, { ...ctx, tx }, before, {
      stato: 'pubblicato',
      motivoRifiuto: null,
      ...moderated(ctx),
    })
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
    return write(ratings, { ...ctx, tx }, before, { stato: 'rifiutato', motivoRifiuto, ...moderated(ctx) })
  }, ctx.tx)
}

/** What the office says to it, under the rating; nothing takes the answer away. @throws 422 for words of advertising without a reason */
export async function answerRating(
  ratings: Ratings,
  ctx: Ctx,
  target: Target,
  { risposta, motivoParole: motivo }: Answer,
): Promise<Voto> {
  return withTransaction(async (tx) => {
    const before = await lockRating(ratings, { ...ctx, tx }, target)
    if (before.stato === 'rifiutato')
      throw new AppError('conflict', 'A un voto rifiutato non si risponde: nessuno lo vede.')
    const texts = newTexts({ risposta: before.risposta ?? '' }, { risposta })
    const reason = await checkWords(tx, { actor: ctx.actor, texts, motivo })
    const change = { risposta, rispostaAt: risposta ? new Date() : null }
    return write(ratings, { ...ctx, tx }, before, change, reason)
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
    return write(ratings, { ...ctx, tx }, before, { commento, segnali })
  }, ctx.tx)
}
