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
  commits: async () => (await import('@/lib/features/commits/resource')).commits,
}

const BY_MODEL: Partial<Record<AuditModel, string>> = {
  News: 'news',
  Pagine: 'pages',
  FAQ: 'faqs',
  FAQCategory: 'faqCategories',
  Agenzie: 'agencies',
  Banks: 'banks',
  BankProducts: 'bankProducts',
  Opportunities: 'pratiche',
  Lead: 'leadRequests',
}

/** The resource whose history carries this model; undefined where restoring is not offered. */
export async function resourceOfModel(model: string): Promise<Resource | undefined> {
  const path = BY_MODEL[model as AuditModel]
  return path ? await RESOURCES[path]?.() : undefined
}
