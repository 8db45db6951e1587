import 'server-only'
import type { Tx } from '@/lib/core/db'
import { cautionsOfCase } from '@/lib/features/meetings/pass'

/** What the meetings of these cases, which were given to somebody, leave to be seen to. */
export async function cautionsOfCases(tx: Tx, ids: string[]): Promise<string[]> {
  const isAhead = { appuntamentoAt: { gt: new Date() } }
  const cases = await tx.pratica.findMany({
    where: { id: { in: ids }, OR: [isAhead, { lead: { ...isAhead, stato: 'convertito' } }] },
    orderBy: [{ appuntamentoAt: 'asc' }, { id: 'asc' }],
  })
  const all: string[] = []
  for (const one of cases) all.push(...(await cautionsOfCase(tx, one)))
  return all
}
