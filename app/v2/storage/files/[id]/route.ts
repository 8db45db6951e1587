import { z } from 'zod'
import { mayRead } from '@/lib/features/files/grant'
import { handle } from '@/lib/http/handle'
import { serveFile } from '@/lib/storage/serve'

export const GET = handle(
  { auth: 'optional', params: z.object({ id: z.string() }), summary: 'Scarica un file' },
  ({ ctx, params, request }) => serveFile(params.id, ctx.actor, request, mayRead),
)
