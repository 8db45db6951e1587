import { readYear } from '@/lib/features/budgets/data'
import { saveYear } from '@/lib/features/budgets/save-year'
import { annoReply, annoSchema } from '@/lib/features/budgets/schema'
import { handle } from '@/lib/http/handle'

export const PUT = handle(
  {
    auth: ['admin'],
    permission: ['reports_see', 'budgets_manage'],
    body: annoSchema,
    reply: annoReply,
    summary: 'Cambia le celle del budget di un anno e blocca i suoi mesi: tutto insieme, o niente',
  },
  async ({ ctx, body }) => {
    await saveYear(ctx, body)
    return readYear(ctx.actor, { anno: String(body.anno) })
  },
)
