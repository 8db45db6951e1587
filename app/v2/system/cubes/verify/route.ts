import { checkCubes } from '@/lib/features/system/check-cubes'
import { checkReply } from '@/lib/features/system/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['settings_manage'],
    status: 202,
    reply: checkReply,
    summary: 'Confronta le cifre dei report con le righe che contano, con un avanzamento',
  },
  async ({ ctx }) => ({ jobId: await checkCubes(ctx) }),
)
