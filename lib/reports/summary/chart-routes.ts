import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { handle, type Route } from '@/lib/http/handle'
import { filterQuery, textParameter } from '@/lib/resources/filter-query'
import type { CrossReply, MedianReply } from './chart-view'
import { checkCross, readCross } from './cross'
import type { Summary } from './define'
import { readMedian } from './median'
import { OWN, parseSummaryQuery } from './query'
import { admitTo } from './routes'

/** The parameters of a summary with some more; what they may be is said by the one reader of them all. */
export const parametersOf = <M extends z.ZodRawShape>({ filters }: Summary, more: M) =>
  z.strictObject({
    ...Object.fromEntries([...OWN, 'sort'].map((name) => [name, textParameter])),
    ...filterQuery(filters),
    ...more,
  })

function without(request: Request, ...names: string[]): URL {
  const url = new URL(request.url)
  for (const name of names) url.searchParams.delete(name)
  return url
}

const optionsOf = (summary: Summary, words: string) => ({
  auth: summary.access.agent ? (['admin', 'agent'] as const) : (['admin'] as const),
  admits: (actor: Actor | null) => admitTo(summary, actor),
  summary: `${words}: ${summary.title}`,
})

/** GET of `/v2/reports/<name>/incrocio`: one figure by two groupings, for a table of both and for drawings. */
export function crossRoute(summary: Summary): { GET: Route<CrossReply> } {
  const query = parametersOf(summary, { per: z.string('Indica per che cosa.'), colonna: textParameter })
  const options = { ...optionsOf(summary, 'Una cifra per due raggruppamenti'), query }
  return {
    GET: handle(options, ({ ctx: { actor }, request, query: { per, colonna } }) => {
      const asked = {
        ...parseSummaryQuery(summary, actor, without(request, 'per', 'colonna')),
        per: String(per),
        colonna: String(colonna ?? summary.main[0]),
      }
      checkCross(summary, actor, asked)
      return readCross(summary, actor, asked)
    }),
  }
}

/** GET of `/v2/reports/<name>/mediana`: the median of the network's agents, or of the reader's team. */
export function medianRoute(summary: Summary): { GET: Route<MedianReply> } {
  const query = parametersOf(summary, { di: z.enum(['rete', 'squadra']).optional() })
  const options = { ...optionsOf(summary, 'La mediana degli agenti'), query }
  return {
    GET: handle(options, ({ ctx: { actor }, request, query: { di } }) =>
      readMedian(summary, actor, {
        query: parseSummaryQuery(summary, actor, without(request, 'di')),
        peers: di === 'squadra' ? 'squadra' : 'rete',
      }),
    ),
  }
}
