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

/** The agent to whom whoever registers with this code belongs: its own, or that of the client whose code it is. */
export async function referringAgent(tx: Tx, referal: string | null | undefined): Promise<string | null> {
  return (await inviter(referal, tx))?.agentId ?? null
}

/** Who is behind a code, in the words that whoever registers with it reads. */
export type Inviter = { name: string; agentId: string | null; isClient: boolean }

/**
 * What follows /register/ is the slug or id of an agent who works here, or a client's own code, of whom a stranger with
 * the link reads the first name alone; null for any other code.
 */
export async function inviter(referal: string | null | undefined, tx: Tx = db()): Promise<Inviter | null> {
  if (!referal) return null
  const where = isId(referal) ? { id: referal } : { slug: referal }
  const select = { id: true, nome: true, cognome: true }
  const agent = await tx.agent.findFirst({ where: { ...where, status: 'validated' }, select })
  if (agent) return { name: `${agent.nome} ${agent.cognome}`, agentId: agent.id, isClient: false }
  const client = await tx.client.findFirst({
    where: { codiceInvito: referal, status: 'validated' },
    select: { nome: true, agent: { select: { id: true, status: true } } },
  })
  if (!client) return null
  const { id = null } = client.agent?.status === 'validated' ? client.agent : {}
  return { name: client.nome, agentId: id, isClient: true }
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
