import { adminsWith } from '@/lib/resources/access'
import type { ColumnOf, Columns, Fields, Filters } from '@/lib/resources/model-types'
import type { Concealed } from '@/lib/resources/types'
import type { faqSchema } from './schema'

export const faqForm: Fields<typeof faqSchema> = [
  { name: 'domanda', label: 'Domanda', kind: 'text', required: true },
  {
    name: 'categoryId',
    label: 'Categoria',
    kind: 'ref',
    resource: 'faqCategories',
    required: true,
    width: 6,
  },
  { name: 'ordine', label: 'Ordine', kind: 'number', min: 0, required: true, width: 3 },
  { name: 'published', label: 'Pubblicata', kind: 'boolean', width: 3 },
  { name: 'risposta', label: 'Risposta', kind: 'richtext', required: true },
]

export const faqFilters: Filters<'faq'> = [
  { name: 'categoryId', label: 'Categoria', kind: 'ref', resource: 'faqCategories' },
  { name: 'published', label: 'Pubblicata', kind: 'boolean' },
  { name: 'utilePct', label: 'Utile %', kind: 'numberRange' },
]

/** What agents said of the answers is for who writes them. */
export const usefulness: Concealed<ColumnOf<'faq'>> = {
  from: (actor) => adminsWith('content_manage')(actor) !== true,
  columns: ['voti', 'utilePct'],
}

export const usefulColumns: Columns<'faq'> = [
  {
    path: 'utilePct',
    label: 'Utile %',
    kind: 'number',
    definition: 'Quanti agenti, su cento che hanno risposto a «Ti è servita?», hanno detto di sì.',
  },
  { path: 'voti', label: 'Voti', kind: 'number' },
]
