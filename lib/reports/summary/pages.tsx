import 'server-only'
import type { ComponentType } from 'react'
import { SummaryScreen } from '@/components/data/summary/summary-screen'
import { requireAdmin, requireAgent } from '@/lib/auth/gates'
import type { PermissionFlag } from '@/lib/auth/permissions'
import { type Summary, viewOf } from './define'
import type { SummaryView } from './view'

/** What else the screen of a summary has, below its table or above its figures. It knows the reader's rights and not who they are: the page is kept (docs/decisions/002). */
type More = ComponentType<{ view: SummaryView }>
type Extra = { Above?: More; Below?: More /** Beside the title. */; Actions?: ComponentType }
type AgentExtra = Extra & {
  /** Flags that open the screen, where it needs more than the figures do. */
  gate?: readonly PermissionFlag[]
}

/** A summary in the administrators' area: `export default adminSummaryPage(produzione)`. */
export function adminSummaryPage(summary: Summary, extra: Extra = {}) {
  return async function AdminSummary() {
    const { actor } = await requireAdmin(summary.access.admin)
    return drawn(viewOf(summary, actor), extra)
  }
}

/** The same in the agents' area: the reader's scope decides whose figures they are. */
export function agentSummaryPage(summary: Summary, { gate, ...extra }: AgentExtra = {}) {
  return async function AgentSummary() {
    const { actor } = await requireAgent(...(gate ?? summary.access.agent ?? []))
    return drawn(viewOf(summary, actor), extra)
  }
}

const drawn = (view: SummaryView, { Above, Below, Actions }: Extra) => (
  <SummaryScreen view={view} above={Above && <Above view={view} />} actions={Actions && <Actions />}>
    {Below && <Below view={view} />}
  </SummaryScreen>
)
