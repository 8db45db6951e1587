import { z } from 'zod'
import { certificateDocument } from '@/lib/features/formazione/certificates'
import { certificatePdf } from '@/lib/features/formazione/pdf'
import { PDFS } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'
import { companySettings } from '@/lib/settings/company-settings'

export const GET = handle(
  {
    auth: ['agent', 'admin'],
    params: z.object({ codice: z.string() }),
    rateLimit: PDFS,
    summary: 'Un attestato in PDF: il proprio, o di chiunque per chi gestisce i corsi',
  },
  async ({ ctx, params }) => {
    const certificate = await certificateDocument(ctx.actor, params.codice)
    const pdf = await certificatePdf(certificate, await companySettings())
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="attestato-${certificate.codice}.pdf"`,
      },
    })
  },
)
