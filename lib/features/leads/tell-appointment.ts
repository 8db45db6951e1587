import 'server-only'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { phoneText } from '@/lib/italian/phone-text'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Lead } from '@/prisma/generated/client'

/** The entry of a meeting in a calendar: one, also where the meeting is moved or called off. */
export const calendarUid = (id: string) => `${id}@${new URL(env().SITE_URL).hostname}`

/** Who meets the person: who follows the case that came of the request, or else the request. */
async function hostOf(tx: Tx, { agentId, praticaId }: Lead) {
  const pratica = praticaId
    ? await tx.pratica.findUniqueOrThrow({ where: { id: praticaId }, select: { agentId: true } })
    : null
  const id = pratica?.agentId ?? agentId
  return id ? tx.agent.findUniqueOrThrow({ where: { id } }) : null
}

type Told = {
  /** The version of the request that the calendar is told: it rises with each mail. */
  versione: number
  quando: Date | null
  template: 'appuntamento' | 'appuntamento-annullato'
  spostato?: boolean
}

/** Writes to the person of an appointment that is still ahead, with the file for their calendar; an answer goes to the agent. */
async function tell(tx: Tx, lead: Lead, { versione, quando, template, spostato }: Told): Promise<void> {
  const { id, email, nome } = lead
  if (!quando || quando < new Date()) return
  const agent = await hostOf(tx, lead)
  if (!agent) return
  const agente = `${agent.nome} ${agent.cognome}`
  await queueMail(tx, {
    template,
    to: { email, name: nome },
    replyTo: { email: agent.email, name: agente },
    data: {
      nome,
      quando: quando.toISOString(),
      agente,
      emailAgente: agent.email,
      telefono: agent.telefono ? phoneText(agent.telefono) : undefined,
      uid: calendarUid(id),
      versione,
      ...(template === 'appuntamento' && { spostato }),
    },
    key: `${template}:${id}:${versione}`,
  })
}

/** Tells the person when they will meet, or that it is another time now. */
export const inviteToAppointment = (tx: Tx, after: Lead, spostato = false): Promise<void> =>
  tell(tx, after, {
    versione: after.version,
    quando: after.appuntamentoAt,
    template: 'appuntamento',
    spostato,
  })

/** Tells the person that they will not meet. */
export const callOffAppointment = (tx: Tx, before: Lead, after: Lead): Promise<void> =>
  tell(tx, before, {
    versione: after.version,
    quando: before.appuntamentoAt,
    template: 'appuntamento-annullato',
  })
