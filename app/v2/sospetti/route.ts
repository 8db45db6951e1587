import { requireAmlHead } from '@/lib/features/aml/suspicions/access'
import { listSuspicions } from '@/lib/features/aml/suspicions/data'
import { ricevutaReply, sospettiReply, sospettoSchema } from '@/lib/features/aml/suspicions/schema'
import { submitSuspicion } from '@/lib/features/aml/suspicions/submit'
import { handle } from '@/lib/http/handle'

export const GET = handle(
  {
    auth: ['admin'],
    admits: requireAmlHead,
    reply: sospettiReply,
    summary: 'Le segnalazioni di sospetto, per il responsabile antiriciclaggio',
  },
  async ({ ctx }) => {
    const items = await listSuspicions(ctx.scope)
    return { items, total: items.length, nextCursor: null }
  },
)

export const POST = handle(
  {
    auth: ['admin', 'agent'],
    body: sospettoSchema,
    reply: ricevutaReply,
    rateLimit: { name: 'ricevute', points: 30, seconds: 3600 },
    status: 201,
    idempotency: 'own',
    summary:
      'Segnala un sospetto al responsabile antiriciclaggio: risponde con una ricevuta che non apre niente',
  },
  async ({ ctx, body, request }) => ({
    ricevuta: await submitSuspicion(ctx, body, request.headers.get('idempotency-key')),
  }),
)
