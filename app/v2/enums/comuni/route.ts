import { comuni } from '@/lib/features/enums/data'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  { auth: ['admin', 'agent'], summary: 'I comuni con codice catastale e CAP' },
  comuni,
)
