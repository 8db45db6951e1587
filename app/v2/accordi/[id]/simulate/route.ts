import { z } from 'zod'
import { simulazioneReply } from '@/lib/features/provvigioni/accordi/schema'
import { simulate } from '@/lib/features/provvigioni/simulate'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['provvigioni_see'],
    params: z.object({ id: z.string() }),
    reply: simulazioneReply,
    summary: 'Che cosa avrebbe dato un accordo alle pratiche del trimestre',
  },
  ({ params }) => simulate(params.id),
)
