import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Classifica } from '@/prisma/generated/client'
import { CLASSIFICHE, monthOfPeriod, periodWords } from './labels'

/** The bell of every agent who has not switched it off: one statement, however many they are. */
export async function tellNetwork(tx: Tx, { tipo, anno, mese, vincitore }: Classifica): Promise<void> {
  const agents = await tx.agent.findMany({ where: { status: 'validated' }, select: { id: true } })
  const titolo = `${CLASSIFICHE[tipo].title} di ${periodWords({ anno, mese })}`
  const href = `/agents/rankings/classifica?tipo=${tipo}&mese=${monthOfPeriod({ anno, mese })}`
  await tx.$executeRaw`
    INSERT INTO notifications (id, role, user_id, titolo, testo, href)
    SELECT n.id, 'agent', n.agent_id, ${titolo}, ${`È uscita. Al primo posto: ${vincitore}.`}, ${href}
    FROM unnest(${agents.map(() => newId())}::uuid[], ${agents.map(({ id }) => id)}::uuid[]) AS n (id, agent_id)
    WHERE NOT EXISTS (
      SELECT FROM user_preferences p WHERE p.role = 'agent' AND p.user_id = n.agent_id
        AND p.notifiche -> 'classifica' ->> 'campanella' = 'false')`
}
