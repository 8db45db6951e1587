import 'server-only'
import type { HistoryRule } from '@/lib/resources/history'
import type { Resource } from '@/lib/resources/types'

/**
 * Path → its declaration, loaded when it is asked for. All but the history itself: that asks these who may read it,
 * and modules form no circles.
 */
export const DECLARED: Record<string, () => Promise<Resource>> = {
  news: async () => (await import('@/lib/features/news/resource')).news,
  pages: async () => (await import('@/lib/features/content/resource')).pages,
  informazioni: async () => (await import('@/lib/features/content/informazioni/resource')).informazioni,
  faqs: async () => (await import('@/lib/features/faqs/resource')).faqs,
  formazione: async () => (await import('@/lib/features/formazione/resource')).formazione,
  faqCategories: async () => (await import('@/lib/features/faqs/categories/resource')).faqCategories,
  comunicazioni: async () => (await import('@/lib/features/comunicazioni/resource')).comunicazioni,
  agencies: async () => (await import('@/lib/features/agencies/resource')).agencies,
  banks: async () => (await import('@/lib/features/banks/resource')).banks,
  bankProducts: async () => (await import('@/lib/features/bank-products/resource')).bankProducts,
  pratiche: async () => (await import('@/lib/features/pratiche/resource')).pratiche,
  leadRequests: async () => (await import('@/lib/features/leads/resource')).leads,
  requests: async () => (await import('@/lib/features/leads/contact-requests/resource')).requests,
  agents: async () => (await import('@/lib/features/agents/resource')).agents,
  tabelle: async () => (await import('@/lib/features/price-tables/resource')).tabelle,
  tabelleNewfin: async () => (await import('@/lib/features/price-tables/resource')).tabelleNewfin,
  tabelleHub: async () => (await import('@/lib/features/price-tables/resource')).tabelleHub,
  classificheAgenti: async () => (await import('@/lib/features/rankings/resource')).agenti,
  classificheManagers: async () => (await import('@/lib/features/rankings/resource')).managers,
  classificheDipendenti: async () => (await import('@/lib/features/rankings/resource')).dipendenti,
  classificheContactCenter: async () => (await import('@/lib/features/rankings/resource')).contactCenter,
  voti: async () => (await import('@/lib/features/ratings/resource')).voti,
  votiDipendenti: async () => (await import('@/lib/features/ratings/resource')).votiDipendenti,
  predictions: async () => (await import('@/lib/features/predictions/resource')).predictions,
  admins: async () => (await import('@/lib/features/admins/resource')).admins,
  registroIdentificazioni: async () =>
    (await import('@/lib/features/aml/identification/resource')).registroIdentificazioni,
  clients: async () => (await import('@/lib/features/clients/resource')).clients,
  syncs: async () => (await import('@/lib/features/syncs/resource')).syncs,
  accordi: async () => (await import('@/lib/features/provvigioni/accordi/resource')).accordi,
  bankAccordi: async () => (await import('@/lib/features/provvigioni/bank-accordi/resource')).bankAccordi,
  segnalatori: async () => (await import('@/lib/features/provvigioni/segnalatori/resource')).segnalatori,
  'provvigioni/estratti': async () => (await import('@/lib/features/provvigioni/estratti/resource')).estratti,
  incassi: async () => (await import('@/lib/features/incassi/resource')).incassi,
  'incassi/differenze': async () => (await import('@/lib/features/incassi/partite/resource')).differenze,
  'partners/luccacase/listings': async () => (await import('@/lib/features/partners/resource')).annunci,
  'partners/luccacase/deliveries': async () => (await import('@/lib/features/partners/resource')).consegne,
  files: async () => (await import('@/lib/features/files/manager/resource')).files,
  'files/folders': async () => (await import('@/lib/features/files/manager/folders')).folders,
  merchandising: async () => (await import('@/lib/features/merchandising/resource')).merchandising,
  'merchandising/orders': async () => (await import('@/lib/features/merchandising/ordini/resource')).ordini,
  materials: async () => (await import('@/lib/features/materials/resource')).materials,
  quotes: async () => (await import('@/lib/features/saved-quotes/resource')).quotes,
  tickets: async () => (await import('@/lib/features/tickets/resource')).tickets,
  ticketCategories: async () => (await import('@/lib/features/tickets/categories/resource')).ticketCategories,
  ticketCalendari: async () => (await import('@/lib/features/tickets/calendari/resource')).ticketCalendari,
  ticketRules: async () => (await import('@/lib/features/tickets/rules/resource')).ticketRules,
  ticketMacros: async () => (await import('@/lib/features/tickets/macros/resource')).ticketMacros,
  ticketStaff: async () => (await import('@/lib/features/tickets/staff/resource')).ticketStaff,
  reclami: async () => (await import('@/lib/features/reclami/resource')).reclami,
  attestatiEsterni: async () =>
    (await import('@/lib/features/formazione/attestati-esterni/resource')).attestatiEsterni,
  employees: async () => (await import('@/lib/features/employees/resource')).employees,
}

/** Kinds of records that verbs alone write: who reads the history of each. */
export const WRITTEN_BY_VERBS: readonly (() => Promise<HistoryRule>)[] = [
  async () => (await import('@/lib/features/ratings/history')).ratingsHistory,
  async () => (await import('@/lib/features/ratings/history')).staffRatingsHistory,
  async () => (await import('@/lib/features/settings/history')).settingHistory,
  async () => (await import('@/lib/features/emails/history')).emailHistory,
  async () => (await import('@/lib/features/leads/perc-leads/history')).percLeadsHistory,
  async () => (await import('@/lib/features/syncs/history')).syncHistory,
  async () => (await import('@/lib/features/budgets/history')).budgetHistory,
  async () => (await import('@/lib/features/incassi/history')).paymentHistory,
  async () => (await import('@/lib/features/rates/history')).ratesHistory,
  async () => (await import('@/lib/features/compliance/history')).packHistory,
  async () => (await import('@/lib/features/partners/history')).listingHistory,
]
