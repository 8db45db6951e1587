import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { sendInvitation } from '../accounts/send-invitation'
import { checkRank, granted } from './grants'
import { admins } from './resource'

/** Once more, for somebody who has not chosen a password yet. */
export async function inviteAgain(ctx: Ctx, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const row = await lockRow(admins, { ...ctx, tx }, id)
    checkRank(ctx.actor, { ...granted(row), id })
    if (row.status !== 'pending') throw new AppError('conflict', 'Ha già scelto la sua password.')
    const person = { id, nome: row.name, cognome: row.surname, email: row.email }
    await sendInvitation(tx, ctx.actor, { role: 'admin', ...person })
  }, ctx.tx)
}
