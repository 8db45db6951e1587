import 'server-only'
import type { Tx } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue'
import type { Pratica } from '@/prisma/generated/client'
import { STATI } from './states'

/** Writes to the people of a case who have an address that its state changed. */
export async function notifyClients(tx: Tx, pratica: Pratica, requestId: string): Promise<void> {
  const people = await tx.praticaPersona.findMany({
    where: { praticaId: pratica.id },
    include: { client: true },
  })
  for (const { client } of people) {
    if (!client.email) continue
    await queueMail(tx, {
      template: 'pratica-state-changed',
      to: client.email,
      data: { nome: client.nome, codice: pratica.codice, stato: STATI[pratica.stato].label },
      key: `pratica-state:${pratica.id}:${pratica.version}:${client.id}:${requestId}`,
    })
  }
}
