import { handle } from '@/lib/http/handle'
import { admitImporters } from '@/lib/imports/access'
import { fixRow } from '@/lib/imports/fix-row'
import { rowBody, rowParams, rowReply } from '@/lib/imports/schema'

export const PATCH = handle(
  {
    auth: ['admin'],
    admits: admitImporters,
    params: rowParams,
    body: rowBody,
    reply: rowReply,
    summary: 'Corregge una riga errata e la riprova',
  },
  ({ ctx, params, body }) => fixRow(ctx, params.id, params.riga, body),
)
