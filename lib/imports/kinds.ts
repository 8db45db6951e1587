import type { PermissionFlag } from '@/lib/auth/permissions'

export type Kind = {
  label: string
  permission: PermissionFlag
  /** The folder of its screens: the list, and `import` in it. */
  page: string
  /** Whether its records open there, by their id. */
  opens: boolean
  /** The folder of its records, and that of its runs, where they are other ones. */
  records?: string
  runs?: string
  /** It moves money, or makes accounts: who lets it write has proven who they are a short while ago. */
  proof?: true
}

/**
 * What can be imported: the flag that it takes, and the folder of its screens. Light: pages and permissions read this, the
 * code of a kind is loaded by manifest.ts.
 */
export const IMPORT_KINDS = {
  clients: { label: 'Clienti', permission: 'clients_manage', page: '/admin/site/clients', opens: true },
  agents: {
    label: 'Agenti',
    permission: 'agents_manage',
    page: '/admin/site/agents',
    opens: true,
    proof: true,
  },
  percLeads: {
    label: 'Pesi di assegnazione',
    permission: 'leads_manage',
    page: '/admin/system/percLeads',
    opens: false,
  },
  egg: {
    label: 'Pratiche da EGG',
    permission: 'sync_manage',
    page: '/admin/reports/eggsyncs',
    opens: true,
    records: '/admin/reports/pratiche',
    runs: '/admin/reports/eggsyncs',
  },
  incassi: {
    label: 'Incassi dalle banche',
    permission: 'provvigioni_manage',
    page: '/admin/reports/provvigioni/incassi',
    opens: false,
    proof: true,
  },
  annunci: {
    label: 'Annunci del partner',
    permission: 'leads_manage',
    page: '/admin/luccacase',
    opens: true,
  },
  budget: {
    label: 'Budget degli agenti',
    permission: 'budgets_manage',
    page: '/admin/reports/budgetAgenti',
    opens: false,
  },
  giacenze: {
    label: 'Giacenze del merchandising',
    permission: 'merchandising_manage',
    page: '/admin/site/merchandising',
    opens: false,
  },
} as const satisfies Record<string, Kind>

export type ImportKind = keyof typeof IMPORT_KINDS

export const isImportKind = (text: string): text is ImportKind => Object.hasOwn(IMPORT_KINDS, text)

/** Where a run opens. */
export function runHref(kind: ImportKind, id: string): string {
  const { page, runs = `${page}/import` }: Kind = IMPORT_KINDS[kind]
  return `${runs}/${id}`
}
