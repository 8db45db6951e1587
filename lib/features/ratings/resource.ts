import 'server-only'
import { z } from 'zod'
import { adminsWith, noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import {
  agentColumns,
  filtersOf,
  person,
  publishStaffVerb,
  publishVerb,
  ratingHistory,
  ratingInclude,
  ratingList,
  ratingReadonly,
  rejectVerb,
  staffColumns,
} from './fields'
import { votiTag } from './schema'

const office = adminsWith('rankings_manage')
const verbsOf = (publish: typeof publishVerb) =>
  [publish, rejectVerb].map((verb) => ({ ...verb, access: office }))

/** What both kinds share: nobody writes the words of a client, verbs decide what becomes of them. */
const common = {
  model: 'voto',
  schema: z.strictObject({}),
  readonly: ratingReadonly,
  title: (row: { stelle?: unknown }) => `Voto ${row.stelle}/5`,
  permission: 'rankings_manage',
  access: { read: office, create: noAccess, update: noAccess, delete: noAccess },
  // A rating of an employee is on no public page.
  tags: ({ agentId }: { agentId?: unknown }) => (agentId ? [votiTag(String(agentId))] : []),
  form: [],
  history: ratingHistory,
} as const

export const voti = defineResource({
  ...common,
  path: 'voti',
  page: '/admin/site/voti',
  fixed: { employeeId: null },
  labels: { one: 'voto', many: 'voti', article: 'm' },
  include: { ...ratingInclude, agent: person },
  list: {
    ...ratingList,
    verbs: verbsOf(publishVerb),
    columns: agentColumns,
    filters: filtersOf({ name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' }),
  },
})

export const votiDipendenti = defineResource({
  ...common,
  path: 'votiDipendenti',
  page: '/admin/site/voti/dipendenti',
  fixed: { agentId: null },
  labels: { one: 'voto a un dipendente', many: 'voti ai dipendenti', article: 'm' },
  include: { ...ratingInclude, employee: person },
  list: {
    ...ratingList,
    verbs: verbsOf(publishStaffVerb),
    columns: staffColumns,
    filters: filtersOf({ name: 'employeeId', label: 'Dipendente', kind: 'ref', resource: 'employees' }),
  },
})
