import { rateEffect } from '@/lib/features/calculators/rate-effect'
import { effectReply } from '@/lib/features/rates/effect-schema'
import { olderQuotes } from '@/lib/features/saved-quotes/older-quotes'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['banks_manage'],
    reply: effectReply,
    summary: 'Che cosa cambia l’ultimo giorno di tassi: le offerte più convenienti e i preventivi aperti',
  },
  async ({ ctx: { actor } }) => {
    const effect = await rateEffect()
    return { ...effect, preventivi: effect.giorno ? await olderQuotes(actor, effect.giorno) : null }
  },
)
