import 'server-only'
import { createHmac } from 'node:crypto'
import type { SigningIn } from '@/lib/auth/accounts'
import { keyFor } from '@/lib/auth/keys'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newCode, newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { mailSecurityChanged } from './mails'

const COUNT = 10
/** Twelve of 31 signs: 59 bits, which nobody guesses thirty times a day. */
const LENGTH = 12

const plain = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Only this is kept. The codes are random, so that a keyed hash of them needs no salt and no cost. */
const hashOf = (code: string) =>
  createHmac('sha256', keyFor('recovery code')).update(plain(code)).digest('base64url')

/** "K7QM-2XRT-9FHA" */
const written = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

/** New codes in place of those of before; they are told this once. @throws 409 without a second factor */
export async function newRecoveryCodes({ actor, tx }: Ctx): Promise<string[]> {
  if (!actor.totp && (actor.passkeys ?? 0) === 0)
    throw new AppError('conflict', 'Attiva prima l’app di autenticazione o una passkey.')
  const { role, userId } = actor
  const codes = Array.from({ length: COUNT }, () => newCode(LENGTH))
  await withTransaction(async (inner) => {
    await inner.recoveryCode.deleteMany({ where: { role, userId } })
    await inner.recoveryCode.createMany({
      data: codes.map((code) => ({ id: newId(), role, userId, codeHash: hashOf(code) })),
    })
    await mailSecurityChanged(
      inner,
      actor,
      'I codici di recupero sono stati rifatti: quelli di prima non valgono più.',
    )
  }, tx)
  return codes.map(written)
}

/** Uses a code up; false for one that is none, or was used. Of two at once one is refused. */
export async function spendRecoveryCode(tx: Tx, account: SigningIn, code: string): Promise<boolean> {
  const { role, id: userId } = account
  const { count } = await tx.recoveryCode.updateMany({
    where: { role, userId, codeHash: hashOf(code), usedAt: null },
    data: { usedAt: new Date() },
  })
  if (count === 0) return false
  const left = await tx.recoveryCode.count({ where: { role, userId, usedAt: null } })
  const person = { role, nome: account.nome, cognome: account.cognome, email: account.email }
  await mailSecurityChanged(tx, person, `È stato usato un codice di recupero: ne restano ${left}.`)
  return true
}
