import { open } from '@/lib/auth/secret-box'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { people } from '@/lib/testing/contract/samples-people'
import { type Caller, callAs, type Reply } from '@/lib/testing/test-kit'

export const PASSWORD = 'una frase davvero lunga 9'

const bodyOf = async (more: object = {}) => ({ ...(await people.agents?.body?.(1)), ...more })
export const post = async (as: Caller | null, more: object = {}) =>
  callAs(as, 'POST', 'agents', { body: await bodyOf(more) })
export const get = (as: Caller, id: string) => callAs(as, 'GET', 'agents/[id]', { params: { id } })
export const patch = (as: Caller, id: string, change: object) =>
  callAs(as, 'PATCH', 'agents/[id]', { params: { id }, body: change })
export const verb = (as: Caller | null, name: string, id: string, body?: unknown) =>
  callAs(as, 'POST', `agents/[id]/${name}`, { params: { id }, body })
/** The status of a refusal, and the first field that it names. */
export const refusal = ({ status, json }: Reply) => [status, json.errors?.[0]?.path]
export const rowOf = (id: string) => db().agent.findUniqueOrThrow({ where: { id } })

type Queued = { template: string; sealed: string }
export async function mailsTo(email: string): Promise<Queued[]> {
  const rows = await db().$queryRaw<{ payload: Queued }[]>`
    SELECT payload FROM graphile_worker._private_jobs WHERE payload->'to'->>'email' = ${email} ORDER BY id`
  return rows.map(({ payload }) => payload)
}

/** Chooses a password by the link of the last mail. */
export async function acceptInvitation(email: string) {
  const mail = (await mailsTo(email)).at(-1)
  const { url } = JSON.parse(open(mail?.sealed ?? '') ?? '{}') as { url: string }
  const body = { token: new URL(url).searchParams.get('token'), password: PASSWORD }
  return callAs(null, 'POST', 'agents/password/reset', { body, headers: { 'idempotency-key': newId() } })
}
