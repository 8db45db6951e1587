import 'server-only'
import { seal } from '@/lib/auth/secret-box'
import type { Tx } from '@/lib/core/db'
import { enqueue } from '@/lib/jobs/enqueue'
import { ledgerId } from './ledger'
import type { TemplateData, TemplateName } from './templates'

type Queued<T extends TemplateName> = {
  template: T
  to: { email: string; name?: string }
  data: TemplateData<T>
  /** Names the occasion ("lead-received:<lead id>"): the same occasion is written about once. */
  key: string
}

/** About a day and a half of attempts: after that nobody wants the mail any more. */
const MAX_ATTEMPTS = 15

/**
 * Sends a mail when the transaction commits; a mail server that is away delays the mail, never the page.
 * False when this occasion has been written about already.
 */
export async function queueMail<T extends TemplateName>(
  tx: Tx,
  { template, to, data, key }: Queued<T>,
): Promise<boolean> {
  const claimed = await tx.$executeRaw`
    INSERT INTO idempotency_keys (id, request_hash) VALUES (${ledgerId(key)}, ${template})
    ON CONFLICT (id) DO NOTHING`
  if (claimed === 0) return false
  const sealed = seal(JSON.stringify(data))
  await enqueue(tx, 'mail.send', { key, template, to, sealed }, { maxAttempts: MAX_ATTEMPTS })
  return true
}
