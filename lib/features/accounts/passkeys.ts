import 'server-only'
import type { SigningIn } from '@/lib/auth/accounts'
import type { Role } from '@/lib/auth/roles'
import { revokeAll } from '@/lib/auth/sessions'
import {
  CHALLENGE_SECONDS,
  creationOptions,
  madePasskey,
  provenBy,
  requestOptions,
} from '@/lib/auth/webauthn'
import { dropAtCommit } from '@/lib/core/at-commit'
import { accountTag } from '@/lib/core/cache'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, notFound, orNotFound, unauthenticated } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { tryConsume } from '@/lib/http/rate-limit'
import { brandName } from '@/lib/settings/brand-name'
import type { Passkey } from '@/prisma/generated/client'
import { mailSecurityChanged } from './mails'
import type { AssertionInput, PasskeyInput, PasskeyItem } from './passkey-schema'

/** More than anybody has devices. */
const MOST = 20

type Owner = { role: Role; userId: string }

export const present = ({ id: _id, nome, createdAt, lastUsedAt }: Passkey): PasskeyItem => ({
  _id,
  nome,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export const passkeysOf = ({ role, userId }: Owner, tx: Tx = db()): Promise<Passkey[]> =>
  tx.passkey.findMany({ where: { role, userId }, orderBy: { createdAt: 'asc' } })

export async function startPasskey({ actor }: Ctx) {
  const { role, userId, email, nome, cognome } = actor
  const existing = await passkeysOf(actor)
  if (existing.length >= MOST) throw new AppError('conflict', 'Hai già 20 passkey: toglietene una.')
  const owner = { role, userId, email, name: `${nome} ${cognome}`, site: await brandName() }
  return creationOptions(owner, existing)
}

/** Keeps a passkey that a browser has made for who is signed in. The first second factor ends the other sessions. @throws 422 */
export async function addPasskey(ctx: Ctx, { nome, risposta }: PasskeyInput): Promise<PasskeyItem> {
  const { actor } = ctx
  const { role, userId } = actor
  const made = await madePasskey({ role, userId }, risposta as Parameters<typeof madePasskey>[1])
  if (!made) throw invalidField('risposta', 'La passkey non è stata creata: riprova.')
  return withTransaction(async (tx) => {
    if (await tx.passkey.findUnique({ where: { credentialId: made.id }, select: { id: true } }))
      throw new AppError('conflict', 'Questa passkey c’è già.')
    const row = await tx.passkey.create({
      data: {
        id: newId(),
        role,
        userId,
        nome,
        credentialId: made.id,
        counter: BigInt(made.counter),
        publicKey: new Uint8Array(made.publicKey),
        transports: made.transports ?? [],
      },
    })
    dropAtCommit(tx, [accountTag(role, userId)])
    if (!actor.totp && !actor.passkeys)
      await revokeAll(tx, { role, userId, except: actor.sessionId }, 'secondo fattore attivato')
    await mailSecurityChanged(tx, actor, `È stata aggiunta la passkey «${nome}».`)
    return present(row)
  }, ctx.tx)
}

export async function renamePasskey(ctx: Ctx, id: string, nome: string): Promise<void> {
  const { role, userId } = ctx.actor
  const { count } = await (ctx.tx ?? db()).passkey.updateMany({ where: { id, role, userId }, data: { nome } })
  if (count === 0) throw notFound()
}

/** Takes one away; without a second factor the recovery codes mean nothing, and go. */
export async function removePasskey(ctx: Ctx, id: string): Promise<void> {
  const { role, userId, totp } = ctx.actor
  await withTransaction(async (tx) => {
    const row = orNotFound(await tx.passkey.findFirst({ where: { id, role, userId } }))
    await tx.passkey.delete({ where: { id } })
    dropAtCommit(tx, [accountTag(role, userId)])
    if (!totp && (await tx.passkey.count({ where: { role, userId } })) === 0)
      await tx.recoveryCode.deleteMany({ where: { role, userId } })
    await mailSecurityChanged(tx, ctx.actor, `È stata tolta la passkey «${row.nome}».`)
  }, ctx.tx)
}

/** All that proves somebody beside the password goes: they have lost it. */
export async function dropSecondFactors(tx: Tx, { role, userId }: Owner): Promise<void> {
  await tx.passkey.deleteMany({ where: { role, userId } })
  await tx.recoveryCode.deleteMany({ where: { role, userId } })
  dropAtCommit(tx, [accountTag(role, userId)])
}

/** What the browser of somebody we know has to answer. */
export const askPasskey = async (owner: Owner) => requestOptions(owner, await passkeysOf(owner))

/** What the browser of somebody we do not know yet has to answer: it offers the passkeys that it has. */
export const askAnyPasskey = (role: Role) => requestOptions({ role })

const REFUSED = 'Questa passkey non è stata riconosciuta: riprova, o entra con la password.'
const challengeIn = ({ response }: AssertionInput): string => {
  try {
    const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as unknown
    const { challenge } = data as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/**
 * The passkey that has proven its owner, whose count is kept; each answer is good once.
 * @param asked of whom it was asked: nobody in particular where `userId` is missing
 */
async function spend(given: AssertionInput, asked: { role: Role; userId?: string }): Promise<Passkey | null> {
  const { role, userId } = asked
  const where = { credentialId: given.id, role, ...(userId && { userId }) }
  const passkey = await db().passkey.findFirst({ where })
  const counter = passkey && (await provenBy(passkey, asked, given as Parameters<typeof provenBy>[2]))
  if (!passkey || counter === null) return null
  const once = { name: 'passkey-sfida', points: 1, seconds: CHALLENGE_SECONDS }
  if ((await tryConsume(once, challengeIn(given))) > 0) return null
  return db().passkey.update({ where: { id: passkey.id }, data: { counter, lastUsedAt: new Date() } })
}

/** Whose passkey this is. @throws 401 for none of ours */
export async function ownerOfPasskey(role: Role, given: AssertionInput): Promise<string> {
  const passkey = await spend(given, { role })
  if (!passkey) throw unauthenticated(REFUSED)
  return passkey.userId
}

/** @throws `refusal` where it is not theirs */
export async function proveByPasskey(
  { role, id }: Pick<SigningIn, 'role' | 'id'>,
  given: AssertionInput,
  refusal: 'unauthenticated' | 'invalid' = 'unauthenticated',
): Promise<void> {
  if (!(await spend(given, { role, userId: id })))
    throw new AppError(refusal, REFUSED, { errors: [{ path: 'passkey', message: REFUSED }] })
}
