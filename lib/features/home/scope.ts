import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { agentSql, type ScopedModel } from '@/lib/auth/agent-scope'
import { byRole } from '@/lib/auth/by-role'
import { Prisma } from '@/prisma/generated/client'

/** The rows of a table that the home of an actor counts: all for the office, an agent's by the agent's scope. */
export const rowsOf = (model: ScopedModel, alias: string, actor: Actor): Prisma.Sql =>
  byRole(actor.role, {
    admin: () => Prisma.sql`TRUE`,
    agent: () => agentSql(model, alias, actor),
    client: () => Prisma.sql`FALSE`,
  })

/** Instants go as text with their zone: the driver would write them in the process's own. */
export const instantSql = (instant: Date): Prisma.Sql => Prisma.sql`${instant.toISOString()}::timestamptz`
