import { faqsForAgent } from '@/lib/features/faqs/data'
import { agentFaqsReply } from '@/lib/features/faqs/schema'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['agent'],
    reply: agentFaqsReply,
    summary:
      'Le domande pubblicate per un agente: prima le interne, poi quelle del sito, con il proprio voto',
  },
  ({ ctx }) => faqsForAgent(ctx.scope),
)
