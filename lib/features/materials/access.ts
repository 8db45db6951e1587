import type { Actor } from '@/lib/auth/actor'
import { managesAgents } from '@/lib/features/agents/access'
import type { WhereOf } from '@/lib/resources/model-types'

/** The office sees all; an agent what is theirs, and what they have ordered for their people. */
export function visibleMaterials(actor: Actor | null): boolean | WhereOf<'agentMaterial'> {
  if (actor?.role !== 'agent') return managesAgents(actor)
  const { userId: id } = actor
  return { OR: [{ agentId: id }, { createdByRole: 'agent', createdById: id }] }
}
