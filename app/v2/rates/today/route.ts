import { tables } from '@/lib/core/cache'
import { todayRates } from '@/lib/features/rates/data'
import { todayReply } from '@/lib/features/rates/days-schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'public',
    shared: tables('rates'),
    reply: todayReply,
    summary: 'L’ultimo valore di ogni indice e durata, con quello precedente, di un mese e di un anno fa',
  },
  () => todayRates(),
)
