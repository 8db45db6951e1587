import 'server-only'
import { z } from 'zod'
import { fileReply } from '@/lib/http/file-reply'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'
import { publishRanking, type Ranking, recomputeRanking, unpublishRanking } from './advance'
import { correctRow } from './correct-row'
import { rankingPoster } from './pdf'
import { agenti, contactCenter, dipendenti, managers } from './resource'
import { correctBody, stepBody, unpublishBody } from './schema'

const common = {
  auth: ['admin'],
  permission: ['rankings_manage'],
  params: z.object({ id: z.string() }),
} as const

const recomputeRoute = (ranking: Ranking) => ({
  POST: handle(
    { ...common, body: stepBody, summary: `Ricalcola: ${ranking.labels.one}` },
    async ({ ctx, params: { id }, body: { version } }) => {
      await recomputeRanking(ranking, ctx, { id, version })
      return getRow(ranking, ctx.actor, id)
    },
  ),
})

const publishRoute = (ranking: Ranking) => ({
  POST: handle(
    { ...common, body: stepBody, summary: `Pubblica e avvisa la rete: ${ranking.labels.one}` },
    async ({ ctx, params: { id }, body: { version } }) => {
      await publishRanking(ranking, ctx, { id, version })
      return getRow(ranking, ctx.actor, id)
    },
  ),
})

const unpublishRoute = (ranking: Ranking) => ({
  POST: handle(
    { ...common, body: unpublishBody, summary: `Ritira con un motivo: ${ranking.labels.one}` },
    async ({ ctx, params: { id }, body: { version, motivo } }) => {
      await unpublishRanking(ranking, ctx, { id, version }, motivo)
      return getRow(ranking, ctx.actor, id)
    },
  ),
})

const correctRoute = (ranking: Ranking) => ({
  POST: handle(
    { ...common, body: correctBody, summary: `Corregge i punti di una riga: ${ranking.labels.one}` },
    async ({ ctx, params: { id }, body }) => {
      await correctRow(ranking, ctx, id, body)
      return getRow(ranking, ctx.actor, id)
    },
  ),
})

const posterRoute = (ranking: Ranking) => ({
  GET: handle(
    {
      ...common,
      rateLimit: PDFS,
      summary: `La locandina con i primi dieci, in PDF: ${ranking.labels.one}`,
    },
    async ({ ctx: { actor }, params: { id } }) => {
      const { bytes, name } = await rankingPoster(ranking, actor, id)
      return fileReply(bytes, name, 'application/pdf')
    },
  ),
})

const RANKINGS = {
  classificheAgenti: agenti,
  classificheManagers: managers,
  classificheDipendenti: dipendenti,
  classificheContactCenter: contactCenter,
}

/** The verbs of a ranking, the same for the four, by the folder below its name. */
export function rankingRoutes(name: keyof typeof RANKINGS) {
  const ranking = RANKINGS[name]
  return {
    '[id]/correct': correctRoute(ranking),
    '[id]/poster': posterRoute(ranking),
    '[id]/publish': publishRoute(ranking),
    '[id]/recompute': recomputeRoute(ranking),
    '[id]/unpublish': unpublishRoute(ranking),
  }
}
