import { PRODOTTI_OPTIONS } from '@/lib/features/provvigioni/accordi/schema'
import type { Columns, Fields, Filters } from '@/lib/resources/model-types'
import type { bankAccordoSchema } from './schema'

export const bankAccordoColumns: Columns<'bankAccordo'> = [
  { path: 'bank.nome', label: 'Banca', kind: 'title' },
  { path: 'product', label: 'Prodotto', kind: 'badge', options: PRODOTTI_OPTIONS },
  { path: 'percentuale', label: 'Provvigione', kind: 'rate' },
  { path: 'validFrom', label: 'Vale dal', kind: 'day', sort: 'validFrom' },
  { path: 'validTo', label: 'Vale fino al', kind: 'day' },
  { path: 'createdAt', label: 'Creato il', kind: 'instant', sort: 'createdAt', hidden: true },
]

export const bankAccordoFilters: Filters<'bankAccordo'> = [
  { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' },
  { name: 'product', label: 'Prodotto', kind: 'enum', options: PRODOTTI_OPTIONS },
  { name: 'validFrom', label: 'Vale dal', kind: 'dayRange' },
]

export const bankAccordoForm: Fields<typeof bankAccordoSchema> = [
  { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks', required: true, width: 6 },
  {
    name: 'product',
    label: 'Prodotto (nessuno: tutti)',
    kind: 'select',
    options: PRODOTTI_OPTIONS,
    width: 6,
  },
  {
    name: 'percentuale',
    label: 'Provvigione',
    kind: 'rate',
    required: true,
    help: 'In percentuale dell’importo erogato.',
    width: 4,
  },
  {
    name: 'validFrom',
    label: 'Vale dal',
    kind: 'day',
    required: true,
    help: 'Conta il giorno in cui la pratica viene aperta.',
    width: 4,
  },
  { name: 'validTo', label: 'Vale fino al', kind: 'day', width: 4 },
  { name: 'note', label: 'Note', kind: 'textarea' },
]
