import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { people } from '@/lib/testing/contract/samples-people'
import { mailsTo } from '@/lib/testing/queued-mails'
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

/** Chooses a password by the link of the last mail. */
export async function acceptInvitation(email: string) {
  const url = (await mailsTo(email)).at(-1)?.data.url ?? ''
  const body = { token: new URL(url).searchParams.get('token'), password: PASSWORD }
  return callAs(null, 'POST', 'agents/password/reset', { body, headers: { 'idempotency-key': newId() } })
}
