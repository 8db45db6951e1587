import { createReferral } from '@/lib/features/leads/segnalazioni/create'
import { segnalazioneSchema } from '@/lib/features/leads/segnalazioni/schema'
import { addressLimit } from '@/lib/http/form-limits'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: 'public',
    body: segnalazioneSchema,
    status: 201,
    rateLimit: addressLimit('segnalazioni'),
    summary: 'Presenta una persona a un agente: sarà lei a dire se vuole essere contattata',
  },
  async ({ ctx, body }) => {
    const { id, codice } = await createReferral(ctx, body)
    return { _id: id, codice }
  },
)
