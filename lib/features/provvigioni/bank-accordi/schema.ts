import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import { percentSchema } from '@/lib/features/provvigioni/accordi/schema'
import { PRODOTTI } from '@/lib/words/products'

export const bankAccordoSchema = z.strictObject({
  bankId: z.uuid('Scegli la banca.'),
  product: z.enum(Object.keys(PRODOTTI) as (keyof typeof PRODOTTI)[], 'Scegli il prodotto.').nullable(),
  percentuale: percentSchema('Scrivi la percentuale.'),
  validFrom: daySchema('Scegli da quando vale.'),
  validTo: daySchema('Scegli fino a quando vale.').nullable(),
  note: z.string('Le note sono un testo.').max(2_000, 'Al massimo 2.000 caratteri.'),
})

/** Across fields: an agreement does not end before it begins. */
export function bankAccordoRules(
  { validFrom, validTo }: Record<string, unknown>,
  ctx: z.RefinementCtx,
): void {
  if (validTo && String(validTo) < String(validFrom))
    ctx.addIssue({ code: 'custom', path: ['validTo'], message: 'La fine viene prima dell’inizio.' })
}

export const bankAccordoInitial = {
  bankId: null,
  product: null,
  percentuale: null,
  validFrom: '',
  validTo: null,
  note: '',
} as const
