import 'server-only'
import { passMeetingsOfCase } from '@/lib/features/meetings/pass'
import { noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import type { Pratica } from '@/prisma/generated/client'
import { editablePratiche, interne, visiblePratiche } from './access'
import { announce } from './announce'
import { checkChange } from './check-change'
import { praticaCodecs, praticaForm, praticaHistory, praticaList, praticaReadonly } from './fields'
import { listVerbs } from './list-verbs'
import { ltvColumn } from './ltv'
import { praticaSchema } from './schema'

export const pratiche = defineResource({
  path: 'pratiche',
  page: '/admin/reports/pratiche',
  areas: { agent: '/agents/reports/pratiche' },
  model: 'pratica',
  audit: 'Opportunities',
  recordsExports: 'Opportunities',
  labels: { one: 'pratica', many: 'pratiche', article: 'f' },
  title: (row) => String(row.idegg ?? row.codice),
  schema: praticaSchema,
  readonly: praticaReadonly,
  include: {
    agent: { select: { id: true, nome: true, cognome: true } },
    bank: { select: { id: true, nome: true } },
  },
  codecs: praticaCodecs,
  permission: 'pratiche_manage',
  access: { read: visiblePratiche, create: noAccess, update: editablePratiche, delete: noAccess },
  conceals: interne,
  hooks: {
    beforeChange: async ({ data, before, tx }) => ({
      ...data,
      ...(await checkChange(tx, data, String(before?.id))),
      ...ltvColumn(data, before),
      ultimaAttivita: new Date(),
    }),
    afterChange: async ({ before, after, ctx, tx }) => {
      if (after) await announce(tx, after as Pratica)
      const rows = { before: before as Pratica | null, after: after as Pratica | null }
      await passMeetingsOfCase({ tx, author: ctx, ...rows })
    },
  },
  list: {
    ...praticaList,
    sorts: ['createdAt', 'importoRichiesto', 'intestatario', 'ultimaAttivita'],
    defaultSort: '-createdAt',
    search: true,
    reads: ['statoPrecedente', 'bankId'],
    verbs: listVerbs,
  },
  form: praticaForm,
  history: praticaHistory,
})
