import { z } from 'zod'
import { visibleStatements } from '@/lib/features/provvigioni/estratti/access'
import { statementFor } from '@/lib/features/provvigioni/estratti/data'
import { statementPdf } from '@/lib/features/provvigioni/estratti/pdf'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { companySettings } from '@/lib/settings/company-settings'

/** Drawn from figures that cannot change: the same as the stored one, also before that is there. */
export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(visibleStatements),
    params: z.object({ id: z.string() }),
    rateLimit: PDFS,
    summary: 'Un estratto conto in PDF',
  },
  async ({ ctx, params }) => {
    const statement = await statementFor(ctx.actor, params.id)
    const pdf = await statementPdf(statement, await companySettings())
    const name = `estratto-${statement.codice.replace('/', '-')}.pdf`
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  },
)
