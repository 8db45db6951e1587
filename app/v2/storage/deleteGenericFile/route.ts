import { describeUses } from '@/lib/features/files/used-by'
import { handle } from '@/lib/http/handle'
import { deleteGeneric } from '@/lib/storage/delete-generic'
import { fileObject } from '@/lib/storage/schema'

export const POST = handle(
  { auth: ['admin', 'agent', 'client'], body: fileObject, summary: 'Elimina un file caricato da sé' },
  ({ ctx, body }) => deleteGeneric(ctx.actor, body, ctx.tx, (id) => describeUses(ctx.actor, id)),
)
