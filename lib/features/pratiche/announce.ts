import 'server-only'
import type { Tx } from '@/lib/core/db'
import { publish } from '@/lib/realtime/publish'
import type { Pratica } from '@/prisma/generated/client'

/** Tells the agent, the case's people and the administrators that the case changed, when the transaction commits. */
export async function announce(tx: Tx, { id, codice, stato, version, agentId }: Pratica): Promise<void> {
  const people = await tx.praticaPersona.findMany({ where: { praticaId: id }, select: { clientId: true } })
  await publish(tx, { type: 'pratica.updated', data: { _id: id, codice, stato, version } }, [
    { role: 'admin', permission: 'pratiche_manage' },
    ...(agentId ? [{ role: 'agent' as const, userId: agentId }] : []),
    ...people.flatMap(({ clientId }) => (clientId ? [{ role: 'client' as const, userId: clientId }] : [])),
  ])
}
