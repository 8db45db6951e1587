import 'server-only'
import { withTransaction } from '@/lib/core/db'
import type { Run } from '@/lib/jobs/run'
import { introduceAdviser, isToldOf, tellAgent } from './notify'

/**
 * Tells the agent who got a new lead, and the person who asked who will call: in a transaction of its own, because the other leads
 * of the same place wait for that of the lead. An agent who got it later is told by that change.
 */
export const tellOwner: Run<'leads.tell'> = ({ id, agentId }) =>
  withTransaction(async (tx) => {
    const lead = await tx.lead.findFirst({ where: { id, agentId } })
    if (!lead || (await isToldOf(tx, lead))) return
    await tellAgent(tx, lead)
    await introduceAdviser(tx, lead)
  })
