import 'server-only'
import { seal } from '@/lib/auth/secret-box'
import type { Tx } from '@/lib/core/db'
import { PREPARED } from '@/lib/core/statement-name'
import { enqueueAll, enqueueSql } from '@/lib/jobs/enqueue'
import { Prisma } from '@/prisma/generated/client'
import { ledgerId } from './ledger'
import type { MailText } from './mail-text'
import type { TemplateData, TemplateName } from './templates'

type Queued<T extends TemplateName> = {
  template: T
  to: { email: string; name?: string }
  data: TemplateData<T>
  /** Names the occasion ("lead-received:<lead id>"): the same occasion is written about once. */
  key: string
  /** Who reads an answer; the company's own address where nobody is named. */
  replyTo?: { email: string; name: string }
  /** A stored document that its receiver is to keep: the links of a mail end one day (law: a durable medium). */
  fileId?: string
  /** Words to try out, in place of those that are in force. */
  text?: MailText
  /** Its receiver wants no mail of this kind: the occasion counts as told, and nothing is sent. */
  isMuted?: boolean
}

/** About a day and a half of attempts: after that nobody wants the mail any more. */
const MAX_ATTEMPTS = 15

/** Of these occasions those that nobody has been told of yet: they are told of by this transaction, or by none. */
export async function claimOccasions(
  tx: Tx,
  about: TemplateName,
  keys: readonly string[],
): Promise<Set<string>> {
  const byId = new Map(keys.map((key) => [ledgerId(key), key]))
  // In one order, so that two who claim the same do not wait for each other.
  const claimed = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO idempotency_keys (id, request_hash)
    SELECT id, ${about} FROM unnest(${[...byId.keys()].sort()}::text[]) AS id
    ON CONFLICT (id) DO NOTHING RETURNING id`
  return new Set(claimed.map(({ id }) => byId.get(id) ?? ''))
}

/** Whether somebody has been written about any of these occasions. */
export const wasTold = async (tx: Tx, keys: readonly string[]): Promise<boolean> =>
  (await tx.idempotencyKey.count({ where: { id: { in: keys.map(ledgerId) } } })) > 0

/**
 * Sends a mail when the transaction commits; a mail server that is away delays the mail, never the page.
 * False when this occasion has been written about already.
 */
export async function queueMail<T extends TemplateName>(tx: Tx, mail: Queued<T>): Promise<boolean> {
  const { template, key, isMuted = false } = mail
  if (isMuted) return (await claimOccasions(tx, template, [key])).size > 0
  const queued = await tx.$executeRaw`
    ${Prisma.raw(PREPARED)} WITH claimed AS (
      INSERT INTO idempotency_keys (id, request_hash) VALUES (${ledgerId(key)}, ${template})
      ON CONFLICT (id) DO NOTHING RETURNING id)
    SELECT (${jobOf(tx, mail)}) IS NOT NULL AS queued FROM claimed`
  return queued > 0
}

/**
 * The same as parts of a larger statement, of an occasion that there cannot have been before: the row that claims it, and the
 * statement of the job.
 */
export const firstMail = <T extends TemplateName>(tx: Tx, mail: Queued<T>) => ({
  row: { model: 'idempotencyKey', row: { id: ledgerId(mail.key), requestHash: mail.template as string } },
  job: jobOf(tx, mail),
})

function jobOf<T extends TemplateName>(
  tx: Tx,
  { template, to, data, key, text, replyTo, fileId }: Queued<T>,
): Prisma.Sql {
  const sealed = seal(JSON.stringify(data))
  return enqueueSql(
    tx,
    'mail.send',
    { key, template, to, sealed, text, replyTo, fileId },
    { maxAttempts: MAX_ATTEMPTS },
  )
}

/** The same mail to many, each with its own occasion, in two statements; returns to how many it goes. */
export async function queueMails<T extends TemplateName>(
  tx: Tx,
  template: T,
  mails: readonly Omit<Queued<T>, 'template' | 'text'>[],
): Promise<number> {
  const news = await claimOccasions(
    tx,
    template,
    mails.map(({ key }) => key),
  )
  const jobs = mails
    .filter(({ key, isMuted }) => !isMuted && news.has(key))
    .map(({ key, to, data }) => ({ key, template, to, sealed: seal(JSON.stringify(data)) }))
  await enqueueAll(tx, 'mail.send', jobs, { maxAttempts: MAX_ATTEMPTS })
  return jobs.length
}
