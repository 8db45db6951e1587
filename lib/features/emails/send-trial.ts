import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import type { MailText } from '@/lib/mail/mail-text'
import { queueMail } from '@/lib/mail/queue-mail'
import { TEMPLATES } from '@/lib/mail/templates'
import { checkNames, knownTemplate } from './data'

/** Sends the mail with these words and invented data to whoever asks, saved or not. */
export async function sendTrial(ctx: Ctx, name: string, text: MailText): Promise<void> {
  const template = knownTemplate(name)
  checkNames(template, text)
  const { email, nome, cognome } = ctx.actor
  await withTransaction(
    (tx) =>
      queueMail(tx, {
        template,
        to: { email, name: `${nome} ${cognome}` },
        data: TEMPLATES[template].demo,
        key: `prova:${template}:${newId()}`,
        text,
      }),
    ctx.tx,
  )
}
