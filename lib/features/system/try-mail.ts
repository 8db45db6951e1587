import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { queueMail } from '@/lib/mail/queue-mail'
import { idOfName } from '@/lib/settings/setting-id'

/** Sends a mail to whoever asks, by the same way as every other. */
export async function tryMail(ctx: Ctx): Promise<void> {
  const { email, nome } = ctx.actor
  await withTransaction(async (tx) => {
    const quando = new Date().toISOString()
    await queueMail(tx, {
      template: 'prova-posta',
      to: { email, name: nome },
      data: { nome, quando },
      key: `prova-posta:${newId()}`,
    })
    const after = { id: idOfName('mail'), alle: quando } as { id: string }
    await recordCommit(tx, ctx, { model: 'Impostazioni', label: 'E-mail di prova', after })
  }, ctx.tx)
}
