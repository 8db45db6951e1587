import { todayInRome } from '@/lib/core/dates'
import { tegmQuarters, usuryThresholds } from '@/lib/features/rates/data'
import { tegmQuery, tegmReply } from '@/lib/features/rates/days-schema'
import { inEuro } from '@/lib/features/rates/present'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    query: tegmQuery,
    reply: tegmReply,
    summary: 'Le soglie d’usura del trimestre di un giorno, e i trimestri che ci sono',
  },
  async ({ query: { day = todayInRome() } }) => ({
    trimestri: await tegmQuarters(),
    soglie: inEuro(await usuryThresholds(day)),
  }),
)
