import 'server-only'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Pratica } from '@/prisma/generated/client'
import { STATI } from './states'

/** Writes to the people who follow a case that its state changed; people who were only named on it are not told. */
export const notifyClients = (tx: Tx, pratica: Pratica): Promise<void> => notifyClientsOf(tx, [pratica])

/** The same for several cases. */
export async function notifyClientsOf(tx: Tx, cases: readonly Pratica[]): Promise<void> {
  if (cases.length === 0) return
  const people = await tx.praticaPersona.findMany({
    where: { praticaId: { in: cases.map(({ id }) => id) }, clientId: { not: null } },
    include: { client: true, pratica: true },
  })
  for (const { client, pratica } of people) {
    if (!client?.email) continue
    await queueMail(tx, {
      template: 'pratica-state-changed',
      to: { email: client.email, name: client.nome },
      data: {
        nome: client.nome,
        codice: pratica.codice,
        stato: STATI[pratica.stato].label,
        url: `${env().SITE_URL}/area-clienti/pratiche`,
      },
      key: `pratica-state:${pratica.id}:${pratica.version}:${client.id}`,
    })
  }
}
