import { open } from '@/lib/auth/secret-box'
import { pool } from '@/lib/core/db'
import type { Payload } from '@/lib/jobs/payloads'

type Told = Record<string, string>

/** What waits in the queue for an address, of one template, in its order. */
async function mailsTo(email: string, template: string): Promise<Told[]> {
  const { rows } = await pool().query<{ payload: Payload<'mail.send'> }>(
    'SELECT payload FROM graphile_worker._private_jobs ORDER BY id',
  )
  return rows
    .filter(({ payload }) => payload.to?.email === email && payload.template === template)
    .map(({ payload }) => JSON.parse(open(payload.sealed) ?? '{}') as Told)
}

/** The secret of the link that an address was last sent. */
export const linkOf = async (email: string): Promise<string> =>
  (await mailsTo(email, 'incarico')).at(-1)?.url?.split('/').at(-1) ?? ''

/** The code that an address was last sent. */
export const codeOf = async (email: string): Promise<string> =>
  (await mailsTo(email, 'incarico-codice')).at(-1)?.codice ?? ''
