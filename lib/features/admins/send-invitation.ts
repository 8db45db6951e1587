import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { mailInvitation } from '../accounts/mails'
import { issueToken } from '../accounts/one-time-token'

type Person = { id: string; nome: string; cognome: string; email: string }

/** Sends the link to the first password; those sent before stop working. */
export async function sendInvitation(tx: Tx, from: Actor, person: Person): Promise<void> {
  const token = await issueToken(tx, { role: 'admin', userId: person.id }, 'invite')
  await tx.admin.update({ where: { id: person.id }, data: { invitedAt: new Date() } })
  await mailInvitation(tx, { ...person, role: 'admin' }, from, token)
}
