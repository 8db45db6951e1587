import { presentImport } from '@/lib/features/rates/present'
import { importProgress, progressParams } from '@/lib/features/rates/schema'
import { handle } from '@/lib/http/handle'
import { readProgress } from '@/lib/jobs/progress'

export const GET = handle(
  {
    auth: ['admin'],
    permission: ['banks_manage'],
    params: progressParams,
    reply: importProgress,
    summary: 'A che punto è una propria importazione di tassi',
  },
  async ({ ctx, params }) => presentImport(await readProgress(ctx.actor, params.id)),
)
