import { gatherDiagnostics, handOver } from '@/lib/features/system/diagnostics'
import { diagnosticsReply } from '@/lib/features/system/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['admin'],
    permission: ['settings_manage'],
    reply: diagnosticsReply,
    prepare: ({ ctx }) => gatherDiagnostics(ctx),
    rateLimit: { name: 'diagnostics', points: 30, seconds: 3600 },
    summary: 'La diagnostica da inviare a chi aiuta: cifre e guasti, senza segreti né dati di persone',
  },
  ({ ctx, prepared }) => handOver(ctx, prepared),
)
