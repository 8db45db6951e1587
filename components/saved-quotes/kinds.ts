import { FINALITA_PRESTITO } from '@/lib/features/calculators/schema'
import { TIPI_LAVORO } from '@/lib/features/pratiche/schema'
import { TIPI_CQS_LABELS } from '@/lib/features/quotes/labels'
import { LIMITI_PRESTITO } from '@/lib/finance/personal-loan'
import { SCOPI_MUTUO, SCOPI_PRESTITO } from '@/lib/finance/purposes'
import { durataText } from '@/lib/finance/text'
import type { Field } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI, TIPI_TASSO } from '@/lib/words/products'
import { DELEGA } from '@/lib/words/quote-product'

/** What the desk works out; a screen offers some of them. */
export const KINDS = { prestito: PRODOTTI.prestito, cdq: 'Cessione e delega', mutuo: PRODOTTI.mutuo } as const
export type Kind = keyof typeof KINDS
export type Values = Record<string, unknown>

const months = (from: number, to: number) =>
  Array.from({ length: (to - from) / 12 + 1 }, (_, at) => from + at * 12).map((value) => ({
    value: String(value),
    label: durataText(value),
  }))
const half = { width: 6 } as const
/** As the calculators take them. */
const MOST = 100_000_000
const EURO = { min: 0.01, max: MOST } as const
const loans = Object.fromEntries(FINALITA_PRESTITO.map((name) => [name, SCOPI_PRESTITO[name]]))

const PERSON: readonly Field[] = [
  {
    name: 'lavoro',
    label: 'Lavoro',
    kind: 'select',
    options: optionsOf(TIPI_LAVORO),
    section: 'Chi lo chiede',
  },
  { name: 'eta', label: 'Età', kind: 'number', min: 18, max: 100, ...half },
  { name: 'reddito', label: 'Reddito netto', kind: 'money', min: 0, max: MOST, ...half },
  { name: 'altreRate', label: 'Altre rate al mese', kind: 'money', min: 0, max: MOST },
]

const PRESTITO: readonly Field[] = [
  {
    name: 'incognita',
    label: 'Che cosa cerchi',
    kind: 'select',
    required: true,
    options: optionsOf({
      rata: 'La rata',
      importo: 'L’importo che una rata permette',
      durata: 'La durata che serve',
    }),
  },
  {
    name: 'importo',
    label: 'Importo',
    kind: 'money',
    min: LIMITI_PRESTITO.importoMin / 100,
    max: LIMITI_PRESTITO.importoMax / 100,
    required: true,
    ...half,
    when: { field: 'incognita', in: ['rata', 'durata'] },
  },
  {
    name: 'rata',
    label: 'Rata al mese',
    kind: 'money',
    ...EURO,
    required: true,
    ...half,
    when: { field: 'incognita', in: ['importo', 'durata'] },
  },
  {
    name: 'durata',
    label: 'Durata',
    kind: 'select',
    required: true,
    ...half,
    options: months(12, 120),
    when: { field: 'incognita', in: ['rata', 'importo'] },
  },
  { name: 'finalita', label: 'Finalità', kind: 'select', required: true, options: optionsOf(loans) },
  ...PERSON,
]

const CDQ: readonly Field[] = [
  {
    name: 'trattenuta',
    label: 'Trattenuta',
    kind: 'select',
    required: true,
    options: optionsOf({ cessione: PRODOTTI.cdq, delega: DELEGA }),
  },
  {
    name: 'tipo',
    label: 'Tipo di reddito',
    kind: 'select',
    required: true,
    options: optionsOf(TIPI_CQS_LABELS),
  },
  { name: 'netto', label: 'Netto al mese', kind: 'money', ...EURO, required: true, ...half },
  { name: 'eta', label: 'Età', kind: 'number', min: 18, max: 100, required: true, ...half },
  { name: 'durata', label: 'Durata', kind: 'select', required: true, ...half, options: months(24, 120) },
  { name: 'rata', label: 'Rata', kind: 'money', ...EURO, ...half, help: 'Vuota: la più alta.' },
]

const MUTUO: readonly Field[] = [
  { name: 'finalita', label: 'Finalità', kind: 'select', required: true, options: optionsOf(SCOPI_MUTUO) },
  { name: 'valoreImmobile', label: 'Valore dell’immobile', kind: 'money', ...EURO, required: true, ...half },
  { name: 'importo', label: 'Importo', kind: 'money', ...EURO, required: true, ...half },
  { name: 'durata', label: 'Durata (anni)', kind: 'number', min: 1, max: 40, required: true, ...half },
  {
    name: 'tasso',
    label: 'Tasso',
    kind: 'select',
    required: true,
    ...half,
    options: optionsOf({ tutti: 'Tutti', ...TIPI_TASSO }),
  },
  { name: 'provincia', label: 'Provincia', kind: 'province', ...half },
  {
    name: 'classeEnergetica',
    label: 'Classe energetica',
    kind: 'select',
    ...half,
    options: [...'ABCDEFG'].map((value) => ({ value, label: value })),
  },
  ...PERSON,
]

export const FIELDS: Record<Kind, readonly Field[]> = { prestito: PRESTITO, cdq: CDQ, mutuo: MUTUO }

/** What the desk opens with: figures, not empty boxes. */
export const START: Record<Kind, Values> = {
  prestito: { incognita: 'rata', importo: 10_000, rata: 200, durata: '60', finalita: 'auto' },
  cdq: { trattenuta: 'cessione', tipo: 'dipendente_privato', netto: 1_600, eta: 45, durata: '120' },
  mutuo: {
    finalita: 'acquisto_prima_casa',
    valoreImmobile: 200_000,
    importo: 150_000,
    durata: 25,
    tasso: 'tutti',
  },
}

/** What was typed, as the calculators take it: without what is empty. */
export function bodyOf(kind: Kind, values: Values): Values {
  const { incognita, trattenuta, ...rest } = values
  const given = FIELDS[kind].flatMap(({ name, when }) => {
    const value = rest[name]
    const isShown = !when || when.in.includes(values[when.field])
    return isShown && value !== null && value !== undefined && value !== '' ? [[name, value] as const] : []
  })
  const body: Values = Object.fromEntries(given)
  if (kind !== 'mutuo' && body.durata !== undefined) body.durata = Number(body.durata)
  if (kind === 'cdq' && trattenuta === 'delega') body.delega = true
  return body
}
