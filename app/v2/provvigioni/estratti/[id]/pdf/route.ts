import { z } from 'zod'
import { visibleStatements } from '@/lib/features/provvigioni/estratti/access'
import { statementFor } from '@/lib/features/provvigioni/estratti/data'
import { statementFile } from '@/lib/features/provvigioni/estratti/statement-file'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

/** Drawn from figures that cannot change: the same as the stored one, also before that is there. */
export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleStatements),
    params: z.object({ id: z.string() }),
    rateLimit: PDFS,
    summary: 'Un estratto conto in PDF',
  },
  async ({ ctx, params }) => statementFile(await statementFor(ctx.actor, params.id)),
)
