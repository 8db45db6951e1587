import { z } from 'zod'

/** POST /quotes/{id}/email */
export const quoteMailSchema = z.strictObject(
  {
    email: z.email('L’indirizzo e-mail non è valido.'),
    consents: z.strictObject(
      { privacy: z.literal(true, 'Per continuare conferma di aver letto l’informativa.') },
      'Per continuare conferma di aver letto l’informativa.',
    ),
  },
  'Scrivi l’indirizzo a cui mandarla.',
)
export type QuoteMailInput = z.infer<typeof quoteMailSchema>
