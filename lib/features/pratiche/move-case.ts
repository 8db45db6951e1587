import 'server-only'
import type { Tx } from '@/lib/core/db'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import type { Agent, Pratica } from '@/prisma/generated/client'
import { announce } from './announce'
import { addEvent } from './event'

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
  const change = { agentId, agencyId: agent.agencyId, version: before.version + 1 }
  const after = await tx.pratica.update({ where: { id: before.id }, data: change })
  const testo = `Affidata a ${agent.nome} ${agent.cognome}: ${motivo}`
  await addEvent(tx, author, before.id, { tipo: 'assegnazione', testo, pubblico: false })
  const label = after.idegg ?? after.codice
  await recordCommit(tx, author, { model: 'Opportunities', label, before, after, reason: motivo })
  // Who asked for an appointment is answered by who follows the case now.
  await tx.contactRequest.updateMany({
    where: { praticaId: before.id, stato: { in: ['nuovo', 'assegnato'] } },
    data: { agentId, agencyId: agent.agencyId, stato: 'assegnato', version: { increment: 1 } },
  })
  await announce(tx, after)
  return { after, agent }
}
