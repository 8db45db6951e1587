import { z } from 'zod'

const offer = z.object({
  banca: z.string(),
  nome: z.string(),
  tan: z.number(),
  taeg: z.number(),
  rata: z.number(),
})
export type EffectOffer = z.infer<typeof offer>

/** GET /v2/rates/effetto */
export const effectReply = z.object({
  /** The newest day of which there are values, and the one before it. */
  giorno: z.iso.date().nullable(),
  prima: z.iso.date().nullable(),
  /** The cheapest offer of each product with the indexes of either day. */
  righe: z.array(z.object({ prodotto: z.string(), prima: offer.nullable(), ora: offer.nullable() })),
  /** Open quotes of mortgages with the indexes of an earlier day; null for who may not see quotes. */
  preventivi: z.object({ n: z.int(), href: z.string() }).nullable(),
})
export type Effect = z.infer<typeof effectReply>
