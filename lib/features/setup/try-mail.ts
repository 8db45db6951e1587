import 'server-only'
import { causeOf } from '@/lib/core/failure-words'
import type { Ctx } from '@/lib/http/context'
import { deliver } from '@/lib/mail/transport'
import { writtenMail } from '@/lib/mail/written'
import { noteProof } from './proofs'
import type { Trial } from './schema'

/** Sends a mail to whoever asks, at once and not by the queue, so that the server's answer is heard. */
export async function tryMailNow(ctx: Ctx): Promise<Trial> {
  const { nome, email } = ctx.actor
  const { subject, html, text } = await writtenMail('prova-posta', { nome, quando: new Date().toISOString() })
  try {
    await deliver({ to: { name: nome, address: email }, subject, html, text })
  } catch (error) {
    return { ok: false, error: causeOf(error) }
  }
  await noteProof(ctx, 'posta')
  return { ok: true, error: '' }
}
