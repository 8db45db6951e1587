import { searchBody, searchesReply, searchReply } from '@/lib/features/faqs/schema'
import { countSearch, unansweredSearches } from '@/lib/features/faqs/searches'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['content_manage'],
    reply: searchesReply,
    summary: 'Le parole cercate dagli agenti fra le domande senza trovare niente, negli ultimi 90 giorni',
  },
  () => unansweredSearches(),
)

export const POST = handle(
  {
    auth: ['agent'],
    rateLimit: { name: 'faq-ricerche', points: 30, seconds: 3600 },
    body: searchBody,
    reply: searchReply,
    summary: 'Conta una ricerca fra le domande che non ha trovato niente: solo le parole, senza chi cercava',
  },
  async ({ body }) => ({ contata: await countSearch(body.testo) }),
)
