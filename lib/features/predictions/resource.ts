import 'server-only'
import { defineResource } from '@/lib/resources/define'
import { agentsAlone, ownPredictions, visiblePredictions } from './access'
import {
  predictionColumns,
  predictionFilters,
  predictionForm,
  predictionHistory,
  predictionPresets,
  predictionReads,
} from './fields'
import { checkPrediction } from './hooks'
import { predictionInitial, predictionRules, predictionSchema } from './schema'

/** What agents expect to be paid out, and when. */
export const predictions = defineResource({
  path: 'predictions',
  page: '/admin/reports/predictions',
  areas: { agent: '/agents/reports/predictions' },
  model: 'prediction',
  audit: 'Predictions',
  labels: { one: 'previsione', many: 'previsioni', article: 'f' },
  title: (row) => String(row.cliente),
  schema: predictionSchema,
  rules: predictionRules,
  initial: () => predictionInitial(),
  codecs: {
    importo: 'money',
    ponderato: 'money',
    esitoImporto: 'money',
    previstaPer: 'day',
    daRivedereIl: 'day',
  },
  readonly: ['agentId', 'stato', 'ponderato', 'previstaPer', 'daRivedereIl', 'esitoImporto', 'esitoAt'],
  include: {
    agent: { select: { id: true, nome: true, cognome: true } },
    bank: { select: { id: true, nome: true } },
  },
  permission: 'pratiche_manage',
  access: {
    read: visiblePredictions,
    create: agentsAlone,
    update: ownPredictions,
    delete: ownPredictions,
  },
  hooks: { beforeChange: checkPrediction },
  list: {
    columns: predictionColumns,
    filters: predictionFilters,
    sorts: ['previstaPer', 'daRivedereIl', 'ponderato', 'createdAt'],
    // What is still to come before what is over.
    defaultSort: '-previstaPer',
    presets: predictionPresets,
    search: true,
    reads: predictionReads,
  },
  form: predictionForm,
  history: predictionHistory,
})
