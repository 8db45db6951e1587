import 'server-only'
import { formatDay } from '@/lib/core/dates'
import { managesCommissions, seesAgreements } from '@/lib/features/provvigioni/accordi/access'
import { keepPast } from '@/lib/features/provvigioni/accordi/hooks'
import { defineResource } from '@/lib/resources/define'
import { bankAccordoColumns, bankAccordoFilters, bankAccordoForm } from './fields'
import { checkBankAccordo } from './hooks'
import { bankAccordoInitial, bankAccordoRules, bankAccordoSchema } from './schema'

/** What banks pay, by product, from when. */
export const bankAccordi = defineResource({
  path: 'bankAccordi',
  page: '/admin/reports/provvigioni/accordi-banche',
  model: 'bankAccordo',
  audit: 'AccordiBanche',
  labels: { one: 'accordo con una banca', many: 'accordi con le banche', article: 'm' },
  title: (row) => `Accordo con una banca, dal ${formatDay(String(row.validFrom))}`,
  schema: bankAccordoSchema,
  rules: bankAccordoRules,
  initial: bankAccordoInitial,
  codecs: { validFrom: 'day', validTo: 'day', percentuale: 'decimal' },
  include: { bank: { select: { id: true, nome: true } } },
  tags: () => ['offers'],
  permission: 'provvigioni_manage',
  access: {
    read: seesAgreements,
    create: managesCommissions,
    update: managesCommissions,
    delete: managesCommissions,
  },
  proof: 'every',
  hooks: { beforeChange: checkBankAccordo, beforeDelete: keepPast },
  list: {
    columns: bankAccordoColumns,
    filters: bankAccordoFilters,
    sorts: ['validFrom', 'createdAt'],
    defaultSort: '-validFrom',
  },
  form: bankAccordoForm,
})
