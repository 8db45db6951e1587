import { readGroup } from '@/lib/features/leads/perc-leads/data'
import { saveGroup } from '@/lib/features/leads/perc-leads/save-group'
import { gruppoReply, gruppoSchema } from '@/lib/features/leads/perc-leads/schema'
import { handle } from '@/lib/http/handle'

export const PUT = handle(
  {
    auth: ['admin'],
    permission: ['leads_manage'],
    body: gruppoSchema,
    reply: gruppoReply,
    summary: 'Cambia i pesi di un gruppo: comincia una nuova epoca, da oggi o da un giorno',
  },
  async ({ ctx, body }) => readGroup((await saveGroup(ctx, body)).id),
)
