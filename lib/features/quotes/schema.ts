import { z } from 'zod'
import { neededEmail } from '@/lib/core/email-schema'
import { TIPI_TASSO } from '@/lib/finance/mortgage-products'

/** The kind of rate that the page's filter showed; all of them without it. */
export const seenRate = z.enum(TIPI_TASSO, 'Scegli il tipo di tasso fra quelli previsti.').optional()

/** POST /quotes/{id}/email */
export const quoteMailSchema = z.strictObject(
  {
    email: neededEmail(254),
    tasso: seenRate,
    consents: z.strictObject(
      { privacy: z.literal(true, 'Per continuare conferma di aver letto l’informativa.') },
      'Per continuare conferma di aver letto l’informativa.',
    ),
  },
  'Scrivi l’indirizzo a cui inviarla.',
)
export type QuoteMailInput = z.infer<typeof quoteMailSchema>
