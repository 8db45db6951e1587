import 'server-only'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Pratica } from '@/prisma/generated/client'
import { isReadBy } from './access'
import { situationOf } from './labels'
import { MISSING } from './missing-documents'

/** Writes to the people who follow a case that its state changed; people who were only named on it are not told. */
export const notifyClients = (tx: Tx, pratica: Pratica): Promise<void> => notifyClientsOf(tx, [pratica])

/** The same for several cases. */
export async function notifyClientsOf(tx: Tx, cases: readonly Pratica[]): Promise<void> {
  if (cases.length === 0) return
  const people = await tx.praticaPersona.findMany({
    where: { praticaId: { in: cases.map(({ id }) => id) }, clientId: { not: null } },
    include: {
      client: true,
      pratica: { include: { documenti: { where: MISSING, select: { personaId: true, condiviso: true } } } },
    },
  })
  for (const persona of people) {
    const { client, pratica } = persona
    if (!client?.email) continue
    const missing = pratica.documenti.filter((documento) => isReadBy(persona, documento)).length
    const { title, now } = situationOf(pratica.stato, missing)
    await queueMail(tx, {
      template: 'pratica-state-changed',
      to: { email: client.email, name: client.nome },
      data: {
        nome: client.nome,
        codice: pratica.codice,
        stato: title.charAt(0).toLowerCase() + title.slice(1),
        spiegazione: now,
        url: `${env().SITE_URL}/area-clienti/pratiche#${pratica.codice}`,
      },
      key: `pratica-state:${pratica.id}:${pratica.version}:${client.id}`,
    })
  }
}
