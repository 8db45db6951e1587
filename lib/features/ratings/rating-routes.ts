import 'server-only'
import { z } from 'zod'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'
import { answerRating, publishRating, type Ratings, rejectRating } from './moderate'
import { publishRowsRoute, rejectRowsRoute } from './moderate-rows'
import { answerBody, publishBody, rejectBody } from './schema'
import { trendRoute } from './trend'

const common = {
  auth: ['admin'],
  permission: ['rankings_manage'],
  params: z.object({ id: z.string() }),
} as const

const publishRoute = (ratings: Ratings) => ({
  POST: handle(
    { ...common, body: publishBody, summary: `Pubblica: ${ratings.labels.one}` },
    async ({ ctx, params: { id }, body: { version } }) => {
      await publishRating(ratings, ctx, { _id: id, version })
      return getRow(ratings, ctx.actor, id)
    },
  ),
})

const rejectRoute = (ratings: Ratings) => ({
  POST: handle(
    { ...common, body: rejectBody, summary: `Rifiuta, per uno dei motivi previsti: ${ratings.labels.one}` },
    async ({ ctx, params: { id }, body: { version, motivo } }) => {
      await rejectRating(ratings, ctx, { _id: id, version }, motivo)
      return getRow(ratings, ctx.actor, id)
    },
  ),
})

const answerRoute = (ratings: Ratings) => ({
  POST: handle(
    { ...common, body: answerBody, summary: `Risponde sotto il voto: ${ratings.labels.one}` },
    async ({ ctx, params: { id }, body: { version, ...answer } }) => {
      await answerRating(ratings, ctx, { _id: id, version }, answer)
      return getRow(ratings, ctx.actor, id)
    },
  ),
})

/** The verbs of ratings, the same for both lists of them, by the folder below its name. */
export const ratingRoutes = (ratings: Ratings) => ({
  andamento: trendRoute(ratings),
  publish: publishRowsRoute(ratings),
  reject: rejectRowsRoute(ratings),
  '[id]/answer': answerRoute(ratings),
  '[id]/publish': publishRoute(ratings),
  '[id]/reject': rejectRoute(ratings),
})
