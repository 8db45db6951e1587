import { z } from 'zod'
import { assignCase } from '@/lib/features/pratiche/assign'
import { assignOneBody } from '@/lib/features/pratiche/assign-schema'
import { praticaDetail } from '@/lib/features/pratiche/data'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['pratiche_manage'],
    params: z.object({ id: z.string() }),
    body: assignOneBody,
    summary: 'Affida una pratica aperta a un altro agente',
  },
  async ({ ctx, params, body: { version, ...input } }) => {
    const { cautele } = await assignCase(ctx, params.id, version, input)
    return { ...(await praticaDetail(ctx.actor, params.id)), cautele }
  },
)
