import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { forbidden } from '@/lib/core/errors'
import type { Hooks, ShapeOf } from '@/lib/resources/types'
import type { Admin } from '@/prisma/generated/client'
import { credentialsChanged } from '../accounts/credentials'
import { sendInvitation } from '../accounts/send-invitation'
import { checkGrants, checkRank, granted, grown, keepOneWithAll } from './grants'
import { mailGrown } from './notify'
import type { adminSchema } from './schema'

const known = (actor: Actor | null): Actor => {
  if (!actor) throw forbidden()
  return actor
}

const asCredentials = ({ id, name, email, passwordHash }: Admin) => ({ id, nome: name, email, passwordHash })

/** What the change of an administrator asks of whoever makes it, and whom it is told to. */
export const adminHooks: Hooks<ShapeOf<'admin', typeof adminSchema>> = {
  beforeChange: async ({ before, data, ctx, tx }) => {
    if (before) checkRank(known(ctx.actor), { ...granted(before), id: before.id })
    const [was, will] = [granted(before), { ...granted(before), ...data }]
    checkGrants(known(ctx.actor), before ? String(before.id) : null, was, granted(will))
    if (was.permissions.admin === true && granted(will).permissions.admin !== true)
      await keepOneWithAll(tx, String(before?.id))
    return before ? data : { ...data, passwordHash: '', status: 'pending' }
  },
  beforeDelete: ({ before, ctx }) => checkRank(known(ctx.actor), { ...granted(before), id: before.id }),
  afterChange: async ({ before, after, ctx, tx }) => {
    if (!after) return
    if (before)
      await credentialsChanged(tx, 'admin', asCredentials(before as Admin), asCredentials(after as Admin))
    const row = {
      role: 'admin' as const,
      id: String(after.id),
      nome: String(after.name),
      email: String(after.email),
    }
    const person = { ...row, cognome: String(after.surname) }
    // The links of before are gone with the address that they were sent to, or with the row that comes back.
    const isMoved = before !== null && before.email !== after.email && after.status === 'pending'
    if (!before || isMoved) await sendInvitation(tx, known(ctx.actor), person)
    const more = grown(granted(before), granted(after))
    if (more.length > 0) await mailGrown(tx, known(ctx.actor), person, more)
  },
}
