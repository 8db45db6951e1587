import { z } from 'zod'
import { files } from '@/lib/features/files/manager/resource'
import { usesOfItem } from '@/lib/features/files/manager/used'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['storage_manage'],
    params: z.object({ id: z.string() }),
    summary: 'Dove è usato un file',
  },
  async ({ ctx, params }) => {
    await getRow(files, ctx.actor, params.id)
    return usesOfItem(ctx.actor, params.id)
  },
)
