import { noteCopied } from '@/lib/features/materials/firma/note-copied'
import { copiedBody } from '@/lib/features/materials/firma/schema'
import { handle } from '@/lib/http/handle'

export const POST = handle(
  {
    auth: ['agent'],
    body: copiedBody,
    summary: 'Annota che la propria firma è stata copiata: se poi cambia, arriva un avviso',
  },
  async ({ ctx, body }) => {
    await noteCopied(ctx.actor, body)
  },
)
