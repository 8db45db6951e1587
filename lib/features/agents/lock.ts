import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import type { Agent } from '@/prisma/generated/client'
import { checkRank } from './grants'
import { agents } from './resource'

/** An agent whom the caller may change, and who may do nothing that the caller may not. @throws 403, 404, 409 */
export async function lockAgent(ctx: Ctx & { tx: Tx }, id: string, version?: number): Promise<Agent> {
  const row = await lockRow(agents, ctx, id, version)
  checkRank(ctx.actor, row)
  return row
}
