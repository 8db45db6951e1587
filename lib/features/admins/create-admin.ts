import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import { parseGiven } from '@/lib/http/validation'
import { mailInvitation, passwordUrl } from '../accounts/mails'
import { issueToken } from '../accounts/one-time-token'
import { adminSchema } from './schema'

export type NewAdmin = {
  email: string
  name: string
  surname: string
  /** Whether one may be made although there are administrators. */
  another: boolean
  /** Whether the link goes by mail, too: the queue sends it when the server runs. */
  mail: boolean
}

/** The first administrator is made by the person who installs the product, who has no account. */
const INSTALLER = { actor: null, requestId: 'admin:create' }

/**
 * An administrator with every permission, made by whoever holds the machine. Answers the link that chooses the first
 * password, which is good for seven days. 409 where there is an administrator and not `another`, 422 for wrong values.
 */
export async function createAdmin({ another, mail, ...person }: NewAdmin): Promise<string> {
  const none = { ufficio: null, telefono: null, ticketing: {} }
  const data = parseGiven(adminSchema, { ...person, ...none, permissions: { admin: true } })
  return withTransaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('admins:all'))`
    const known = await tx.admin.findFirst({ orderBy: { createdAt: 'asc' }, select: { email: true } })
    if (known && !another) {
      throw new AppError(
        'conflict',
        `C’è già un amministratore (${known.email}): per aggiungerne uno usa --altro.`,
      )
    }
    const row = { ...data, id: newId(), passwordHash: '', status: 'pending' as const, invitedAt: new Date() }
    const after = await tx.admin.create({
      data: row as typeof row & { permissions: object; ticketing: object },
    })
    await recordCommit(tx, INSTALLER, { model: 'Admin', label: after.email, before: null, after })
    const token = await issueToken(tx, { role: 'admin', userId: after.id }, 'invite')
    const reader = { role: 'admin' as const, nome: after.name, cognome: after.surname, email: after.email }
    if (mail) await mailInvitation(tx, reader, { nome: 'Chi', cognome: 'installa il sito' }, token)
    return passwordUrl('admin', token)
  })
}
