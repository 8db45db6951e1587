import type { ReportArea } from './define'

/** The pages that are not called like their report, below the area's own folder; null where an area has none. */
const PAGES: Readonly<Record<ReportArea, Readonly<Record<string, string | null>>>> = {
  admin: {
    'reports/andamentoPrevisioni': 'reports/predictions/andamento',
    'reports/accuratezzaPrevisioni': 'reports/predictions/accuratezza',
    'reports/budgetAgenti': 'reports/budgetAgenti/riepilogo',
    'reports/provvigioniBeneficiari': 'reports/provvigioni/beneficiari',
    'reports/provvigioniBanche': 'reports/provvigioni/banche',
  },
  agent: {
    'reports/praticheLiquidate': null,
    'reports/reclami': null,
    'reports/reteOam': null,
    'reports/reportProduzione': 'reports/report',
    'reports/praticheFerme': 'reports/PraticheFerme',
    'reports/agents-statistics': 'system/agenti/statistics',
    'reports/andamentoPrevisioni': 'reports/predictions/andamento',
    'reports/accuratezzaPrevisioni': 'reports/predictions/accuratezza',
    'reports/budgetAgenti': 'reports/budget',
  },
}

/** Where a report is read, by its path under /v2. */
export const pageOfReport = (path: string, area: ReportArea): string | null => {
  const own = PAGES[area][path]
  return own === null ? null : `/${area === 'admin' ? 'admin' : 'agents'}/${own ?? path}`
}
