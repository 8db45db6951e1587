import { z } from 'zod'
import { identificationOf } from '@/lib/features/aml/identification/data'
import { saveStep } from '@/lib/features/aml/identification/save-step'
import { identificazioneReply, passoSchema } from '@/lib/features/aml/identification/schema'
import { editablePratiche } from '@/lib/features/pratiche/access'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

const common = {
  auth: ['admin', 'agent'],
  admits: requireAnyAccess(editablePratiche),
  params: z.object({ id: z.string() }),
  reply: identificazioneReply,
} as const

export const GET = handle(
  { ...common, summary: 'L’identificazione del cliente di una pratica, con il rischio e quello che manca' },
  ({ ctx, params }) => identificationOf(ctx.actor, params.id),
)

export const PATCH = handle(
  { ...common, body: passoSchema, summary: 'Salva un passo dell’identificazione, anche a metà' },
  async ({ ctx, params, body }) => {
    await saveStep(ctx, params.id, body)
    return identificationOf(ctx.actor, params.id)
  },
)
