import { handle } from '@/lib/http/handle'
import { comuni } from '@/lib/places/data'

export const GET = handle(
  { auth: ['admin', 'agent'], summary: 'I comuni con codice catastale e CAP' },
  comuni,
)
