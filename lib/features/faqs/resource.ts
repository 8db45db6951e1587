import 'server-only'
import { cleanHtml } from '@/lib/core/html'
import { categoriesFor } from '@/lib/features/faqs/categories/audience'
import { DOVE_OPTIONS } from '@/lib/features/faqs/categories/schema'
import { contentAccess, publicRows } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { faqFilters, faqForm, usefulColumns, usefulness } from './fields'
import { faqSchema } from './schema'

export const faqs = defineResource({
  path: 'faqs',
  page: '/admin/site/faqsList',
  model: 'faq',
  audit: 'FAQ',
  labels: { one: 'FAQ', many: 'FAQ', article: 'f' },
  title: (row) => String(row.domanda),
  schema: faqSchema,
  publicWords: ['domanda', 'risposta'],
  initial: { categoryId: '', domanda: '', risposta: '', ordine: 0, published: true },
  include: { category: { select: { id: true, nome: true, contesto: true } } },
  permission: 'content_manage',
  readonly: ['voti', 'utilePct'],
  conceals: [usefulness],
  access: {
    ...contentAccess('content_manage', () => ({})),
    read: (actor) =>
      publicRows('content_manage', () => ({ published: true, category: categoriesFor(actor) }))(actor),
  },
  tags: () => ['faqs'],
  hooks: {
    beforeValidate: (input) =>
      typeof input.risposta === 'string'
        ? { ...input, risposta: cleanHtml('risposta', input.risposta) }
        : input,
    // What agents said of it goes with it: a vote is of no use without its question.
    beforeDelete: async ({ before, tx }) => {
      await tx.faqUtile.deleteMany({ where: { faqId: String(before.id) } })
    },
  },
  list: {
    columns: [
      { path: 'domanda', label: 'Domanda', kind: 'title' },
      { path: 'category.nome', label: 'Categoria', kind: 'text', sort: 'posto' },
      { path: 'category.contesto', label: 'Dove si vede', kind: 'badge', options: DOVE_OPTIONS },
      { path: 'published', label: 'Pubblicata', kind: 'boolean' },
      ...usefulColumns,
      { path: 'ordine', label: 'Ordine', kind: 'number', sort: 'ordine' },
    ],
    filters: faqFilters,
    presets: [{ id: 'pocoUtili', label: 'Utili sotto il 50%', query: 'filter[utilePct]=..49' }],
    sorts: ['posto', 'ordine', 'createdAt'],
    defaultSort: 'posto',
    search: true,
    orderWithin: 'categoryId',
    bulk: [
      { id: 'publish', label: 'Pubblica', patch: { published: true } },
      { id: 'unpublish', label: 'Togli dal sito', patch: { published: false } },
    ],
  },
  form: faqForm,
})
