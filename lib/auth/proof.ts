import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError, unauthenticated } from '@/lib/core/errors'
import { setting } from '@/lib/settings/read'
import type { Actor } from './actor'
import { provaRecente } from './settings'

/** How somebody may prove who they are: with a second factor, the password alone is not enough. */
export type Prova = 'password' | 'otp' | 'passkey'

export const waysToProve = ({ totp, passkeys = 0 }: Actor): Prova[] => {
  if (passkeys > 0) return ['passkey', 'otp']
  return totp ? ['otp'] : ['password']
}

const ASKED: Record<Prova, string> = {
  password: 'scrivi di nuovo la password',
  otp: 'scrivi un codice della tua app di autenticazione o di recupero',
  passkey: 'usa la tua passkey',
}

/**
 * The person who acts has signed in, or has been asked since, not longer ago than the settings allow: a browser that was left open, or
 * a token that was copied, moves no money, rights or identity. Work that is done for somebody who is away (a job) was begun by
 * them, and was asked for then.
 * @throws 403 `proof_required`, which names the ways in `prova`: the site asks and repeats the call
 */
export async function requireProof(actor: Actor | null, tx?: Tx): Promise<void> {
  if (!actor) throw unauthenticated()
  if (!actor.sessionId) return
  // Not the actor that is held in memory: what is proven at one server counts at once at the others.
  const session = await (tx ?? db()).session.findUnique({
    where: { id: actor.sessionId },
    select: { provenAt: true },
  })
  const minutes = await setting(provaRecente, tx)
  if (session && session.provenAt.getTime() > Date.now() - minutes * 60_000) return
  const prova = waysToProve(actor)
  const how = prova.map((way) => ASKED[way]).join(', oppure ')
  const detail = `Per questa operazione conferma che sei tu: ${how}. Vale anche uscire e accedere di nuovo.`
  throw new AppError('proof_required', detail, { more: { prova } })
}

/** Who uses this session has just proven who they are. */
export async function noteProof(tx: Tx, { sessionId }: Pick<Actor, 'sessionId'>): Promise<void> {
  await tx.session.update({ where: { id: sessionId }, data: { provenAt: new Date() } })
}
