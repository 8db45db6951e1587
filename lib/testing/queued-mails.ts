import { open } from '@/lib/auth/secret-box'
import { db } from '@/lib/core/db'

/** A mail as its verb has queued it; `data` is what its text is written from. */
export type QueuedMail<D = Record<string, string>> = { template: string; key: string; data: D }

/** The mails that wait in the queue for an address, oldest first; all of them, or those of one template. */
export async function mailsTo<D = Record<string, string>>(
  email: string,
  only?: string,
): Promise<QueuedMail<D>[]> {
  const rows = await db().$queryRaw<{ template: string; key: string; sealed: string }[]>`
    SELECT payload ->> 'template' AS template, payload ->> 'key' AS key, payload ->> 'sealed' AS sealed
    FROM graphile_worker._private_jobs WHERE payload -> 'to' ->> 'email' = ${email} ORDER BY id`
  return rows
    .filter(({ template }) => only === undefined || template === only)
    .map(({ template, key, sealed }) => ({ template, key, data: JSON.parse(open(sealed) ?? '{}') as D }))
}

/** The same, as the names of their templates. */
export const templatesTo = async (email: string): Promise<string[]> =>
  (await mailsTo(email)).map(({ template }) => template)
