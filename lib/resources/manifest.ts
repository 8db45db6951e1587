import 'server-only'
import type { AuditModel } from '@/lib/history/models'
import type { Resource } from './types'

/**
 * Path → its declaration, loaded when it is asked for: restoring from the history and the contract suite
 * need every resource, a page needs one.
 */
export const RESOURCES: Record<string, () => Promise<Resource>> = {
  news: async () => (await import('@/lib/features/news/resource')).news,
  pages: async () => (await import('@/lib/features/content/resource')).pages,
  faqs: async () => (await import('@/lib/features/faqs/resource')).faqs,
  faqCategories: async () => (await import('@/lib/features/faq-categories/resource')).faqCategories,
  agencies: async () => (await import('@/lib/features/agencies/resource')).agencies,
  banks: async () => (await import('@/lib/features/banks/resource')).banks,
  bankProducts: async () => (await import('@/lib/features/bank-products/resource')).bankProducts,
  pratiche: async () => (await import('@/lib/features/pratiche/resource')).pratiche,
  leadRequests: async () => (await import('@/lib/features/leads/resource')).leads,
  requests: async () => (await import('@/lib/features/requests/resource')).requests,
  agents: async () => (await import('@/lib/features/agents/resource')).agents,
  tabelle: async () => (await import('@/lib/features/price-tables/resource')).tabelle,
  tabelleNewfin: async () => (await import('@/lib/features/price-tables/resource')).tabelleNewfin,
  tabelleHub: async () => (await import('@/lib/features/price-tables/resource')).tabelleHub,
  classificheAgenti: async () => (await import('@/lib/features/rankings/resource')).agenti,
  classificheManagers: async () => (await import('@/lib/features/rankings/resource')).managers,
  classificheDipendenti: async () => (await import('@/lib/features/rankings/resource')).dipendenti,
  classificheContactCenter: async () => (await import('@/lib/features/rankings/resource')).contactCenter,
  employees: async () => (await import('@/lib/features/employees/resource')).employees,
  commits: async () => (await import('@/lib/features/commits/resource')).commits,
}

/** Several resources share a model of the history where they share a table: their fixed values tell which it is. */
const BY_MODEL: Partial<Record<AuditModel, readonly string[]>> = {
  News: ['news'],
  Pagine: ['pages'],
  FAQ: ['faqs'],
  FAQCategory: ['faqCategories'],
  Agenzie: ['agencies'],
  Banks: ['banks'],
  BankProducts: ['bankProducts'],
  Opportunities: ['pratiche'],
  Lead: ['leadRequests'],
  Tabelle: ['tabelle'],
  TabelleNewfin: ['tabelleNewfin'],
  TabelleHub: ['tabelleHub'],
  ClassificheAgenti: ['classificheAgenti', 'classificheManagers', 'classificheDipendenti'],
  ClassificheContactCenter: ['classificheContactCenter'],
}

/**
 * The resource whose history carries this object: its model, and what is kept of it. Undefined where restoring is
 * not offered.
 */
export async function resourceOfHistory(model: string, kept: unknown): Promise<Resource | undefined> {
  const values = (kept ?? {}) as Record<string, unknown>
  for (const path of BY_MODEL[model as AuditModel] ?? []) {
    const resource = await RESOURCES[path]?.()
    const fixed = Object.entries(resource?.fixed ?? {})
    if (fixed.every(([name, value]) => values[name] === value)) return resource
  }
  return undefined
}
