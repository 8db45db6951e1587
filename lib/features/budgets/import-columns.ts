import { z } from 'zod'
import { choiceCell, countCell, emailCell, moneyCell } from '@/lib/imports/cells'
import type { ImportColumns } from '@/lib/imports/define'
import { PRODOTTI } from '@/lib/words/products'
import { anno, MAX_EURO, MAX_PEZZI, type MESI } from './schema'

/** What the twelve months of a row are. */
export const MISURE_FILE = { euro: 'Euro', pratiche: 'Pratiche' } as const

const target = moneyCell.pipe(z.number().max(MAX_EURO, 'Al massimo un miliardo.'))
const month = (label: string) => ({ label, synonyms: [label.slice(0, 3)], parse: target })

const MONTHS = {
  gen: month('Gennaio'),
  feb: month('Febbraio'),
  mar: month('Marzo'),
  apr: month('Aprile'),
  mag: month('Maggio'),
  giu: month('Giugno'),
  lug: month('Luglio'),
  ago: month('Agosto'),
  set: month('Settembre'),
  ott: month('Ottobre'),
  nov: month('Novembre'),
  dic: month('Dicembre'),
} as const satisfies Record<(typeof MESI)[number], unknown>

export const budgetColumns = {
  email: {
    label: 'E-mail',
    synonyms: ['agente', 'mail', 'e-mail agente'],
    required: true,
    parse: emailCell,
  },
  product: { label: 'Prodotto', synonyms: ['product'], required: true, parse: choiceCell(PRODOTTI) },
  anno: { label: 'Anno', required: true, parse: countCell.pipe(anno) },
  misura: {
    label: 'Misura',
    synonyms: ['unità', 'in'],
    help: '«Euro» o «Pratiche»; senza, sono euro.',
    parse: choiceCell(MISURE_FILE),
  },
  ...MONTHS,
} as const satisfies ImportColumns
export type BudgetColumns = typeof budgetColumns

/** What a number of cases, or of euro, must be besides; Italian. */
export function whyNotTarget(value: number, misura: keyof typeof MISURE_FILE): string | null {
  if (misura === 'euro')
    return Math.abs(value * 100 - Math.round(value * 100)) < 1e-4 ? null : 'Al massimo due decimali.'
  if (!Number.isInteger(value)) return 'Scrivi un numero intero di pratiche.'
  return value > MAX_PEZZI ? 'Al massimo 10.000 pratiche.' : null
}
