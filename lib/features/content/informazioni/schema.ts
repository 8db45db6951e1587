import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import { keysOf } from '@/lib/core/keys'
import { hasContent } from '@/lib/core/text'
import { pageHtml } from '@/lib/page-templates/html'
import { INFORMAZIONI } from '@/lib/page-templates/informazioni'

/** What is credit to consumers, by the name in the address of its page. */
export const PRODOTTI_CONSUMO = { prestito: 'Prestito personale', cdq: 'Cessione del quinto' } as const
export type ProdottoConsumo = keyof typeof PRODOTTI_CONSUMO

/** A version of the general information on a product (art. 9 of Directive (EU) 2023/2225); HTML is sanitised on the server. */
export const informazioneSchema = z.strictObject({
  prodotto: z.enum(keysOf(PRODOTTI_CONSUMO), 'Scegli il prodotto.'),
  validFrom: daySchema('Scegli da quando vale.'),
  corpo: z
    .string('Scrivi il testo.')
    .max(100_000, 'Al massimo 100.000 caratteri.')
    .refine(hasContent, 'Scrivi il testo.'),
})

export const informazioneInitial = {
  prodotto: 'prestito',
  validFrom: '',
  corpo: pageHtml(INFORMAZIONI),
} as const
