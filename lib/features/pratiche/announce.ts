import 'server-only'
import { agentsWhoSee } from '@/lib/auth/agent-scope'
import type { Tx } from '@/lib/core/db'
import { publish } from '@/lib/realtime/publish'
import type { Pratica } from '@/prisma/generated/client'

/** Tells the agents who see the case, the case's people and the administrators that the case changed, when the transaction commits. */
export async function announce(tx: Tx, pratica: Pratica): Promise<void> {
  const { id, codice, stato, version } = pratica
  const people = await tx.praticaPersona.findMany({ where: { praticaId: id }, select: { clientId: true } })
  await publish(tx, { type: 'pratica.updated', data: { _id: id, codice, stato, version } }, [
    { role: 'admin', permission: 'pratiche_manage' },
    ...(await agentsWhoSee(tx, pratica)),
    ...people.flatMap(({ clientId }) => (clientId ? [{ role: 'client' as const, userId: clientId }] : [])),
  ])
}
