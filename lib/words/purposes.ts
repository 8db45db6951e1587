import { SCOPI_AZIENDA, SCOPI_MUTUO, SCOPI_PRESTITO } from '@/lib/finance/purposes'
import { FINALITA_MUTUO } from '@/lib/finance/taxes'
import type { PRODOTTI } from './products'

/** Purposes by product, as the calculators name them. */
export const FINALITA = {
  mutuo: FINALITA_MUTUO,
  prestito: ['auto', 'arredo', 'spese_mediche', 'studio', 'liquidita'],
  cdq: ['liquidita', 'consolidamento'],
  azienda: ['liquidita', 'investimenti', 'immobile_strumentale'],
  leasing: ['investimenti', 'immobile_strumentale', 'auto'],
} as const satisfies Record<keyof typeof PRODOTTI, readonly string[]>

export const FINALITA_LABELS: Record<string, string> = {
  ...SCOPI_MUTUO,
  ...SCOPI_PRESTITO,
  ...SCOPI_AZIENDA,
}
