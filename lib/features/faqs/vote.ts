import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'

/**
 * Keeps what an agent says of an answer, in place of what they said before. A vote is the agent's own, so that the history
 * does not tell of it. @throws 404 for a question that is not published
 */
export async function voteUseful(ctx: Ctx, id: string, si: boolean): Promise<{ si: boolean }> {
  return withTransaction(async (tx) => {
    const faqId = idOrNotFound(id)
    if (!(await tx.faq.count({ where: { id: faqId, published: true } }))) throw notFound()
    const key = { faqId, agentId: ctx.actor.userId }
    await tx.faqUtile.upsert({
      where: { faqId_agentId: key },
      create: { ...key, si },
      update: { si, at: new Date() },
    })
    return { si }
  }, ctx.tx)
}
