import { runTask } from '@/lib/features/system/run-task'
import { taskParams } from '@/lib/features/system/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['settings_manage'],
    params: taskParams,
    summary: 'Esegue subito un’attività che l’orologio eseguirebbe più tardi',
  },
  ({ ctx, params }) => runTask(ctx, params.name),
)
