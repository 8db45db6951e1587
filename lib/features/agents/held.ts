import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Prodotto } from '@/prisma/generated/client'
import { STATI_APERTI } from '../../words/case-states'
import { LEAD_APERTI, TICKET_APERTI } from './holdings'

type These = { in: string[] }
/** How many open rows of a kind, of a product where it has one, each of these agents follows. */
export type Held = (
  tx: Tx,
  agentId: These,
  product?: Prodotto,
) => Promise<{ agentId: string | null; _count: number }[]>

const grouped = { by: ['agentId' as const], _count: true as const }

const pratiche = (tx: Tx, agentId: These, product?: Prodotto) =>
  tx.pratica.groupBy({ ...grouped, where: { agentId, product, stato: { in: STATI_APERTI } } })

const leads = (tx: Tx, agentId: These, product?: Prodotto) =>
  tx.lead.groupBy({ ...grouped, where: { agentId, product, stato: { in: LEAD_APERTI } } })

const contatti = (tx: Tx, agentId: These) =>
  tx.contactRequest.groupBy({ ...grouped, where: { agentId, stato: { in: LEAD_APERTI } } })

const clienti = (tx: Tx, agentId: These) =>
  tx.client.groupBy({ ...grouped, where: { agentId, status: { not: 'deleted' } } })

const ticket = (tx: Tx, agentId: These) =>
  tx.ticket.groupBy({ ...grouped, where: { agentId, stato: { in: TICKET_APERTI } } })

/** Of each kind that can be shared: who has least of it gets the next. */
export const HELD = { pratiche, leads, contatti, clienti, ticket }
