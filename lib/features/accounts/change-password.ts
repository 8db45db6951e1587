import 'server-only'
import { type Account, findAccount } from '@/lib/auth/accounts'
import { hashPassword, verifyPassword } from '@/lib/auth/password'
import { withTransaction } from '@/lib/core/db'
import { invalidField, orNotFound } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { countPassword } from './limits'
import { refuseOwnWords, setPassword } from './reset-password'

type Input = { attuale: string; password: string }
type Prepared = { account: Account; passwordHash: string }

/** The signed-in account, after its password has been typed again in the field `path`. */
export async function provePassword({ actor }: Ctx, password: string, path: string): Promise<Account> {
  await countPassword(actor)
  const account = orNotFound(await findAccount(actor.role, { id: actor.userId }))
  if (!(await verifyPassword(account.passwordHash, password))) {
    throw invalidField(path, 'La password attuale non è corretta.')
  }
  return account
}

/** What is slow, and must be counted also where it fails. @throws 422 on `attuale` or `password` */
export async function preparePassword(ctx: Ctx, { attuale, password }: Input): Promise<Prepared> {
  const account = await provePassword(ctx, attuale, 'attuale')
  if (attuale === password) throw invalidField('password', 'Scegli una password diversa da quella attuale.')
  refuseOwnWords(password, account)
  return { account, passwordHash: await hashPassword(password) }
}

/** Changes the own password; the other devices have to sign in again, this one stays. */
export async function changePassword(ctx: Ctx, { account, passwordHash }: Prepared): Promise<void> {
  await withTransaction((tx) => setPassword(tx, account, passwordHash, ctx.actor.sessionId), ctx.tx)
}
