import 'server-only'
import { revokeAll } from '@/lib/auth/sessions'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import { checkRank, granted, keepOneWithAll } from './grants'
import { admins } from './resource'

/** Nobody signs in with this account any more, and whoever is signed in with it is out at once. */
export async function blockAdmin(ctx: Ctx, id: string, motivo: string): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await lockRow(admins, { ...ctx, tx }, id)
    checkRank(ctx.actor, { ...granted(before), id })
    if (id === ctx.actor.userId)
      throw new AppError('conflict', 'Il proprio accesso lo blocca un’altra persona.')
    if (before.status === 'blocked') throw new AppError('conflict', 'L’accesso è già bloccato.')
    if (granted(before).permissions.admin === true && before.status === 'validated')
      await keepOneWithAll(tx, id)
    await writeVerb(admins, { ...ctx, tx }, { before, change: { status: 'blocked' }, reason: motivo })
    await revokeAll(tx, { role: 'admin', userId: id }, 'accesso sospeso')
  }, ctx.tx)
}

/** Gives the access back; who never chose a password waits for the invitation again. */
export async function unblockAdmin(ctx: Ctx, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await lockRow(admins, { ...ctx, tx }, id)
    checkRank(ctx.actor, { ...granted(before), id })
    if (before.status !== 'blocked') throw new AppError('conflict', 'L’accesso non è bloccato.')
    const change = { status: before.passwordHash ? 'validated' : 'pending' } as const
    await writeVerb(admins, { ...ctx, tx }, { before, change })
  }, ctx.tx)
}
