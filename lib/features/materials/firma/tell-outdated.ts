import 'server-only'
import { db, withTransaction } from '@/lib/core/db'
import { anyCards } from '@/lib/features/materials/bdv/data'
import { notifyAll } from '@/lib/notifications/mutations'
import type { AgentSignature } from '@/prisma/generated/client'
import { digestFor, sharedParts } from './data'
import type { FirmaOptions } from './schema'

const PORTION = 500

/** Each morning: who uses a signature that would be another one today is told, once until they copy it again. */
export async function tellOutdated(): Promise<void> {
  const shared = await sharedParts()
  let last: string | undefined
  for (;;) {
    const rows = await db().agentSignature.findMany({
      where: { avvisataAt: null, ...(last ? { agentId: { gt: last } } : {}) },
      orderBy: { agentId: 'asc' },
      take: PORTION,
    })
    if (rows.length === 0) return
    await tell(await outdated(rows, shared))
    last = rows.at(-1)?.agentId
  }
}

/** Who has left signs nothing any more. */
async function outdated(
  rows: readonly AgentSignature[],
  shared: Awaited<ReturnType<typeof sharedParts>>,
): Promise<string[]> {
  const cards = await anyCards(rows.map(({ agentId }) => agentId))
  return rows.flatMap(({ agentId, opzioni, impronta }) => {
    const card = cards.get(agentId)
    return card && digestFor(card, opzioni as FirmaOptions, shared) !== impronta ? [agentId] : []
  })
}

async function tell(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await withTransaction(async (tx) => {
    const where = { agentId: { in: [...ids] }, avvisataAt: null }
    const told = await tx.agentSignature.updateManyAndReturn({ where, data: { avvisataAt: new Date() } })
    const agents = told.map(({ agentId }) => agentId)
    await notifyAll(tx, 'agent', agents, {
      evento: 'firma',
      titolo: 'La tua firma e-mail è da aggiornare',
      testo: 'Il profilo, i dati della società o il banner della rete sono cambiati: copiala di nuovo.',
      href: '/agents/system/bloccoFirma',
    })
  })
}
