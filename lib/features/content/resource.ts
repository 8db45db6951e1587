import 'server-only'
import { contentAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { pageForm } from './fields'
import { pageHooks } from './hooks'
import { pageInitial, pageSchema } from './schema'

export const pages = defineResource({
  path: 'pages',
  page: '/admin/site/pages',
  model: 'page',
  audit: 'Pagine',
  labels: { one: 'pagina', many: 'pagine', article: 'f' },
  title: (row) => String(row.titolo),
  schema: pageSchema,
  initial: pageInitial,
  publicWords: ['titolo', 'descrizione', 'corpo'],
  permission: 'content_manage',
  access: contentAccess('content_manage', () => ({ published: true })),
  // Called with the row before and after a change: a new address drops the old one too.
  tags: () => ['pages'],
  hooks: pageHooks,
  list: {
    columns: [
      { path: 'titolo', label: 'Titolo', kind: 'title', sort: 'titolo' },
      { path: 'url', label: 'Indirizzo', kind: 'text' },
      { path: 'published', label: 'Pubblicata', kind: 'boolean' },
      { path: 'updatedAt', label: 'Modificata il', kind: 'instant' },
    ],
    filters: [{ name: 'published', label: 'Pubblicata', kind: 'boolean' }],
    sorts: ['titolo', 'createdAt'],
    defaultSort: 'titolo',
    bulk: [{ id: 'unpublish', label: 'Togli dal sito', patch: { published: false } }],
  },
  form: pageForm,
})
