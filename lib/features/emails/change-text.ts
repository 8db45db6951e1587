import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { staleVersion } from '@/lib/core/errors'
import { canonical } from '@/lib/history/diff'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import type { MailText } from '@/lib/mail/mail-text'
import type { TemplateName } from '@/lib/mail/templates'
import { checkWords, newTexts } from '@/lib/settings/check-words'
import { idOfName } from '@/lib/settings/setting-id'
import { checkNames, codeText, knownTemplate, nameOf, presentEmail } from './data'
import type { EmailInput, EmailView } from './schema'

const idOf = (template: TemplateName) => idOfName(`email:${template}`)

/**
 * Sets the words of a mail, from the next one that is sent. Only what differs from the code's is kept: to write the code's
 * words is to go back to them.
 * @throws 404 no such mail, 409 stale version, 422 a name that the mail does not know, or words of advertising
 */
export async function changeText(
  ctx: Ctx,
  name: string,
  { version, motivoParole: motivo, ...text }: EmailInput,
): Promise<EmailView> {
  const template = knownTemplate(name)
  checkNames(template, text)
  return withTransaction(async (tx) => {
    const id = idOf(template)
    // There may be no row to lock.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`email:${template}`}, 0))`
    const row = await tx.emailText.findUnique({ where: { template } })
    if ((row?.version ?? 0) !== version) throw staleVersion()
    const { oggetto, titolo, corpo } = row ?? codeText(template)
    const { actor } = ctx
    const texts = newTexts({ oggetto, titolo, corpo }, text)
    const reason = await checkWords(tx, { actor, texts, motivo })
    await recordCommit(tx, ctx, {
      model: 'Emails',
      label: nameOf(template),
      before: { id, template, oggetto, titolo, corpo } as { id: string },
      after: { id, template, ...text } as { id: string },
      reason,
    })
    const after = await store(tx, ctx, template, text)
    const { nome, cognome } = ctx.actor
    return presentEmail(template, after, after ? `${nome} ${cognome}` : undefined)
  }, ctx.tx)
}

async function store(tx: Tx, { actor }: Ctx, template: TemplateName, text: MailText) {
  if (canonical(text) === canonical(codeText(template))) {
    await tx.emailText.deleteMany({ where: { template } })
    return null
  }
  const id = idOf(template)
  // Words that were taken back and are written again go on from their history: no version comes twice.
  const version = 1 + (await tx.commit.count({ where: { ref: id } }))
  const data = { ...text, id, version, updatedBy: actor.userId }
  return tx.emailText.upsert({ where: { template }, create: { template, ...data }, update: data })
}
