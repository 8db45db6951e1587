import { z } from 'zod'

/** GET /clients/me/inviti: one's own code, and who registered with it. */
export const friendsReply = z.object({
  codice: z.string(),
  url: z.string(),
  arrivati: z.array(
    z.object({
      iniziali: z.string(),
      /** Only what their registration told them that it would be shown. */
      esito: z.enum(['registrato', 'pratica']),
      registratoIl: z.string(),
    }),
  ),
})
export type Friends = z.infer<typeof friendsReply>
