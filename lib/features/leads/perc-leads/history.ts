import 'server-only'
import { can } from '@/lib/auth/actor'
import type { HistoryRule } from '@/lib/resources/history'

/** Weights are written by a verb, one entry for each epoch. */
export const percLeadsHistory: HistoryRule = {
  audit: 'PercLeads',
  model: 'percLeadGruppo',
  title: (row) => String(row.nome ?? row.product),
  access: { read: (actor) => actor?.role === 'admin' && can(actor, 'leads_manage') },
}
