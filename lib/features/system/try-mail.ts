import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { wordsOf } from '@/lib/core/failure-words'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { queueMail } from '@/lib/mail/queue-mail'
import { reachFailure } from '@/lib/mail/transport'
import { idOfName } from '@/lib/settings/setting-id'

/** Sends a mail to whoever asks, by the same way as every other: it waits in the queue while the server does not take it, and why is told. */
export async function tryMail(ctx: Ctx): Promise<{ problema: string | null }> {
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
  const failure = await reachFailure()
  return { problema: failure ? wordsOf(failure) : null }
}
