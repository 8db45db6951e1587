import { rateSeries } from '@/lib/features/rates/data'
import { ratesQuery } from '@/lib/features/rates/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { auth: 'public', query: ratesQuery, summary: 'Serie di Euribor ed Eurirs' },
  ({ query }) => rateSeries(query),
)
