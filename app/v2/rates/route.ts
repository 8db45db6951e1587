import { tables } from '@/lib/core/cache'
import { MAX_VALUES, rateList, ratesQuery } from '@/lib/features/rates/schema'
import { sendRates } from '@/lib/features/rates/send-rates'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'public',
    shared: tables('rates'),
    query: ratesQuery,
    reply: rateList,
    summary: `Serie di Euribor ed Eurirs, in JSON o in CSV: al massimo ${MAX_VALUES} valori`,
  },
  ({ query: { format, ...query } }) => sendRates(query, format),
)
