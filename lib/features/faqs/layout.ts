import { adminsWith } from '@/lib/resources/access'
import type { Figures } from '@/lib/resources/figures'
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

/** What agents said of the answers, for who writes them. */
export const usefulFigures: Figures = {
  access: (actor) => adminsWith('content_manage')(actor) === true,
  sql: (page) => `
    SELECT faq_id AS id, count(*)::int AS voti, round(100.0 * count(*) FILTER (WHERE si) / count(*))::int AS "utilePct"
    FROM faq_utile WHERE faq_id IN (${page}) GROUP BY faq_id`,
  columns: [
    {
      path: 'utilePct',
      label: 'Utile %',
      kind: 'number',
      after: 'published',
      definition: 'Quanti agenti, su cento che hanno risposto a «Ti è servita?», hanno detto di sì.',
    },
    { path: 'voti', label: 'Voti', kind: 'number', after: 'utilePct' },
  ],
}
