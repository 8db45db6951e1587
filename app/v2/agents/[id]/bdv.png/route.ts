import { z } from 'zod'
import { makesCards } from '@/lib/features/materials/bdv/data'
import { bdvPng } from '@/lib/features/materials/bdv/draw-card'
import { bdvPngQuery } from '@/lib/features/materials/bdv/schema'
import { fileReply } from '@/lib/http/file-reply'
import { handle } from '@/lib/http/handle'
import { requireAnyAccess } from '@/lib/resources/access'

export const GET = handle(
  {
    auth: ['admin', 'agent'],
    admits: requireAnyAccess(makesCards),
    params: z.object({ id: z.string() }),
    query: bdvPngQuery,
    rateLimit: { name: 'pictures', points: 400, seconds: 600 },
    summary: 'Una faccia del biglietto da visita di un agente come immagine',
  },
  async ({ ctx: { actor }, params: { id }, query: { faccia, ...options } }) => {
    const { bytes, name } = await bdvPng({ actor, id, options }, faccia)
    return fileReply(bytes, name, 'image/png')
  },
)
