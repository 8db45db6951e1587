import type { Fields } from '@/lib/resources/model-types'
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
