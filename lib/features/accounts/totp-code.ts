import 'server-only'
import type { SigningIn } from '@/lib/auth/accounts'
import { byRole, staffRole } from '@/lib/auth/by-role'
import { open } from '@/lib/auth/secret-box'
import { totpStep } from '@/lib/auth/totp'
import type { Tx } from '@/lib/core/db'
import { AppError, type ErrorCode } from '@/lib/core/errors'
import { askPasskey } from './passkeys'
import { spendRecoveryCode } from './recovery-codes'

const MISSING = 'Inserisci il codice a 6 cifre della tua app di autenticazione.'
const SPENT = 'Questo codice di recupero non c’è, o è già stato usato.'
const WRONG = 'Il codice non è corretto o è già stato usato: aspetta il prossimo e riprova.'

const refuse = (code: ErrorCode, message: string) =>
  new AppError(code, message, { errors: [{ path: 'otp', message }] })

/** What a sign-in lacks after the right password, and what a browser needs to ask for a passkey. */
export async function secondFactorMissing({ role, id: userId, ...account }: SigningIn): Promise<AppError> {
  const passkey = account.passkeys > 0 ? await askPasskey({ role, userId }) : null
  const message = account.totpEnabledAt
    ? MISSING
    : 'Conferma con la tua passkey, o con un codice di recupero.'
  return new AppError('unauthenticated', message, {
    errors: [{ path: 'otp', message }],
    more: passkey ? { passkey } : {},
  })
}

/**
 * Uses a code of the account's second factor up, or one for who has lost it. The step is written only where it is newer than the last
 * one, so that of two requests with the same code one is refused.
 */
export async function spendCode(
  tx: Tx,
  account: SigningIn,
  otp: string | undefined,
  refusal: ErrorCode = 'unauthenticated',
): Promise<void> {
  if (!otp) throw refuse(refusal, MISSING)
  if (!/^\d{6}$/.test(otp)) {
    if (await spendRecoveryCode(tx, account, otp)) return
    throw refuse(refusal, SPENT)
  }
  const secret = account.totpSecret && open(account.totpSecret)
  const last = account.totpLastStep === null ? null : Number(account.totpLastStep)
  const step = secret ? await totpStep(secret, otp, last) : null
  if (step === null || !(await claimStep(tx, account, BigInt(step)))) throw refuse(refusal, WRONG)
}

async function claimStep(tx: Tx, { role, id }: SigningIn, step: bigint): Promise<boolean> {
  const where = { id, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] }
  const data = { totpLastStep: step }
  const { count } = await byRole(staffRole(role), {
    admin: () => tx.admin.updateMany({ where, data }),
    agent: () => tx.agent.updateMany({ where, data }),
  })
  return count === 1
}
