import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { handle } from '@/lib/http/handle'
import { parametersOf } from '@/lib/reports/summary/chart-routes'
import type { Summary } from '@/lib/reports/summary/define'
import { parseSummaryQuery, type SummaryQuery } from '@/lib/reports/summary/query'
import { admitTo } from '@/lib/reports/summary/routes'

/** GET of a part of a summary's screen that is no row of it: the same parameters, a reply of its own. */
export function partRoute<T>(
  summary: Summary,
  words: string,
  read: (actor: Actor, query: SummaryQuery) => Promise<T>,
) {
  const options = {
    auth: ['admin'] as const,
    admits: (actor: Actor | null) => admitTo(summary, actor),
    query: parametersOf(summary, {}),
    summary: words,
  }
  return {
    GET: handle(options, ({ ctx: { actor }, request }) =>
      read(actor, parseSummaryQuery(summary, actor, new URL(request.url))),
    ),
  }
}
