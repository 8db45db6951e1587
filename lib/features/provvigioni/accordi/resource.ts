import 'server-only'
import { defineResource } from '@/lib/resources/define'
import { managesCommissions, seesAgreements } from './access'
import { accordoColumns, accordoFilters, accordoForm, accordoPresets } from './fields'
import { checkAccordo, keepPast, onlyParty } from './hooks'
import { accordoInitial, accordoRules, accordoSchema, accordoTitle } from './schema'

/** How commissions are split, with whom, from when. */
export const accordi = defineResource({
  path: 'accordi',
  page: '/admin/reports/provvigioni/accordi',
  model: 'accordo',
  audit: 'Accordi',
  labels: { one: 'accordo', many: 'accordi', article: 'm' },
  title: accordoTitle,
  schema: accordoSchema,
  rules: accordoRules,
  initial: accordoInitial,
  readonly: ['nome'],
  codecs: {
    validFrom: 'day',
    validTo: 'day',
    clientFeeMax: 'money',
    clientFeePct: 'decimal',
    agentePct: 'decimal',
    managerPct: 'decimal',
    agenziaPct: 'decimal',
    sedePct: 'decimal',
  },
  include: {
    agent: { select: { id: true, nome: true, cognome: true } },
    agency: { select: { id: true, nome: true } },
    bank: { select: { id: true, nome: true } },
  },
  // The page on transparency says what clients pay at most.
  tags: () => ['offers'],
  permission: 'provvigioni_manage',
  access: {
    read: seesAgreements,
    create: managesCommissions,
    update: managesCommissions,
    delete: managesCommissions,
  },
  proof: 'every',
  hooks: { beforeValidate: onlyParty, beforeChange: checkAccordo, beforeDelete: keepPast },
  list: {
    columns: accordoColumns,
    filters: accordoFilters,
    presets: accordoPresets,
    sorts: ['nome', 'validFrom', 'validTo', 'createdAt'],
    nullableSorts: ['validTo'],
    defaultSort: '-validFrom',
  },
  form: accordoForm,
})
