import 'server-only'
import { noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { managesStatements, visibleStatements } from './access'
import {
  closeVerb,
  estrattoColumns,
  estrattoFilters,
  estrattoForm,
  estrattoHistory,
  estrattoPresets,
  payVerb,
  sendVerb,
} from './fields'
import { checkDraft } from './hooks'
import { statementTitle } from './labels'
import { estrattoSchema } from './schema'

const PAGE = 'reports/provvigioni/estratti'
const money = { maturato: 'money', storni: 'money', riporto: 'money', totale: 'money' } as const

/** What agents, agencies and referrers are due month by month. Drafts are prepared by a job, and go on by verbs. */
export const estratti = defineResource({
  path: 'provvigioni/estratti',
  page: `/admin/${PAGE}`,
  areas: { agent: `/agents/${PAGE}` },
  model: 'estratto',
  audit: 'Provvigioni',
  labels: { one: 'estratto conto', many: 'estratti conto', article: 'm' },
  title: (row) => statementTitle(row),
  schema: estrattoSchema,
  codecs: { ...money, mese: 'day', pagatoIl: 'day' },
  readonly: [
    'agentId',
    'agencyId',
    'segnalatoreId',
    'beneficiario',
    'mese',
    'stato',
    'codice',
    'righe',
    'maturato',
    'storni',
    'riporto',
    'riportoDaId',
    'totale',
    'chiusoAt',
    'inviatoAt',
    'pagatoIl',
    'riferimento',
    'pdfFileId',
  ] as const,
  permission: 'provvigioni_manage',
  access: { read: visibleStatements, create: noAccess, update: managesStatements, delete: noAccess },
  conceals: [{ from: (actor) => actor?.role !== 'admin', columns: ['note'] }],
  hooks: { beforeChange: checkDraft },
  list: {
    columns: estrattoColumns,
    filters: estrattoFilters,
    presets: estrattoPresets,
    sorts: ['mese', 'beneficiario', 'totale', 'createdAt'],
    defaultSort: '-mese',
    verbs: [
      { ...closeVerb, access: managesStatements },
      { ...sendVerb, access: managesStatements },
      { ...payVerb, access: managesStatements, proof: true },
    ],
  },
  form: estrattoForm,
  history: estrattoHistory,
})
