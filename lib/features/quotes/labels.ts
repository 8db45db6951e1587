import type { TipoCqs } from '@/lib/finance/cqs'
import type { Tone } from '@/lib/words/options'

/** Who may have a salary-backed loan, in the order of the list. */
export const TIPI_CQS_LABELS: Record<TipoCqs, string> = {
  dipendente_privato: 'Dipendente privato',
  dipendente_pubblico: 'Dipendente pubblico',
  pensionato: 'In pensione',
}

/** How far a quote has come. */
export const STATI_PREVENTIVO = {
  bozza: { label: 'Bozza', tone: 'neutral' },
  inviato: { label: 'Inviato', tone: 'info' },
  aperto: { label: 'Aperto', tone: 'info' },
  accettato: { label: 'Accettato', tone: 'ok' },
  convertito: { label: 'Convertito', tone: 'ok' },
  scaduto: { label: 'Scaduto', tone: 'warn' },
  rifiutato: { label: 'Rifiutato', tone: 'bad' },
} as const satisfies Record<string, { label: string; tone: Tone }>
export type StatoPreventivo = keyof typeof STATI_PREVENTIVO

/** Days for which a quote's figures are good. */
export const GIORNI_VALIDITA = 15
