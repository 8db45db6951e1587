import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { audienceWhere } from './audience-where'
import type { AudienceRules } from './schema'

/** What an audience belongs to: "comunicazione" and its id. */
export type AudienceOwner = { ownerKind: string; ownerId: string }

/** Keeps who something is for, in the transaction that saves it; nobody is meant yet. The id of the audience. */
export async function saveAudience(tx: Tx, owner: AudienceOwner, rules: AudienceRules): Promise<string> {
  const { regole, escludi } = rules
  const { id } = await tx.audience.upsert({
    where: { ownerKind_ownerId: owner },
    create: { id: newId(), ...owner, regole, escludi },
    update: { regole, escludi },
    select: { id: true },
  })
  return id
}

/**
 * Writes down who is meant now, in the transaction that sends it: the agents who are new since the last time, whose ids come
 * back. Nobody who was meant is taken out again.
 */
export async function freezeAudience(tx: Tx, owner: AudienceOwner, rules: AudienceRules): Promise<string[]> {
  const audienceId = await saveAudience(tx, owner, rules)
  const found = await tx.agent.findMany({
    where: { ...audienceWhere(rules), audiences: { none: { audienceId } } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const added = await tx.audienceMember.createManyAndReturn({
    data: found.map(({ id: agentId }) => ({ audienceId, agentId })),
    skipDuplicates: true,
    select: { agentId: true },
  })
  return added.map(({ agentId }) => agentId)
}
