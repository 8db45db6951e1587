import 'server-only'
import { defineResource } from '@/lib/resources/define'
import { managesAgents, visibleAgents } from './access'
import { agentInitial, agentRules, agentSchema } from './agent-schema'
import { agentCodecs, agentForm, agentHistory, agentList, agentReadonly, PRIVATE } from './fields'
import { agentHooks } from './hooks'
import { agentPictures } from './pictures'

/** Who sells for the network: the office's records, and the list from which others choose an agent. */
export const agents = defineResource({
  path: 'agents',
  page: '/admin/site/agents',
  model: 'agent',
  audit: 'Users',
  labels: { one: 'agente', many: 'agenti' },
  title: (row) => `${row.nome} ${row.cognome}`,
  schema: agentSchema,
  rules: agentRules,
  initial: agentInitial,
  publicWords: ['bio'],
  codecs: agentCodecs,
  children: {
    documents: {
      model: 'agentDocument',
      parent: 'agentId',
      codecs: { scadeIl: 'day' },
      orderBy: ['tipo', 'createdAt'],
    },
  },
  readonly: agentReadonly,
  include: {
    agency: { select: { id: true, nome: true } },
    manager: { select: { id: true, nome: true, cognome: true } },
    sostituto: { select: { id: true, nome: true, cognome: true } },
  },
  permission: 'agents_manage',
  access: { read: visibleAgents, create: managesAgents, update: managesAgents, delete: managesAgents },
  conceals: [
    { from: (actor) => !managesAgents(actor), columns: PRIVATE },
    // Colleagues read these in the directory, as far as the settings show them.
    {
      from: (actor) => actor?.role === 'agent',
      columns: ['telefono', 'whatsapp', 'email'],
      searchIn: ['cognome', 'nome', 'oamNumber'],
    },
  ],
  pictures: agentPictures,
  tags: () => ['agents'],
  proof: ['email', 'permissions'],
  hooks: agentHooks,
  list: {
    ...agentList,
    sorts: ['cognome', 'createdAt', 'lastLoginAt', 'documentiEntro'],
    nullableSorts: ['lastLoginAt', 'documentiEntro'],
    defaultSort: 'cognome',
    search: true,
    bulk: [
      { id: 'publish', label: 'Pubblica', patch: { published: true } },
      { id: 'unpublish', label: 'Togli dal sito', patch: { published: false } },
    ],
  },
  form: agentForm,
  history: agentHistory,
})
