import 'server-only'
import { hashPassword } from '@/lib/auth/password'
import { type Tx, withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { PublicCtx } from '@/lib/http/context'
import { phoneNumber } from '@/lib/italian/phone'
import type { Client } from '@/prisma/generated/client'
import { labelOf } from './audit'
import { countRegistration } from './limits'
import { mailAlreadyRegistered, mailConfirm } from './mails'
import { issueConfirmation } from './one-time-token'
import { awaitsConfirmation, lastRegistration, referringAgent } from './registration'
import type { RegisterInput } from './schema'

/** Registering takes this long, whoever the address belongs to. */
export const REGISTER_MS = 600

/** The count of mails and the slow hash, outside the transaction. Returns the hash. */
export async function prepareRegistration({ email, password }: RegisterInput): Promise<string> {
  await countRegistration(email)
  return hashPassword(password)
}

/**
 * A visitor becomes a client "da confermare" and gets a link by mail. What they wrote waits with the link: the
 * record of somebody we know, and the password of somebody else's registration, are not touched by a stranger
 * who only knows the address. Who has an account gets a mail that says so. The answer never differs.
 */
export async function register(ctx: PublicCtx, input: RegisterInput, passwordHash: string): Promise<void> {
  const telefono = phoneNumber(input.telefono, 'telefono')
  await withTransaction((tx) => enrol(tx, ctx, { ...input, telefono }, passwordHash), ctx.tx)
}

async function enrol(tx: Tx, ctx: PublicCtx, input: RegisterInput, passwordHash: string): Promise<void> {
  await waitForTurn(tx, input.email)
  const found = await tx.client.findUnique({ where: { email: input.email } })
  if (found && !awaitsConfirmation(found)) {
    return found.status === 'validated' ? mailAlreadyRegistered(tx, found) : undefined
  }
  const earlier = found && (await lastRegistration(found.id, tx))
  const isNew = found === null || earlier?.isNew === true
  const { id } = found ?? (await addClient(tx, ctx, input))
  const { nome, cognome, email, telefono, referal, consents } = input
  const { marketing, terzi, profilazione } = consents
  const written = { nome, cognome, telefono, referal, marketing, terzi, profilazione, ip: ctx.ip }
  const token = await issueConfirmation(tx, id, { ...written, passwordHash, isNew })
  await mailConfirm(tx, { nome, cognome, email, isAgain: earlier !== null }, token)
}

/** Of two registrations at the same instant the second finds the first: a refusal would say that the address was free. */
const waitForTurn = (tx: Tx, email: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`registrazione:${email.toLowerCase()}`}))`

/** The record of an address nobody knew; it has no password until the link is used. */
async function addClient(tx: Tx, ctx: PublicCtx, input: RegisterInput): Promise<Client> {
  const { nome, cognome, email, telefono, referal } = input
  const agentId = await referringAgent(tx, referal)
  const after = await tx.client.create({
    data: { id: newId(), nome, cognome, email, telefono, referal, agentId, status: 'pending' },
  })
  const author = { actor: ctx.actor, requestId: ctx.requestId }
  await recordCommit(tx, author, { model: 'Clients', label: labelOf(after), after })
  return after
}
