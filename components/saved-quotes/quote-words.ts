import { euroText } from '@/lib/core/money'
import { TIPI_LAVORO } from '@/lib/features/pratiche/schema'
import { TIPI_CQS_LABELS } from '@/lib/features/quotes/labels'
import { SCOPI_MUTUO, SCOPI_PRESTITO } from '@/lib/finance/purposes'
import { durataText } from '@/lib/finance/text'
import { quoteProduct } from '@/lib/words/quote-product'
import type { Kind, Values } from './kinds'

const purposes: Record<string, string> = { ...SCOPI_MUTUO, ...SCOPI_PRESTITO }
const jobs: Record<string, string> = { ...TIPI_LAVORO, ...TIPI_CQS_LABELS }

const money = (value: unknown) => (typeof value === 'number' ? euroText(value) : null)
const known = (labels: Record<string, string>, value: unknown) =>
  typeof value === 'string' ? (labels[value] ?? value) : null

/** What was asked, in the words of the form. */
export function askedFacts(kind: Kind, asked: Values): (readonly [string, string | null])[] {
  const durata = typeof asked.durata === 'number' ? asked.durata : 0
  return [
    ['Finalità', known(purposes, asked.finalita)],
    ['Trattenuta', kind === 'cdq' ? quoteProduct({ product: kind, input: asked }) : null],
    ['Valore dell’immobile', money(asked.valoreImmobile)],
    ['Importo', money(asked.importo)],
    ['Netto al mese', money(asked.netto)],
    ['Rata chiesta', money(asked.rata)],
    ['Durata', durata ? durataText(kind === 'mutuo' ? durata * 12 : durata) : null],
    ['Lavoro', known(jobs, asked.lavoro ?? asked.tipo)],
    ['Età', typeof asked.eta === 'number' ? `${asked.eta} anni` : null],
    ['Reddito netto al mese', money(asked.reddito)],
    ['Altre rate al mese', money(asked.altreRate)],
    ['Provincia', typeof asked.provincia === 'string' ? asked.provincia : null],
    ['Classe energetica', typeof asked.classeEnergetica === 'string' ? asked.classeEnergetica : null],
  ]
}
