import 'server-only'
import type { Tx } from '@/lib/core/db'
import { cautionsOfLead } from '@/lib/features/meetings/pass'

/** What the meetings of these requests, which were given to somebody, leave to be seen to. */
export async function cautionsOfLeads(tx: Tx, ids: string[]): Promise<string[]> {
  const leads = await tx.lead.findMany({
    where: { id: { in: ids }, stato: 'appuntamento', appuntamentoAt: { gt: new Date() } },
    orderBy: [{ appuntamentoAt: 'asc' }, { id: 'asc' }],
  })
  const all: string[] = []
  for (const one of leads) all.push(...(await cautionsOfLead(tx, one)))
  return all
}
