import { absenceBody } from '@/lib/features/agents/absence-schema'
import { setOwnAbsence } from '@/lib/features/agents/own-profile'
import { ownAgentReply } from '@/lib/features/agents/own-schema'
import { handle } from '@/lib/http/handle'

export const PUT = handle(
  {
    auth: ['agent'],
    body: absenceBody,
    reply: ownAgentReply,
    summary: 'La propria assenza e chi sostituisce',
  },
  ({ ctx, body }) => setOwnAbsence(ctx, body),
)
