import { nearestAgencies } from '@/lib/features/agencies/nearest'
import { nearestQuery, nearestReply } from '@/lib/features/agencies/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'public',
    query: nearestQuery,
    reply: nearestReply,
    rateLimit: { name: 'agencies-nearest', points: 60, seconds: 60 },
    summary: 'Le agenzie più vicine a un CAP, a un comune o a una posizione',
  },
  ({ query }) => nearestAgencies(query),
)
