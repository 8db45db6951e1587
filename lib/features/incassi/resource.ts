import 'server-only'
import { z } from 'zod'
import { managesCommissions, seesAgreements } from '@/lib/features/provvigioni/accordi/access'
import { noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { incassoList } from './fields'

/** What banks paid, payment by payment. Imports alone write them: who may import may create, but not by this address. */
export const incassi = defineResource({
  path: 'incassi',
  page: '/admin/reports/provvigioni/incassi',
  recordPage: false,
  model: 'incasso',
  labels: { one: 'incasso', many: 'incassi', article: 'm' },
  title: (row) => String(row.codice),
  schema: z.strictObject({}),
  readonly: [
    'bankId',
    'praticaId',
    'codice',
    'data',
    'importo',
    'erogato',
    'riferimento',
    'esito',
    'createdAt',
  ],
  codecs: { data: 'day', importo: 'money', erogato: 'money' },
  include: {
    bank: { select: { id: true, nome: true } },
    pratica: { select: { id: true, codice: true, idegg: true, intestatario: true } },
  },
  permission: 'provvigioni_see',
  access: { read: seesAgreements, create: managesCommissions, update: noAccess, delete: noAccess },
  list: incassoList,
  form: [],
})
