import { wordsSchema } from '@/lib/features/merchandising/schema'
import { setWords } from '@/lib/features/merchandising/set-words'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin', 'agent', 'client'],
    body: wordsSchema,
    summary: 'Cambia i testi da scrivere su una riga del carrello; risponde con il carrello',
  },
  ({ ctx, body }) => setWords(ctx, body),
)
