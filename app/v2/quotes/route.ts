import { makesQuotes } from '@/lib/features/saved-quotes/access'
import { quotes } from '@/lib/features/saved-quotes/resource'
import { saveAsQuote } from '@/lib/features/saved-quotes/save'
import { nuovoPreventivoSchema } from '@/lib/features/saved-quotes/schema'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(quotes)

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(makesQuotes),
    body: nuovoPreventivoSchema,
    status: 201,
    summary: 'Salva una simulazione come preventivo',
  },
  async ({ ctx, body }) => {
    const { id, codice } = await saveAsQuote(ctx, body)
    return { _id: id, codice: String(codice) }
  },
)
