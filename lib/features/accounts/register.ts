import 'server-only'
import { evenTime } from '@/lib/auth/even-time'
import { hashPassword } from '@/lib/auth/password'
import { type Tx, withTransaction } from '@/lib/core/db'
import { isId, newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { PublicCtx } from '@/lib/http/context'
import type { Client } from '@/prisma/generated/client'
import { labelOf } from './audit'
import { countMail } from './limits'
import { mailAlreadyRegistered, mailConfirm } from './mails'
import { issueToken } from './one-time-token'
import type { RegisterInput } from './schema'

const TIME_MS = 600
/** Version of the privacy texts that the form shows. */
export const CONSENT_TEXT = '2026-01'

/**
 * A visitor becomes a client "da confermare" and gets a link by mail. Somebody an agent has already entered
 * keeps their record and their cases; who has an account gets a mail that says so. The answer never differs.
 */
export async function register(ctx: PublicCtx, input: RegisterInput): Promise<void> {
  await countMail('client', input.email)
  await evenTime(TIME_MS, async () => {
    const passwordHash = await hashPassword(input.password)
    await withTransaction((tx) => enrol(tx, ctx, input, passwordHash), ctx.tx)
  })
}

async function enrol(tx: Tx, ctx: PublicCtx, input: RegisterInput, passwordHash: string): Promise<void> {
  const found = await tx.client.findUnique({ where: { email: input.email } })
  if (found?.status === 'validated' && found.passwordHash) return mailAlreadyRegistered(tx, found)
  if (found && (found.status === 'blocked' || found.status === 'deleted')) return
  const client = await save(tx, ctx, input, found, passwordHash)
  await recordConsents(tx, ctx, client.id, input.consents)
  const token = await issueToken(tx, { role: 'client', userId: client.id }, 'confirm_account')
  await mailConfirm(tx, client, token)
}

/** A new record, or the one an agent made: then only what it lacks is filled in. */
async function save(
  tx: Tx,
  ctx: PublicCtx,
  input: RegisterInput,
  before: Client | null,
  passwordHash: string,
): Promise<Client> {
  const { nome, cognome, email, telefono, referal } = input
  const agentId = before?.agentId ?? (await referringAgent(tx, referal))
  const invited = { passwordHash, agentId, referal: before?.referal ?? referal ?? null }
  const after = before
    ? await tx.client.update({
        where: { id: before.id },
        data: {
          ...invited,
          status: 'pending',
          telefono: before.telefono ?? telefono,
          version: { increment: 1 },
        },
      })
    : await tx.client.create({
        data: { id: newId(), nome, cognome, email, telefono, status: 'pending', ...invited },
      })
  const author = { actor: ctx.actor, requestId: ctx.requestId }
  await recordCommit(tx, author, { model: 'Clients', label: labelOf(after), before, after })
  return after
}

/** What follows /register/ is an agent's slug or id, or some other referrer's code. */
async function referringAgent(tx: Tx, referal: string | undefined): Promise<string | null> {
  if (!referal) return null
  const where = isId(referal) ? { id: referal } : { slug: referal }
  const agent = await tx.agent.findFirst({ where: { ...where, status: 'validated' }, select: { id: true } })
  return agent?.id ?? null
}

/** One row for each box, ticked or not: what was asked is as important as what was granted. */
async function recordConsents(
  tx: Tx,
  ctx: PublicCtx,
  clientId: string,
  consents: RegisterInput['consents'],
): Promise<void> {
  const kinds = ['privacy', 'marketing', 'terzi', 'profilazione'] as const
  await tx.consent.createMany({
    data: kinds.map((kind) => ({
      id: newId(),
      kind,
      granted: consents[kind],
      textVersion: CONSENT_TEXT,
      source: 'registrazione',
      ip: ctx.ip,
      clientId,
    })),
  })
}
