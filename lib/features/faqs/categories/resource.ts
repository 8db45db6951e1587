import 'server-only'
import { contentAccess, publicRows } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { categoriesFor } from './audience'
import { DOVE_OPTIONS as contesti, faqCategorySchema } from './schema'

export const faqCategories = defineResource({
  path: 'faqCategories',
  page: '/admin/site/faqsCategoriesList',
  model: 'faqCategory',
  audit: 'FAQCategory',
  labels: { one: 'categoria di FAQ', many: 'categorie di FAQ', article: 'f' },
  title: (row) => String(row.nome),
  schema: faqCategorySchema,
  initial: { nome: '', contesto: 'home', ordine: 0 },
  permission: 'content_manage',
  access: {
    ...contentAccess('content_manage', () => ({})),
    read: (actor) => publicRows('content_manage', () => categoriesFor(actor))(actor),
  },
  tags: () => ['faqs'],
  list: {
    columns: [
      { path: 'nome', label: 'Nome', kind: 'title' },
      { path: 'contesto', label: 'Dove si vede', kind: 'badge', options: contesti },
      { path: 'ordine', label: 'Ordine', kind: 'number', sort: 'ordine' },
    ],
    filters: [{ name: 'contesto', label: 'Dove si vede', kind: 'enum', options: contesti }],
    sorts: ['ordine', 'createdAt'],
    defaultSort: 'ordine',
    orderWithin: 'contesto',
  },
  form: [
    { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 4 },
    { name: 'contesto', label: 'Dove si vede', kind: 'select', options: contesti, required: true, width: 4 },
    { name: 'ordine', label: 'Ordine', kind: 'number', min: 0, required: true, width: 4 },
  ],
})
