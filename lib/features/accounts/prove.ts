import 'server-only'
import { findAccount } from '@/lib/auth/accounts'
import { noteProof, waysToProve } from '@/lib/auth/proof'
import { withTransaction } from '@/lib/core/db'
import { invalidField, orNotFound } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { provePassword } from './change-password'
import { countCode } from './limits'
import { proveByPasskey } from './passkeys'
import type { ProofInput } from './schema'
import { spendCode } from './totp-code'

/**
 * Proves again who uses this session: with the password, or with the second factor where that is on. Tries are counted for the
 * session, so that who found it open does not guess.
 * @throws 422 on the field that is wrong, or on `password` where a second factor is on; 429
 */
export async function prove(ctx: Ctx, { password, otp, passkey }: ProofInput): Promise<void> {
  const { actor } = ctx
  if (passkey) {
    await countCode(actor.role, actor.userId, actor.sessionId)
    await proveByPasskey({ role: actor.role, id: actor.userId }, passkey, 'invalid')
  } else if (otp !== undefined) return proveByCode(ctx, otp)
  else {
    if (!waysToProve(actor).includes('password'))
      throw invalidField('password', 'Serve il secondo fattore: un codice o la passkey.')
    await provePassword(ctx, password ?? '', 'password')
  }
  await withTransaction((tx) => noteProof(tx, actor), ctx.tx)
}

async function proveByCode({ actor, tx: outer }: Ctx, otp: string): Promise<void> {
  await countCode(actor.role, actor.userId, actor.sessionId)
  await withTransaction(async (tx) => {
    const account = orNotFound(await findAccount(actor.role, { id: actor.userId }, tx))
    await spendCode(tx, account, otp, 'invalid')
    await noteProof(tx, actor)
  }, outer)
}
