import 'server-only'
import { z } from 'zod'
import { adminsWith, noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import {
  agentColumns,
  filtersOf,
  publishVerb,
  ratingHistory,
  ratingPresets,
  rejectVerb,
  staffColumns,
} from './layout'

const office = adminsWith('rankings_manage')
const nothing = z.strictObject({})
const person = { select: { id: true, nome: true, cognome: true } }

/** What both kinds share: nobody writes the words of a client, verbs decide what becomes of them. */
const common = {
  model: 'voto',
  schema: nothing,
  readonly: [
    ...['agentId', 'employeeId', 'clientId', 'praticaId', 'agencyId', 'stelle', 'commento', 'firma'],
    ...['stato', 'segnali', 'consensoAt', 'moderatoDaId', 'moderatoAt', 'motivoRifiuto'],
    ...['risposta', 'rispostaAt', 'version', 'createdAt', 'updatedAt'],
  ],
  permission: 'rankings_manage',
  access: { read: office, create: noAccess, update: noAccess, delete: noAccess },
  form: [],
  history: ratingHistory,
} as const
const include = {
  pratica: { select: { id: true, codice: true, stato: true } },
  agency: { select: { id: true, nome: true } },
  moderatoDa: { select: { id: true, name: true, surname: true } },
} as const
/** By state, the queue comes first, and what waits longest at its top. */
const list = {
  presets: ratingPresets,
  search: true,
  sorts: ['stato', 'createdAt', 'stelle'],
  reads: ['version'],
  defaultSort: 'stato',
  verbs: [publishVerb, rejectVerb].map((verb) => ({ ...verb, access: office })),
} as const

export const voti = defineResource({
  ...common,
  path: 'voti',
  page: '/admin/site/voti',
  fixed: { employeeId: null },
  labels: { one: 'voto', many: 'voti', article: 'm' },
  title: (row) => `Voto ${row.stelle}/5`,
  include: { ...include, agent: person },
  list: {
    ...list,
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
  title: (row) => `Voto ${row.stelle}/5`,
  include: { ...include, employee: person },
  list: {
    ...list,
    columns: staffColumns,
    filters: filtersOf({ name: 'employeeId', label: 'Dipendente', kind: 'ref', resource: 'employees' }),
  },
})
