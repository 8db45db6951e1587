import { z } from 'zod'
import { newVersionSchema, versionsReply } from '@/lib/features/files/manager/schema'
import { addVersion, versionsOf } from '@/lib/features/files/manager/versions'
import { handle } from '@/lib/http/handle'

const common = {
  auth: ['admin'],
  permission: ['storage_manage'],
  params: z.object({ id: z.string() }),
} as const

export const GET = handle(
  { ...common, reply: versionsReply, summary: 'Le versioni di un file' },
  ({ ctx, params }) => versionsOf(ctx.scope, params.id),
)

export const POST = handle(
  { ...common, body: newVersionSchema, summary: 'Una nuova versione di un file, allo stesso indirizzo' },
  ({ ctx, params, body }) => addVersion(ctx, params.id, body),
)
