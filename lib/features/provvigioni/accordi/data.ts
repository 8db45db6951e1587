import 'server-only'
import { todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { rankOf, validOn, withParties } from './in-force'
import { presentVigente } from './present'
import type { AccordiVigenti } from './schema'

/** The agreements that count today for an agent, the narrowest first. The caller may see commissions. */
export async function agreementsOf(agentId: string): Promise<AccordiVigenti> {
  const agent = orNotFound(
    await db().agent.findUnique({ where: { id: idOrNotFound(agentId) }, select: { agencyId: true } }),
  )
  const rows = await db().accordo.findMany({
    where: { AND: [validOn(todayInRome()), withParties({ agentId, agencyId: agent.agencyId })] },
    include: { bank: { select: { nome: true } } },
    orderBy: { id: 'asc' },
  })
  return { items: rows.sort((a, b) => rankOf(b) - rankOf(a)).map(presentVigente) }
}
