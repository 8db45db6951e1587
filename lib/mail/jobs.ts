import 'server-only'
import { buffer } from 'node:stream/consumers'
import { open } from '@/lib/auth/secret-box'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { logger } from '@/lib/core/logger'
import { keepTrying } from '@/lib/jobs/keep-trying'
import type { Payload } from '@/lib/jobs/payloads'
import { contentOf, fileById } from '@/lib/storage/data'
import { ledgerId, messageId } from './ledger'
import { deliver, isPermanent } from './transport'
import { writtenMail } from './written'

const SENT = 250
const REFUSED = 550

/** The job behind queueMail(): sends once; a retry after the mail has gone out does nothing. */
export async function sendQueued(mail: Payload<'mail.send'>): Promise<void> {
  const id = ledgerId(mail.key)
  const entry = await db().idempotencyKey.findUnique({ where: { id } })
  if (entry?.status) return
  const data = unseal(mail.sealed)
  const { subject, html, text, file } = await writtenMail(mail.template, data, mail.text)
  const to = { name: mail.to.name, address: mail.to.email }
  const replyTo = mail.replyTo && { name: mail.replyTo.name, address: mail.replyTo.email }
  const status = await attempt({
    to,
    replyTo,
    subject,
    html,
    text,
    attachments: [...(file ? [file] : []), ...(await documentOf(mail))],
    messageId: messageId(mail.key, env().SITE_URL),
  })
  await keepTrying(() => db().idempotencyKey.updateMany({ where: { id }, data: { status } }))
}

/** The document that goes with a mail; none where it has been deleted since. */
async function documentOf({ fileId }: Payload<'mail.send'>) {
  const file = fileId ? await fileById(fileId) : null
  if (!file) return []
  const { name: filename, mimetype: contentType } = file
  return [{ filename, contentType, content: await buffer(await contentOf(file)) }]
}

function unseal(sealed: string): Record<string, unknown> {
  const data = open(sealed)
  if (data === null) throw new Error('mail queued with another AUTH_SECRET')
  return JSON.parse(data) as Record<string, unknown>
}

async function attempt(message: Parameters<typeof deliver>[0]): Promise<number> {
  try {
    await deliver(message)
    return SENT
  } catch (error) {
    // Asking again would change nothing, and many refusals harm the sender's name.
    if (!isPermanent(error)) throw error
    logger().warn({ err: error, messageId: message.messageId }, 'mail refused by the server')
    return REFUSED
  }
}
