import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import { verbRoute } from '@/lib/resources/verb-route'
import type { MotivoRifiuto } from '@/prisma/generated/client'
import { labelOf, publishRating, type Ratings, rejectRating, type Target } from './moderate'
import { publishValues, rejectValues } from './schema'

type InTx = Ctx & { tx: Tx }

/** The verbs for many chosen in the list; in words, what each is. */
export const publishRowsRoute = (ratings: Ratings) =>
  verbRoute(ratings, 'publish', publishValues, async (ctx: InTx, row: Target) =>
    labelOf(await publishRating(ratings, ctx, row)),
  )

export const rejectRowsRoute = (ratings: Ratings) =>
  verbRoute(
    ratings,
    'reject',
    rejectValues,
    async (ctx: InTx, row: Target, { motivo }: { motivo: MotivoRifiuto }) =>
      labelOf(await rejectRating(ratings, ctx, row, motivo)),
  )
