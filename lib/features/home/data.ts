import 'server-only'
import { type AdminScope, type AgentScope, can } from '@/lib/auth/actor'
import { identificationQueue } from '@/lib/features/aml/identification/queue'
import { agendaOf } from './agenda'
import { expectedCommissions } from './expected-commissions'
import { leadsByMonth, monthFigures, productionByMonth } from './figures'
import {
  ALL,
  contactQueue,
  documentQueue,
  FIRST,
  leadQueue,
  paymentQueue,
  quoteQueue,
  stalledQueue,
} from './queues'
import type { AdminHome, AgentHome } from './types'

/** What waits for the office, and how the month goes; null and absent where the reader may not see it. */
export async function adminHome({ actor }: AdminScope, now = new Date()): Promise<AdminHome> {
  const [seesLeads, seesCases] = [can(actor, 'leads_manage'), can(actor, 'pratiche_manage')]
  const reader = { actor, now, limit: FIRST }
  const [leads, contacts, cases, payments, figures, asked, production] = await Promise.all([
    seesLeads ? leadQueue('nuovo', reader) : null,
    seesLeads ? contactQueue(reader) : null,
    seesCases ? stalledQueue(reader) : null,
    seesCases ? paymentQueue(reader) : null,
    seesLeads || seesCases ? monthFigures(actor, now) : null,
    seesLeads ? leadsByMonth(actor, now) : null,
    seesCases ? productionByMonth(actor, now) : null,
  ])
  const { richieste, ...ofCases } = figures ?? {}
  return {
    leads,
    contacts,
    cases,
    payments,
    figures: { ...(seesLeads && { richieste }), ...(seesCases && ofCases) },
    trend: { ...(asked && { richieste: asked }), ...production?.trend },
    erogato: production?.erogato ?? [],
  }
}

/** The agent's day: what is fixed, whom to call, what to check, and how the month goes. */
export async function agentHome({ actor }: AgentScope, now = new Date()): Promise<AgentHome> {
  const reader = { actor, now, limit: FIRST }
  const [
    agenda,
    leads,
    contacts,
    quotes,
    documents,
    identifications,
    cases,
    figures,
    expected,
    asked,
    production,
  ] = await Promise.all([
    agendaOf(actor, now),
    leadQueue('assegnato', reader),
    contactQueue(reader),
    quoteQueue(reader),
    documentQueue(reader),
    identificationQueue(actor, FIRST),
    stalledQueue(reader),
    monthFigures(actor, now),
    can(actor, 'provvigioni_see') ? expectedCommissions(actor.userId) : null,
    leadsByMonth(actor, now),
    productionByMonth(actor, now),
  ])
  const trend = { richieste: asked, ...production.trend }
  return {
    agenda,
    leads,
    contacts,
    quotes,
    documents,
    identifications,
    cases,
    figures,
    expected,
    trend,
    erogato: production.erogato,
  }
}

/** The whole of the two queues of an agent that have no list of their own. */
export const agentContacts = ({ actor }: AgentScope, now = new Date()) =>
  contactQueue({ actor, now, limit: ALL })
export const agentDocuments = ({ actor }: AgentScope, now = new Date()) =>
  documentQueue({ actor, now, limit: ALL })

export const agentIdentifications = ({ actor }: AgentScope) => identificationQueue(actor, ALL)
