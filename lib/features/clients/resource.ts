import 'server-only'
import { adminsWith, noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { agentVerb, clientForm, clientHistory, clientList, clientReadonly } from './fields'
import { clientHooks } from './hooks'
import { clientRules, clientSchema, titleOf } from './schema'

const manages = adminsWith('clients_manage')

/** People and companies that the network works for. Nobody is deleted: an erasure keeps what the law has us keep. */
export const clients = defineResource({
  path: 'clients',
  page: '/admin/site/clients',
  model: 'client',
  audit: 'Clients',
  recordsExports: 'Clients',
  labels: { one: 'cliente', many: 'clienti' },
  title: titleOf,
  schema: clientSchema,
  rules: clientRules,
  readonly: clientReadonly,
  include: {
    agent: { select: { id: true, nome: true, cognome: true } },
    agency: { select: { id: true, nome: true } },
  },
  codecs: { dataNascita: 'day', telefono: 'phone' },
  permission: 'clients_manage',
  access: {
    read: manages,
    create: manages,
    update: manages,
    delete: noAccess,
  },
  hooks: clientHooks,
  list: {
    ...clientList,
    sortBy: { cognome: 'nomeCompleto' },
    sorts: ['cognome', 'createdAt', 'ultimaPraticaAt'],
    nullableSorts: ['ultimaPraticaAt'],
    defaultSort: 'cognome',
    search: true,
    verbs: [{ ...agentVerb, access: manages }],
  },
  form: clientForm,
  history: clientHistory,
})
