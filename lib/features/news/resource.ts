import 'server-only'
import { cleanHtml } from '@/lib/core/html'
import { contentAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { categorie, newsForm } from './fields'
import { schedulePublication } from './schedule-publication'
import { newsInitial, newsRules, newsSchema } from './schema'

export const news = defineResource({
  path: 'news',
  page: '/admin/site/news',
  model: 'news',
  audit: 'News',
  labels: { one: 'news', many: 'news', article: 'f' },
  title: (row) => String(row.titolo),
  schema: newsSchema,
  rules: newsRules,
  initial: newsInitial,
  publicWords: ['titolo', 'abstract', 'corpo', 'urlImageAlt'],
  permission: 'content_manage',
  access: contentAccess('content_manage', () => ({ published: true, publishedAt: { lte: new Date() } })),
  tags: () => ['news'],
  hooks: {
    beforeValidate: (input) =>
      typeof input.corpo === 'string' ? { ...input, corpo: cleanHtml('corpo', input.corpo) } : input,
    afterChange: ({ after, tx }) => schedulePublication(tx, after),
  },
  list: {
    columns: [
      { path: 'urlImage', label: 'Immagine', kind: 'image' },
      { path: 'titolo', label: 'Titolo', kind: 'title', sort: 'titolo' },
      { path: 'categoria', label: 'Categoria', kind: 'badge', options: categorie },
      { path: 'published', label: 'Pubblicata', kind: 'boolean' },
      { path: 'publishedAt', label: 'Pubblicata il', kind: 'instant', sort: 'publishedAt' },
      { path: 'updatedAt', label: 'Modificata il', kind: 'instant', hidden: true },
    ],
    filters: [
      { name: 'categoria', label: 'Categoria', kind: 'enum', options: categorie },
      { name: 'published', label: 'Pubblicata', kind: 'boolean' },
      { name: 'publishedAt', label: 'Data di pubblicazione', kind: 'dayRange' },
    ],
    sorts: ['publishedAt', 'titolo', 'createdAt'],
    nullableSorts: ['publishedAt'],
    defaultSort: '-createdAt',
    search: true,
    presets: [{ id: 'bozze', label: 'Non pubblicate', query: 'filter[published]=false' }],
    bulk: [{ id: 'unpublish', label: 'Togli dal sito', patch: { published: false } }],
  },
  form: newsForm,
})
