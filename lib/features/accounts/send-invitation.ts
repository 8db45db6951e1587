import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { byRole, type Staff } from '@/lib/auth/by-role'
import type { Tx } from '@/lib/core/db'
import { mailInvitation } from './mails'
import { issueToken } from './one-time-token'

type Invited = { role: Staff; id: string; nome: string; cognome: string; email: string }

/** Sends the link to the first password, which is good for seven days; those sent before stop working. */
export async function sendInvitation(tx: Tx, from: Actor, person: Invited): Promise<void> {
  const { role, id } = person
  const token = await issueToken(tx, { role, userId: id }, 'invite')
  const change = { where: { id }, data: { invitedAt: new Date() } }
  await byRole(role, { admin: () => tx.admin.update(change), agent: () => tx.agent.update(change) })
  await mailInvitation(tx, person, from, token)
}
