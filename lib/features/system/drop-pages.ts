import 'server-only'
import { ANNOUNCED, invalidateTags, rowsTag } from '@/lib/core/cache'
import { withTransaction } from '@/lib/core/db'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { idOfName } from '@/lib/settings/setting-id'
import { PAGE_TAGS, PAGINE, type PageTag } from './schema'

/** Has the pages of the site made anew, in every process: those that show these things, or all of them. */
export async function dropPages(ctx: Ctx, chosen: readonly PageTag[]): Promise<void> {
  const tags = chosen.length > 0 ? chosen : PAGE_TAGS
  await withTransaction(async (tx) => {
    // All of them: also what the processes keep of the tables themselves.
    const rows = chosen.length > 0 ? [] : [...ANNOUNCED].map(rowsTag)
    await invalidateTags(tx, [...tags, ...rows])
    const pagine = chosen.length > 0 ? tags.map((tag) => PAGINE[tag]).join(', ') : 'Tutte'
    const after = { id: idOfName('pages'), pagine, alle: new Date().toISOString() } as { id: string }
    await recordCommit(tx, ctx, { model: 'Impostazioni', label: 'Pagine del sito rifatte', after })
  }, ctx.tx)
}
