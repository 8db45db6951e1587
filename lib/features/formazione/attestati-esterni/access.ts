import { type Actor, can } from '@/lib/auth/actor'
import { rowsByRole } from '@/lib/auth/by-role'
import { managesAgents } from '@/lib/features/agents/access'
import type { Prisma } from '@/prisma/generated/client'

/** The office that keeps the papers of agents, who sees its duties, and of an agent their own. */
export const visibleExternal = (actor: Actor | null) =>
  rowsByRole<Prisma.AttestatoEsternoWhereInput>(actor, {
    admin: (office) => managesAgents(office) || can(office, 'compliance_see'),
    agent: ({ userId }) => ({ agentId: userId }),
    client: false,
  })
