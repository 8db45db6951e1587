import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { byRole } from '@/lib/auth/by-role'
import type { Role } from '@/lib/auth/roles'
import { db, type Tx } from '@/lib/core/db'
import type { Prisma } from '@/prisma/generated/client'
import type { Destinatario } from './labels'

const LEADERS: readonly string[] = ['responsabile_agenzia', 'area_manager']

/** Of those for whom items may be, which somebody is; a visitor is none of them. */
export async function groupsOf(actor: Actor | null, tx: Tx = db()): Promise<Destinatario[]> {
  if (!actor) return []
  const groups: Record<Role, () => Promise<Destinatario[]>> = {
    admin: async () => ['ufficio'],
    agent: async () => {
      const agent = await tx.agent.findUnique({ where: { id: actor.userId }, select: { figura: true } })
      return agent && LEADERS.includes(agent.figura) ? ['agenti', 'responsabili'] : ['agenti']
    },
    client: async () => ['clienti'],
  }
  return byRole(actor.role, groups)
}

/** What of the catalogue these groups may order. */
export const offeredTo = (groups: readonly Destinatario[]): Prisma.MerchandisingWhereInput => ({
  published: true,
  OR: [{ destinatari: { isEmpty: true } }, { destinatari: { hasSome: [...groups] } }],
})
