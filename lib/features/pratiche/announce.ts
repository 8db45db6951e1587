import 'server-only'
import { agentsWhoSee } from '@/lib/auth/agent-scope'
import type { Tx } from '@/lib/core/db'
import { publish } from '@/lib/realtime/publish'
import type { Pratica } from '@/prisma/generated/client'

/** Tells the agents who see the case, the case's people and the administrators that the case changed, when the transaction commits. */
export const announce = (tx: Tx, pratica: Pratica): Promise<void> => announceAll(tx, [pratica])

/** The same for several. */
export async function announceAll(tx: Tx, cases: readonly Pratica[]): Promise<void> {
  if (cases.length === 0) return
  const people = await tx.praticaPersona.findMany({
    where: { praticaId: { in: cases.map(({ id }) => id) }, clientId: { not: null } },
    select: { praticaId: true, clientId: true },
  })
  const readers = new Map<string, Awaited<ReturnType<typeof agentsWhoSee>>>()
  for (const pratica of cases) {
    const { id, codice, stato, version, agentId, agencyId } = pratica
    const owner = `${agentId} ${agencyId}`
    const agents = readers.get(owner) ?? (await agentsWhoSee(tx, pratica))
    readers.set(owner, agents)
    await publish(tx, { type: 'pratica.updated', data: { _id: id, codice, stato, version } }, [
      { role: 'admin', permission: 'pratiche_manage' },
      ...agents,
      ...people.flatMap(({ praticaId, clientId }) =>
        praticaId === id && clientId ? [{ role: 'client' as const, userId: clientId }] : [],
      ),
    ])
  }
}
