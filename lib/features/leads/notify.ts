import 'server-only'
import type { Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { formatEuro } from '@/lib/core/money'
import { findQuote } from '@/lib/features/quotes/data'
import { seenRate } from '@/lib/features/quotes/schema'
import { quoteWords } from '@/lib/features/quotes/words'
import { phoneText } from '@/lib/italian/phone-text'
import { firstMail, queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { mutesMail } from '@/lib/notifications/preferences'
import { publish } from '@/lib/realtime/publish'
import { isConsumerCredit, PRODOTTI } from '@/lib/words/products'
import type { Lead } from '@/prisma/generated/client'
import { expectedCall, followUrl } from './follow'
import { seenFigures } from './seen-figures'

const hrefOf = ({ codice }: Pick<Lead, 'codice'>) => `/agents/richieste?q=${codice}`

/** Whether the bell of a lead's agent has rung for it. */
export async function isToldOf(
  tx: Tx,
  { agentId, codice }: Pick<Lead, 'agentId' | 'codice'>,
): Promise<boolean> {
  if (!agentId) return false
  const href = hrefOf({ codice })
  return (await tx.notification.findFirst({ where: { role: 'agent', userId: agentId, href } })) !== null
}

/** Tells an agent of a new lead: live, in the bell and by e-mail, when the transaction commits. */
export async function tellAgent(tx: Tx, lead: Lead): Promise<void> {
  const { id, codice, product, agentId } = lead
  if (!agentId) return
  const agent = await tx.agent.findUniqueOrThrow({ where: { id: agentId } })
  await publish(tx, { type: 'lead.assigned', data: { _id: id, codice, product } }, [
    { role: 'agent', userId: agentId },
    { role: 'admin', permission: 'leads_manage' },
  ])
  const persona = `${lead.nome} ${lead.cognome}`
  await notify(tx, {
    evento: 'lead',
    role: 'agent',
    userId: agentId,
    titolo: 'Nuova richiesta',
    testo: `${persona}, ${PRODOTTI[product].toLowerCase()}`,
    href: hrefOf(lead),
  })
  await queueMail(tx, {
    template: 'lead-assigned',
    to: { email: agent.email, name: agent.nome },
    data: {
      nome: agent.nome,
      codice,
      prodotto: PRODOTTI[product],
      cliente: persona,
      telefono: phoneText(lead.telefono),
      provincia: lead.provincia ?? undefined,
      url: `${env().SITE_URL}${hrefOf(lead)}`,
    },
    key: `lead-assigned:${id}:${agentId}:${lead.version}`,
    isMuted: await mutesMail(tx, { role: 'agent', userId: agentId }, 'lead'),
  })
}

/** Its former agent sees it leave the list; there is nothing to do, so nothing is said. */
export async function announceFormerOwner(
  tx: Tx,
  { id, agentId }: Pick<Lead, 'id' | 'agentId'>,
): Promise<void> {
  if (!agentId) return
  const audience = [{ role: 'agent' as const, userId: agentId }]
  await publish(tx, { type: 'lead.assigned', data: { _id: id, tolta: true } }, audience)
}

/** Nobody has spoken with them yet. */
const isToCall = ({ stato }: Pick<Lead, 'stato'>) => stato === 'nuovo' || stato === 'assegnato'

/** Tells the person who asked who will call them; the pages promise it before the call. */
export async function introduceAdviser(tx: Tx, lead: Lead): Promise<void> {
  if (!lead.agentId) return
  const agent = await tx.agent.findUniqueOrThrow({ where: { id: lead.agentId } })
  await queueMail(tx, {
    template: 'lead-adviser',
    to: { email: lead.email, name: lead.nome },
    replyTo: { email: agent.email, name: `${agent.nome} ${agent.cognome}` },
    data: {
      nome: lead.nome,
      codice: lead.codice,
      consulente: `${agent.nome} ${agent.cognome}`,
      telefono: agent.telefono ? phoneText(agent.telefono) : undefined,
      email: agent.email,
      oam: agent.oamNumber ?? undefined,
      chiamata: isToCall(lead) ? ((await expectedCall(lead.input, tx)) ?? undefined) : undefined,
      segui: followUrl(lead.id, lead.createdAt),
      url: `${env().SITE_URL}/agente/${agent.slug}`,
    },
    key: `lead-adviser:${lead.id}:${agent.id}`,
  })
}

/** What the receipt says of a request, which may not have been written yet. */
type Asked = Pick<Lead, 'id' | 'codice' | 'nome' | 'email' | 'product' | 'importo'> & {
  durataMesi?: number | null
  quoteId?: string | null
  input: unknown
  offerta?: unknown
}

/** The receipt to the person who asked, with the comparison that they saw. */
export async function receiptOf(tx: Tx, lead: Asked, sentAt: Date) {
  const quote = lead.quoteId ? await findQuote(lead.quoteId, tx) : null
  return firstMail(tx, {
    template: 'lead-received',
    to: { email: lead.email, name: lead.nome },
    data: {
      nome: lead.nome,
      codice: lead.codice,
      prodotto: PRODOTTI[lead.product],
      consumo: isConsumerCredit(lead.product),
      chiamata: (await expectedCall(lead.input, tx)) ?? undefined,
      segui: followUrl(lead.id, sentAt),
      importo: lead.importo === null ? undefined : formatEuro(lead.importo),
      ...(quote ? quoteWords(quote, { productId: chosenOf(lead), tasso: rateOf(lead) }) : seenFigures(lead)),
    },
    key: `lead-received:${lead.id}`,
  })
}

/** The kind of rate that the page was narrowed to when the person asked. */
const rateOf = ({ input }: Asked) => seenRate.safeParse((input as { tasso?: unknown } | null)?.tasso).data

const chosenOf = ({ offerta }: Asked) => (offerta as { product?: { _id?: string } } | null)?.product?._id
