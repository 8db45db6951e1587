import 'server-only'
import { lookup } from '@/lib/core/lookup'
import type { Report } from '@/lib/reports/define'
import type { Summary } from '@/lib/reports/summary/define'

/** Path under /v2 → its report, loaded when it is asked for. */
export const REPORTS = lookup<() => Promise<Report>>({
  'reports/praticheFerme': async () => (await import('@/lib/features/reports/pratiche-ferme')).praticheFerme,
  'reports/praticheLiquidate': async () =>
    (await import('@/lib/features/reports/pratiche-liquidate')).praticheLiquidate,
  'reports/movimenti': async () => (await import('@/lib/features/reports/movimenti')).movimenti,
  'reports/movimentiRichieste': async () =>
    (await import('@/lib/features/reports/movimenti-richieste')).movimentiRichieste,
  'reports/reclami': async () => (await import('@/lib/features/reclami/report')).reclamiReport,
  'reports/reteOam': async () => (await import('@/lib/features/formazione/rete-oam')).reteOamReport,
  'reports/provvigioni': async () => (await import('@/lib/features/reports/provvigioni')).provvigioni,
})

/** The same of summaries. */
export const SUMMARIES = lookup<() => Promise<Summary>>({
  'reports/reportProduzione': async () => (await import('@/lib/features/reports/produzione')).produzione,
  'reports/reportPratiche': async () => (await import('@/lib/features/reports/flusso')).flusso,
  'reports/praticheReportFinalita': async () => (await import('@/lib/features/reports/finalita')).finalita,
  'reports/agents-statistics': async () =>
    (await import('@/lib/features/reports/statistiche-agenti')).statisticheAgenti,
  'reports/monitoraggioBanche': async () =>
    (await import('@/lib/features/reports/monitoraggio-banche')).monitoraggioBanche,
  'reports/previsioniBanche': async () =>
    (await import('@/lib/features/reports/previsioni-banche')).previsioniBanche,
  'reports/budgetAgenti': async () => (await import('@/lib/features/budgets/budget-agenti')).budgetAgenti,
  'reports/andamentoPrevisioni': async () =>
    (await import('@/lib/features/reports/andamento-previsioni')).andamentoPrevisioni,
  'reports/accuratezzaPrevisioni': async () =>
    (await import('@/lib/features/reports/accuratezza-previsioni')).accuratezzaPrevisioni,
  'reports/provvigioniBeneficiari': async () =>
    (await import('@/lib/features/reports/provvigioni-somme')).provvigioniBeneficiari,
  'reports/provvigioniBanche': async () =>
    (await import('@/lib/features/reports/provvigioni-banche')).provvigioniBanche,
})
