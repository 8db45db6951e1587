import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Agent, Pratica } from '@/prisma/generated/client'
import { addEvent } from './event'
import { pratiche } from './resource'

type Author = Pick<Ctx, 'actor' | 'requestId' | 'group'>

/**
 * The case is somebody else's from now on: in its time line, its history and on every screen that shows it. The days
 * without work on it go on counting, since nobody has worked on it yet. Returns who gets it.
 */
export async function moveCase(
  tx: Tx,
  author: Author,
  before: Pratica,
  agentId: string,
  motivo: string,
): Promise<{ after: Pratica; agent: Agent }> {
  const agent = await tx.agent.findUniqueOrThrow({ where: { id: agentId } })
  const change = { agentId, agencyId: agent.agencyId }
  const after = await writeVerb(pratiche, { ...author, tx }, { before, change, reason: motivo })
  const testo = `Affidata a ${agent.nome} ${agent.cognome}: ${motivo}`
  await addEvent(tx, author, before.id, { tipo: 'assegnazione', testo, pubblico: false })
  // Who asked for an appointment is answered by who follows the case now.
  await tx.contactRequest.updateMany({
    where: { praticaId: before.id, stato: { in: ['nuovo', 'assegnato'] } },
    data: { agentId, agencyId: agent.agencyId, stato: 'assegnato', version: { increment: 1 } },
  })
  return { after, agent }
}
