import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { EVENTO_OPTIONS, ruleFigures, ticketRuleForm } from './fields'
import { ticketRuleHooks } from './hooks'
import { ticketRuleInitial, ticketRuleRules, ticketRuleSchema } from './schema'

const edit = adminsWith('ticketing_configure')

/** What is done with tickets by itself. */
export const ticketRules = defineResource({
  path: 'ticketRules',
  page: '/admin/tickets/regole',
  model: 'ticketRule',
  audit: 'RegoleTicket',
  labels: { one: 'regola dei ticket', many: 'regole dei ticket', article: 'f' },
  title: (row) => String(row.nome),
  schema: ticketRuleSchema,
  rules: ticketRuleRules,
  initial: ticketRuleInitial,
  children: {
    condizioni: { model: 'ticketRuleCondition', parent: 'ruleId', orderBy: ['tipo', 'createdAt'] },
    azioni: { model: 'ticketRuleAction', parent: 'ruleId', orderBy: ['tipo', 'createdAt'] },
  },
  readonly: ['attivaDal'],
  permission: 'ticketing_configure',
  access: { read: adminsWith('ticketing_access'), create: edit, update: edit, delete: edit },
  hooks: ticketRuleHooks,
  list: {
    columns: [
      { path: 'nome', label: 'Nome', kind: 'title' },
      { path: 'attiva', label: 'Attiva', kind: 'boolean' },
      { path: 'ordine', label: 'Ordine', kind: 'number', sort: 'ordine' },
    ],
    filters: [
      { name: 'attiva', label: 'Attiva', kind: 'boolean' },
      { name: 'evento', label: 'Quando', kind: 'enum', options: EVENTO_OPTIONS },
    ],
    sorts: ['ordine', 'createdAt'],
    defaultSort: 'ordine',
    bulk: [
      { id: 'attiva', label: 'Attiva', patch: { attiva: true } },
      { id: 'ferma', label: 'Ferma', patch: { attiva: false } },
    ],
    figures: ruleFigures,
  },
  form: ticketRuleForm,
  history: [{ name: 'attivaDal', label: 'Attiva dal', kind: 'instant', follows: true }],
})
