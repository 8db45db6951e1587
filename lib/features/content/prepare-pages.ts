import 'server-only'
import { invalidateTags } from '@/lib/core/cache'
import { withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { PAGE_TEMPLATES } from '@/lib/page-templates/all'
import { pageHtml } from '@/lib/page-templates/html'

/**
 * Writes a draft for every page of the templates whose address nobody has used yet, and answers how many. Nothing is
 * published: what an installation says of itself is for its office to read first.
 */
export async function preparePages(ctx: Ctx): Promise<{ create: number }> {
  return withTransaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('pages:templates'))`
    const taken = new Set((await tx.page.findMany({ select: { url: true } })).map(({ url }) => url))
    const missing = PAGE_TEMPLATES.filter(({ url }) => !taken.has(url))
    for (const { corpo, ...page } of missing) {
      const after = await tx.page.create({
        data: { id: newId(), ...page, corpo: pageHtml(corpo), published: false },
      })
      await recordCommit(tx, ctx, { model: 'Pagine', label: after.titolo, before: null, after })
    }
    if (missing.length > 0) await invalidateTags(tx, ['pages'])
    return { create: missing.length }
  }, ctx.tx)
}
