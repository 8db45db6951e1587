import 'server-only'
import { calendarUid } from '@/lib/core/calendar-uid'
import type { Tx } from '@/lib/core/db'
import { phoneText } from '@/lib/italian/phone-text'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Lead, Pratica } from '@/prisma/generated/client'

/** A meeting, made with a request or with a case of which no request came. */
export type Meeting = {
  /** Of the request or the case. */
  id: string
  /** Of the same: the calendar is told it, so that it rises with each mail. */
  version: number
  quando: Date | null
  nome: string
  cognome: string
  /** A client of a case may have none. */
  email: string | null
  /** Who meets the person. */
  agentId: string | null
  /** The case, where there is one. */
  praticaId: string | null
}

/** Of a request it is who follows the case that came of it, or else the request, that meets the person. */
export async function meetingOfLead(tx: Tx, lead: Lead): Promise<Meeting> {
  const { id, version, appuntamentoAt: quando, nome, cognome, email, praticaId } = lead
  const pratica = praticaId
    ? await tx.pratica.findUniqueOrThrow({ where: { id: praticaId }, select: { agentId: true } })
    : null
  return { id, version, quando, nome, cognome, email, agentId: pratica?.agentId ?? lead.agentId, praticaId }
}

/** Of a case the person is who asked for the loan, as they are known now. */
export async function meetingOfCase(
  tx: Tx,
  {
    id,
    version,
    appuntamentoAt: quando,
    agentId,
  }: Pick<Pratica, 'id' | 'version' | 'appuntamentoAt' | 'agentId'>,
): Promise<Meeting> {
  const who = await tx.praticaPersona.findFirst({
    where: { praticaId: id, ruolo: 'richiedente' },
    include: { client: { select: { nome: true, cognome: true, email: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const { nome = '', cognome = '', email = null } = who?.client ?? who ?? {}
  return { id, version, quando, nome, cognome, email, agentId, praticaId: id }
}

type Told = {
  template: 'appuntamento' | 'appuntamento-annullato'
  spostato?: boolean
  /** Who would have come until now, "Nome Cognome". */
  alPostoDi?: string
}

/**
 * Writes to the person of an appointment that is still ahead, with the file for their calendar; an answer goes to the agent.
 * True where the person has no address to write to: who has made, moved or called it off has to tell them.
 */
async function tell(tx: Tx, meeting: Meeting, { template, ...more }: Told): Promise<boolean> {
  const { id, version: versione, quando, email, nome, agentId, praticaId } = meeting
  if (!quando || quando < new Date() || !agentId) return false
  if (!email) return true
  const agent = await tx.agent.findUniqueOrThrow({ where: { id: agentId } })
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
      ...(template === 'appuntamento' && { ...more, pratica: praticaId !== null }),
    },
    key: `${template}:${id}:${versione}`,
  })
  return false
}

/** Tells the person when they will meet, that it is another time now, or that somebody else will come. */
export const inviteToMeeting = (
  tx: Tx,
  after: Meeting,
  more: Omit<Told, 'template'> = {},
): Promise<boolean> => tell(tx, after, { template: 'appuntamento', ...more })

/** Tells the person that they will not meet. */
export const callOffMeeting = (tx: Tx, before: Meeting, versione: number): Promise<boolean> =>
  tell(tx, { ...before, version: versione }, { template: 'appuntamento-annullato' })

export const inviteToAppointment = async (tx: Tx, after: Lead, spostato = false): Promise<boolean> =>
  inviteToMeeting(tx, await meetingOfLead(tx, after), { spostato })

export const callOffAppointment = async (tx: Tx, before: Lead, after: Lead): Promise<boolean> =>
  callOffMeeting(tx, await meetingOfLead(tx, before), after.version)
