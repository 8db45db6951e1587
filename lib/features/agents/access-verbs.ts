import 'server-only'
import { seal } from '@/lib/auth/secret-box'
import { revokeAll } from '@/lib/auth/sessions'
import { withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { writeVerb } from '@/lib/resources/write-verb'
import { mailAccountChanged } from '../accounts/mails'
import { sendInvitation } from '../accounts/send-invitation'
import { leaveWeights } from '../leads/perc-leads/leave-weights'
import { writeAbsence } from './absence'
import type { AbsenceInput } from './absence-schema'
import { lockAgent } from './lock'
import { agents } from './resource'

/** Once more, for somebody who has not chosen a password yet. */
export async function inviteAgent(ctx: Ctx, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const row = await lockAgent({ ...ctx, tx }, id)
    if (row.status !== 'pending') throw new AppError('conflict', 'Ha già scelto la sua password.')
    const { nome, cognome, email } = row
    await sendInvitation(tx, ctx.actor, { role: 'agent', id, nome, cognome, email })
  }, ctx.tx)
}

/**
 * Nobody signs in with this account any more, and whoever is signed in with it is out at once; the page leaves the site and
 * the weights go to the others.
 */
export async function blockAgent(ctx: Ctx, id: string, motivo: string): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await lockAgent({ ...ctx, tx }, id)
    if (before.status === 'blocked') throw new AppError('conflict', 'L’accesso è già bloccato.')
    await writeVerb(agents, { ...ctx, tx }, { before, change: { status: 'blocked' }, reason: motivo })
    await revokeAll(tx, { role: 'agent', userId: id }, 'accesso sospeso')
    // Who cannot work gets no leads: the others of each group share the weight, and whoever looks after it hears of it.
    await leaveWeights(tx, ctx, id)
  }, ctx.tx)
}

/** Gives the access back; who never chose a password waits for the invitation again. */
export async function unblockAgent(ctx: Ctx, id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await lockAgent({ ...ctx, tx }, id)
    if (before.status !== 'blocked') throw new AppError('conflict', 'L’accesso non è bloccato.')
    if (!before.oamNumber) throw new AppError('conflict', 'Manca il numero OAM: scrivilo prima di sbloccare.')
    const change = { status: before.passwordHash ? 'validated' : 'pending' } as const
    await writeVerb(agents, { ...ctx, tx }, { before, change })
  }, ctx.tx)
}

/** The account to which commissions are paid: sealed, of which only the end is ever shown. Whose it is is told. */
export async function changeIban(ctx: Ctx, id: string, iban: string | null, version: number): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await lockAgent({ ...ctx, tx }, id, version)
    const change = iban
      ? { ibanSealed: seal(iban), ibanFine: iban.slice(-4) }
      : { ibanSealed: null, ibanFine: null }
    const reason = iban ? 'IBAN cambiato' : 'IBAN tolto'
    await writeVerb(agents, { ...ctx, tx }, { before, change, reason })
    const cosa = iban ? 'iban' : 'ibanTolto'
    await mailAccountChanged(tx, { person: before, by: ctx.actor, cosa })
  }, ctx.tx)
}

/** When somebody is away and who stands in, as the office writes it for them. */
export async function changeAbsence(ctx: Ctx, id: string, input: AbsenceInput): Promise<void> {
  await withTransaction(async (tx) => {
    await lockAgent({ ...ctx, tx }, id, input.version)
    await writeAbsence(tx, ctx, id, input)
  }, ctx.tx)
}
