import { z } from 'zod'
import { verifyCertificate } from '@/lib/features/formazione/certificates'
import { certificateReply } from '@/lib/features/formazione/types'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: 'public',
    params: z.object({ codice: z.string() }),
    reply: certificateReply,
    rateLimit: { name: 'attestato', points: 60, seconds: 600 },
    summary: 'Verifica un attestato dal suo codice',
  },
  ({ params }) => verifyCertificate(params.codice),
)
