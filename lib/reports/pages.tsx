import 'server-only'
import type { ComponentType } from 'react'
import { ReportScreen, type ReportScreenProps } from '@/components/data/report/report-screen'
import type { Actor } from '@/lib/auth/actor'
import { requireAdmin, requireAgent } from '@/lib/auth/gates'
import { verbsFor } from '@/lib/resources/page-data'
import type { Resource } from '@/lib/resources/types'
import { viewIn } from '@/lib/resources/view'
import { type Report, viewOf } from './define'

/** Draws a `ReportScreen` with more in it: the next action of its rows. */
type Screen = ComponentType<ReportScreenProps>

/** A report in the administrators' area: `export default adminReportPage(praticheFerme, pratiche)`. */
export function adminReportPage(report: Report, acts?: Resource, Screen: Screen = ReportScreen) {
  return async function AdminReport() {
    const { actor } = await requireAdmin(report.access.admin)
    return <Screen view={viewOf(report, actor)} acts={acts && actsOf(acts, actor)} />
  }
}

/** The same report in the agents' area: the reader's scope decides the rows, and what is worth showing of them. */
export function agentReportPage(report: Report, acts?: Resource, Screen: Screen = ReportScreen) {
  return async function AgentReport() {
    const { actor } = await requireAgent(...report.access.agent)
    return <Screen view={viewOf(report, actor)} acts={acts && actsOf(acts, actor)} />
  }
}

/** What the reader may do with the records behind the rows. */
const actsOf = (resource: Resource, actor: Actor) => ({
  view: viewIn(resource, actor.role),
  verbs: verbsFor(resource, actor),
})
