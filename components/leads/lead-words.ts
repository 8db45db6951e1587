import { formatEuro, formatRate, toCents } from '@/lib/core/money'
import { FINALITA_LABELS, TIPI_LAVORO } from '@/lib/features/pratiche/schema'

const NAMES: Record<string, string> = {
  valoreImmobile: 'Valore dell’immobile',
  importo: 'Importo',
  eta: 'Età',
  reddito: 'Reddito netto al mese',
  altreRate: 'Altre rate al mese',
  classeEnergetica: 'Classe energetica',
}
const MONEY = ['valoreImmobile', 'importo', 'reddito', 'altreRate']

/** The name of a thing the person entered in the calculator. */
export const inputName = (key: string) =>
  NAMES[key] ?? key.replace(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase())

export function inputText(key: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (MONEY.includes(key) && typeof value === 'number') return formatEuro(toCents(value))
  if (typeof value === 'boolean') return value ? 'Sì' : 'No'
  const text = String(value)
  const labels: Record<string, string> = { ...FINALITA_LABELS, ...TIPI_LAVORO }
  return labels[text] ?? text
}

/** The offer that was chosen, as the quote keeps it. */
export type Offer = {
  bank?: { nome?: string }
  product?: { nome?: string }
  rata?: number
  tan?: number
  taeg?: number
}

export const rateText = (percent: number | undefined) => (percent === undefined ? null : formatRate(percent))
