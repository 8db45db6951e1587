import { z } from 'zod'
import { statementFile } from '@/lib/features/provvigioni/estratti/statement-file'
import { statementByLink } from '@/lib/features/provvigioni/estratti/statement-link'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'public',
    params: z.object({ token: z.string() }),
    rateLimit: PDFS,
    summary: 'Un estratto conto in PDF per chi non ha un’area, dal link dell’e-mail',
  },
  async ({ params }) => statementFile(await statementByLink(params.token)),
)
