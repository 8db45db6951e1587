import { handle } from '@/lib/http/handle'
import { admitImporters } from '@/lib/imports/access'
import { getRun } from '@/lib/imports/data'
import { runDetailReply, runParams, uploadReply } from '@/lib/imports/schema'
import { uploadImport } from '@/lib/imports/start'

export const GET = handle(
  {
    auth: ['admin'],
    admits: admitImporters,
    params: runParams,
    reply: runDetailReply,
    summary: 'Un’importazione: a che punto è, e a quali colonne corrispondono i campi',
  },
  ({ ctx, params }) => getRun(ctx.scope, params.id),
)

/** Here {id} is the kind of what is imported. */
export const POST = handle(
  {
    auth: ['admin'],
    admits: admitImporters,
    params: runParams,
    reply: uploadReply,
    rateLimit: { name: 'imports', points: 60, seconds: 3600 },
    idempotency: 'own',
    status: 201,
    summary:
      'Carica un CSV da importare (multipart, campo file); {id} è che cosa: clients, agents, percLeads',
  },
  ({ ctx, params, request }) => uploadImport(ctx, request, params.id),
)
