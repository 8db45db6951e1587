import 'server-only'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { phoneText } from '@/lib/italian/phone-text'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Lead } from '@/prisma/generated/client'

/** Tells the person when they will meet, with a file for their calendar; an answer goes to the agent. */
export async function inviteToAppointment(tx: Tx, lead: Lead): Promise<void> {
  const { id, agentId, appuntamentoAt, email, nome, version } = lead
  if (!agentId || !appuntamentoAt || appuntamentoAt < new Date()) return
  const agent = await tx.agent.findUniqueOrThrow({ where: { id: agentId } })
  const agente = `${agent.nome} ${agent.cognome}`
  await queueMail(tx, {
    template: 'appuntamento',
    to: { email, name: nome },
    replyTo: { email: agent.email, name: agente },
    data: {
      nome,
      quando: appuntamentoAt.toISOString(),
      agente,
      telefono: agent.telefono ? phoneText(agent.telefono) : undefined,
      // One event of the calendar, also where it is moved: the later version takes the place of the one before.
      uid: `${id}@${new URL(env().SITE_URL).hostname}`,
      versione: version,
    },
    key: `appuntamento:${id}:${version}`,
  })
}
