import 'server-only'
import type { Tx } from '@/lib/core/db'
import { notifyAll } from '@/lib/notifications/mutations'
import type { Classifica } from '@/prisma/generated/client'
import { CLASSIFICHE, monthOfPeriod, periodWords } from './labels'

/** The bell of every agent who has not switched it off. */
export async function tellNetwork(tx: Tx, { tipo, anno, mese, vincitore }: Classifica): Promise<void> {
  const agents = await tx.agent.findMany({ where: { status: 'validated' }, select: { id: true } })
  const ids = agents.map(({ id }) => id)
  await notifyAll(tx, 'agent', ids, {
    evento: 'classifica',
    titolo: `${CLASSIFICHE[tipo].title} di ${periodWords({ anno, mese })}`,
    testo: `È uscita. Al primo posto: ${vincitore}.`,
    href: `/agents/rankings/classifica?tipo=${tipo}&mese=${monthOfPeriod({ anno, mese })}`,
  })
}
