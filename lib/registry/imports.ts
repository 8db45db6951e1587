import 'server-only'
import type { ImportDefinition } from '@/lib/imports/define'
import type { ImportKind } from '@/lib/imports/kinds'

/** The code of each kind, loaded when it is used. */
const LOADERS: { readonly [K in ImportKind]: () => Promise<ImportDefinition> } = {
  annunci: async () => (await import('@/lib/features/partners/import-listings')).listingsImport,
  budget: async () => (await import('@/lib/features/budgets/import-budget')).budgetImport,
  clients: async () => (await import('@/lib/features/clients/import-clients')).clientsImport,
  agents: async () => (await import('@/lib/features/agents/import-agents')).agentsImport,
  egg: async () => (await import('@/lib/features/syncs/egg-import')).eggImport,
  giacenze: async () => (await import('@/lib/features/merchandising/import-stock')).stockImport,
  incassi: async () => (await import('@/lib/features/incassi/import-payments')).paymentsImport,
  percLeads: async () => (await import('@/lib/features/leads/perc-leads/import-weights')).weightsImport,
}

export const loadImport = (kind: ImportKind): Promise<ImportDefinition> => LOADERS[kind]()
