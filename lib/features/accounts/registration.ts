import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { isId } from '@/lib/core/ids'
import type { Client, Registration } from '@/prisma/generated/client'

/** Nobody has proven the address yet; an agent's entry may be "Confermato" without anybody ever having signed in. */
export const awaitsConfirmation = ({ status, passwordHash }: Pick<Client, 'status' | 'passwordHash'>) =>
  status === 'pending' || (status === 'validated' && passwordHash === null)

/** The latest registration of a client that has not been confirmed. */
export function lastRegistration(clientId: string, tx: Tx = db()): Promise<Registration | null> {
  const token = { role: 'client', userId: clientId, purpose: 'confirm_account' } as const
  return tx.registration.findFirst({ where: { token }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
}

/** What follows /register/ is an agent's slug or id, or some other referrer's code. */
export async function referringAgent(tx: Tx, referal: string | null | undefined): Promise<string | null> {
  return (await inviter(referal, tx))?.id ?? null
}

/** The agent whose slug or id this is, as long as they work here; null for any other code. */
export async function inviter(
  referal: string | null | undefined,
  tx: Tx = db(),
): Promise<{ id: string; nome: string; cognome: string } | null> {
  if (!referal) return null
  const where = isId(referal) ? { id: referal } : { slug: referal }
  const select = { id: true, nome: true, cognome: true }
  return tx.agent.findFirst({ where: { ...where, status: 'validated' }, select })
}

/**
 * What a confirmed registration writes into the client. In a record made by ourselves only what it lacks; in one
 * that registrations made and nobody of ours has touched, everything: an earlier one may have been a stranger's.
 */
export async function confirmedData(tx: Tx, client: Client, registration: Registration) {
  const { nome, cognome, telefono, referal, passwordHash } = registration
  if (registration.isNew && client.version === 1) {
    return { nome, cognome, telefono, referal, passwordHash, agentId: await referringAgent(tx, referal) }
  }
  return {
    passwordHash,
    telefono: client.telefono ?? telefono,
    referal: client.referal ?? referal,
    agentId: client.agentId ?? (await referringAgent(tx, referal)),
  }
}
