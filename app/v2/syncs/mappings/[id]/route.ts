import { meaningBody, wordParams } from '@/lib/features/syncs/schema'
import { setMeaning } from '@/lib/features/syncs/set-meaning'
import { handle } from '@/lib/http/handle'

export const PATCH = handle(
  {
    auth: ['admin'],
    permission: ['sync_manage'],
    params: wordParams,
    body: meaningBody,
    summary: 'Dice che cosa significa qui una parola di EGG',
  },
  ({ ctx, params, body }) => setMeaning(ctx, params.id, body),
)
