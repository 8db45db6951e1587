import type { TipoCqs } from '@/lib/finance/cqs'

/** Who may have a salary-backed loan, in the order of the list. */
export const TIPI_CQS_LABELS: Record<TipoCqs, string> = {
  dipendente_privato: 'Dipendente privato',
  dipendente_pubblico: 'Dipendente pubblico',
  pensionato: 'In pensione',
}
