import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { byRole } from '@/lib/auth/by-role'
import { forbidden, unauthenticated } from '@/lib/core/errors'
import { handle, type Route } from '@/lib/http/handle'
import type { Summary } from './define'
import { exportSummary } from './export'
import { parseSummaryQuery } from './query'
import { readSummary } from './read'
import type { SummaryReply } from './view'

/** A route of a summary: openapi.json learns its parameters and figures from it. */
export type SummaryRoute<T = unknown> = Route<T> & {
  readonly summary: { verb: 'read' | 'export'; summary: Summary }
}

/** Refuses who may not see the summary. */
export function admitTo({ access }: Summary, actor: Actor | null): asserts actor is Actor {
  if (!actor) throw unauthenticated()
  const flags = byRole(actor.role, {
    admin: () => [access.admin],
    agent: () => access.agent,
    client: () => undefined,
  })
  if (!flags || !can(actor, ...flags)) throw forbidden()
}

const optionsOf = (summary: Summary, words: string) => ({
  auth: summary.access.agent ? (['admin', 'agent'] as const) : (['admin'] as const),
  admits: (actor: Actor | null) => admitTo(summary, actor),
  summary: `${words}: ${summary.title}`,
})

/** GET of `/v2/reports/<name>`: all rows of a period with their figures and the whole's; with `format` as a file. */
export function summaryRoute(summary: Summary): { GET: SummaryRoute<SummaryReply> } {
  const route = handle(optionsOf(summary, 'Report'), async ({ ctx: { actor }, request }) => {
    admitTo(summary, actor)
    const url = new URL(request.url)
    if (url.searchParams.has('format')) return exportSummary(summary, actor, url)
    return readSummary(summary, actor, parseSummaryQuery(summary, actor, url))
  })
  return { GET: Object.assign(route, { summary: { verb: 'read' as const, summary } }) }
}

/** GET of `/v2/reports/<name>/export`: the same as CSV or XLSX. */
export function summaryExportRoute(summary: Summary): { GET: SummaryRoute } {
  const route = handle(optionsOf(summary, 'Esporta il report'), ({ ctx: { actor }, request }) => {
    admitTo(summary, actor)
    return exportSummary(summary, actor, new URL(request.url))
  })
  return { GET: Object.assign(route, { summary: { verb: 'export' as const, summary } }) }
}
