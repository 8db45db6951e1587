import { z } from 'zod'
import { leadSchema } from '@/lib/features/leads/schema'
import { partitaIvaOf } from '@/lib/italian/partita-iva'

/** The request of a company: the common lead with the company's data. */
export const companyLeadSchema = leadSchema.safeExtend({
  input: z
    .object({
      ragioneSociale: z
        .string('Scrivi il nome dell’impresa.')
        .trim()
        .min(2, 'Scrivi il nome dell’impresa.')
        .max(160, 'Al massimo 160 caratteri.'),
      partitaIva: z
        .string('Scrivi la partita IVA.')
        .refine(
          (text) => partitaIvaOf(text) !== null,
          'La partita IVA non è corretta: controlla le undici cifre.',
        ),
    })
    .catchall(z.union([z.string().max(300), z.number(), z.boolean(), z.null()])),
})
