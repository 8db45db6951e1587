import 'server-only'
import { lookup } from '@/lib/core/lookup'
import type { Report } from './define'
import type { Summary } from './summary/define'

/** Path under /v2 → its report, loaded when it is asked for. */
export const REPORTS = lookup<() => Promise<Report>>({
  'reports/praticheFerme': async () => (await import('./pratiche-ferme')).praticheFerme,
  'reports/praticheLiquidate': async () => (await import('./pratiche-liquidate')).praticheLiquidate,
  'reports/movimenti': async () => (await import('./movimenti')).movimenti,
  'reports/movimentiRichieste': async () => (await import('./movimenti-richieste')).movimentiRichieste,
  'reports/reclami': async () => (await import('./reclami')).reclamiReport,
  'reports/reteOam': async () => (await import('./rete-oam')).reteOamReport,
  'reports/provvigioni': async () => (await import('./provvigioni')).provvigioni,
})

/** The same of summaries. */
export const SUMMARIES = lookup<() => Promise<Summary>>({
  'reports/reportProduzione': async () => (await import('./produzione')).produzione,
  'reports/reportPratiche': async () => (await import('./flusso')).flusso,
  'reports/praticheReportFinalita': async () => (await import('./finalita')).finalita,
  'reports/agents-statistics': async () => (await import('./statistiche-agenti')).statisticheAgenti,
  'reports/monitoraggioBanche': async () => (await import('./monitoraggio-banche')).monitoraggioBanche,
  'reports/previsioniBanche': async () => (await import('./previsioni-banche')).previsioniBanche,
  'reports/budgetAgenti': async () => (await import('./budget-agenti')).budgetAgenti,
  'reports/andamentoPrevisioni': async () => (await import('./andamento-previsioni')).andamentoPrevisioni,
  'reports/accuratezzaPrevisioni': async () =>
    (await import('./accuratezza-previsioni')).accuratezzaPrevisioni,
  'reports/provvigioniBeneficiari': async () => (await import('./provvigioni-somme')).provvigioniBeneficiari,
  'reports/provvigioniBanche': async () => (await import('./provvigioni-banche')).provvigioniBanche,
})
