import 'server-only'
import { byRole } from '@/lib/auth/by-role'
import { holdersOf } from '@/lib/auth/holders'
import { formatDay } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { phoneText } from '@/lib/italian/phone-text'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { mutesMail } from '@/lib/notifications/preferences'
import type { ContactRequest } from '@/prisma/generated/client'
import { preferenceText } from './appointment-schema'
import { RICHIESTE } from './schema'

type Receiver = { role: 'agent' | 'admin'; userId: string; email: string; nome: string }

const AGENT = { id: true, email: true, nome: true } as const

/** The agent it is for; else who is responsible for the agency; else the office. */
async function receivers(tx: Tx, { agentId, agencyId }: ContactRequest): Promise<Receiver[]> {
  const agents = agentId
    ? await tx.agent.findMany({ where: { id: agentId }, select: AGENT })
    : agencyId
      ? await tx.agent.findMany({
          where: { agencyId, figura: 'responsabile_agenzia', status: 'validated' },
          select: AGENT,
        })
      : []
  if (agents.length > 0) return agents.map(({ id, ...agent }) => ({ role: 'agent', userId: id, ...agent }))
  const admins = await holdersOf(tx, 'leads_manage')
  return admins.map(({ id, email, name }) => ({ role: 'admin', userId: id, email, nome: name }))
}

const detail = (request: ContactRequest, name: string) => {
  const value = (request.dettagli as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : undefined
}

/** "23/11/2026, 09:00–11:00" */
function slotText(request: ContactRequest): string | undefined {
  const [giorno, fascia] = [detail(request, 'giorno'), detail(request, 'fascia')]
  return giorno && fascia ? `${formatDay(giorno)}, ${fascia.replace('-', '–')}` : undefined
}

function reason(request: ContactRequest): string {
  const posizione = detail(request, 'posizione')
  return posizione ? `${RICHIESTE[request.kind]}: ${posizione}` : RICHIESTE[request.kind]
}

/** Tells of a request that has come, when the transaction commits: the person who sent it, and whoever has to answer. */
export async function tellOfRequest(tx: Tx, request: ContactRequest): Promise<void> {
  await thankWriter(tx, request)
  await tellReceivers(tx, request)
}

/** Rings and writes. */
async function tellReceivers(tx: Tx, request: ContactRequest): Promise<void> {
  const cliente = `${request.nome} ${request.cognome}`
  const motivo = reason(request)
  const telefono = phoneText(request.telefono)
  for (const { role, userId, email, nome } of await receivers(tx, request)) {
    // Agents have no page for each request: their queue holds it, or the case that it is about.
    const queue = request.praticaId
      ? `/agents/reports/pratiche/${request.praticaId}`
      : '/agents?coda=contatti'
    const href = byRole(role, { admin: () => `/admin/feeds/requests/${request.id}`, agent: () => queue })
    const testo = `${cliente}, ${telefono}`
    await notify(tx, { evento: 'contatto', role, userId, titolo: motivo, testo, href })
    await queueMail(tx, {
      template: 'contact-new',
      to: { email, name: nome },
      data: {
        nome,
        motivo,
        cliente,
        telefono,
        email: request.email,
        orario: slotText(request),
        preferenza: preferenceText(request.dettagli) ?? undefined,
        messaggio: request.messaggio || undefined,
        url: `${env().SITE_URL}${href}`,
      },
      key: `contact-new:${request.id}:${userId}`,
      isMuted: await mutesMail(tx, { role, userId }, 'contatto'),
    })
  }
}

/** The receipt; who answers by the link of a quote may have left no address. */
async function thankWriter(tx: Tx, request: ContactRequest): Promise<void> {
  if (!request.email) return
  const slot = slotText(request)
  await queueMail(tx, {
    template: 'contact-received',
    to: { email: request.email, name: request.nome },
    data: {
      nome: request.nome,
      motivo: reason(request),
      messaggio: request.messaggio || undefined,
      preferenza: preferenceText(request.dettagli) ?? undefined,
      ...(slot && { orario: slot, telefono: phoneText(request.telefono) }),
    },
    key: `contact-received:${request.id}`,
  })
}
