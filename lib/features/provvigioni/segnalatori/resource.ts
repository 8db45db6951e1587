import 'server-only'
import { managesCommissions, seesAgreements } from '@/lib/features/provvigioni/accordi/access'
import { defineResource } from '@/lib/resources/define'
import { segnalatoreColumns, segnalatoreFigures, segnalatoreFilters, segnalatoreForm } from './fields'
import { checkReferrer, keepOnRecord } from './hooks'
import { segnalatoreInitial, segnalatoreRules, segnalatoreSchema } from './schema'

/** Referrers: who may be paid for presenting clients (D.Lgs. 212/2025), by which agreement, from when to when. */
export const segnalatori = defineResource({
  path: 'segnalatori',
  page: '/admin/reports/provvigioni/segnalatori',
  model: 'segnalatore',
  audit: 'Segnalatori',
  labels: { one: 'segnalatore', many: 'segnalatori' },
  title: (row) => `${row.nome} ${row.cognome}`,
  schema: segnalatoreSchema,
  rules: segnalatoreRules,
  initial: segnalatoreInitial,
  codecs: {
    validFrom: 'day',
    validTo: 'day',
    compensoFisso: 'money',
    compensoPct: 'decimal',
    telefono: 'phone',
  },
  permission: 'provvigioni_manage',
  access: {
    read: seesAgreements,
    create: managesCommissions,
    update: managesCommissions,
    delete: managesCommissions,
  },
  proof: 'every',
  hooks: { beforeChange: checkReferrer, beforeDelete: keepOnRecord },
  list: {
    columns: segnalatoreColumns,
    filters: segnalatoreFilters,
    presets: [
      { id: 'finiti', label: 'Finiti', query: 'filter[validTo]=..oggi-1' },
      { id: 'in-scadenza', label: 'In scadenza', query: 'filter[validTo]=oggi..oggi%2B60' },
    ],
    sorts: ['cognome', 'validFrom', 'createdAt'],
    defaultSort: 'cognome',
    figures: segnalatoreFigures,
  },
  form: segnalatoreForm,
})
