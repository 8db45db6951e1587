import 'server-only'
import { defineResource } from '@/lib/resources/define'
import { managesCatalogue, seesPictures } from './access'
import { articleInitial, articleRules, articleSchema } from './article-schema'
import { articleForm, articleHistory, articleList } from './fields'
import { articleFigures } from './figures'
import { prepareVariants, refusePast } from './hooks'

/** The catalogue as the office writes it; who orders sees `getAllPublic`. */
export const merchandising = defineResource({
  path: 'merchandising',
  page: '/admin/site/merchandising',
  model: 'merchandising',
  audit: 'Merchandising',
  labels: { one: 'articolo', many: 'articoli', article: 'm' },
  title: (row) => String(row.nome),
  schema: articleSchema,
  rules: articleRules,
  initial: articleInitial,
  codecs: { prezzo: 'money' },
  readonly: ['published', 'giacenza', 'riservata', 'disponibili', 'sottoSoglia'],
  children: {
    varianti: {
      model: 'merchandisingVariante',
      parent: 'merchId',
      codecs: { prezzo: 'money' },
      orderBy: ['ordine'],
    },
  },
  permission: 'merchandising_manage',
  access: {
    read: managesCatalogue,
    create: managesCatalogue,
    update: managesCatalogue,
    delete: managesCatalogue,
  },
  pictures: seesPictures,
  hooks: { beforeValidate: prepareVariants, beforeDelete: refusePast },
  list: {
    ...articleList,
    figures: articleFigures,
    bulk: [
      { id: 'publish', label: 'Pubblica', patch: { stato: 'pubblicato' } },
      { id: 'archive', label: 'Archivia', patch: { stato: 'archiviato' } },
    ],
  },
  form: articleForm,
  history: articleHistory,
})
