import { rateList, ratesQuery } from '@/lib/features/rates/schema'
import { streamRates } from '@/lib/features/rates/stream-rates'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'public',
    query: ratesQuery,
    reply: rateList,
    summary: 'Serie di Euribor ed Eurirs, in JSON o in CSV',
  },
  ({ query: { format, ...query } }) => streamRates(query, format),
)
