import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import type { Client, Prisma } from '@/prisma/generated/client'
import { visiblePratiche } from './access'

/**
 * The client with this address, where the actor may read that client anyway: their own, one of a case they see, or
 * anybody for who manages the clients. Anybody else is as unknown as an address nobody has: the question is the same,
 * so that neither the answer nor its time tells the two apart.
 */
export async function knownClient(tx: Tx, actor: Actor, email: string | null): Promise<Client | null> {
  if (email === null) return null
  return tx.client.findFirst({ where: { email, ...readable(actor) } })
}

function readable(actor: Actor): Prisma.ClientWhereInput {
  // Of an agent every flag may be set (`all`): this one is the office's.
  if (actor.role === 'admin' && can(actor, 'clients_manage')) return {}
  const cases = visiblePratiche(actor)
  // A registration names its agent before anybody has proven the address.
  const own = { agentId: actor.userId, emailConfirmedAt: { not: null } }
  const someCase = {
    persone: { some: { pratica: cases === true ? {} : (cases as Prisma.PraticaWhereInput) } },
  }
  return { OR: [...[own].filter(() => actor.role === 'agent'), ...(cases === false ? [] : [someCase])] }
}
