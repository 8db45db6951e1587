import 'server-only'
import { z } from 'zod'
import { adminsWith, noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { syncList } from './fields'

/** The runs of the import from EGG: started by the clock, or with a file given by hand. */
export const syncs = defineResource({
  path: 'syncs',
  page: '/admin/reports/eggsyncs',
  model: 'importRun',
  labels: { one: 'importazione', many: 'importazioni da EGG', article: 'f' },
  title: (row) => String(row.nome),
  schema: z.strictObject({}),
  fixed: { kind: 'egg' },
  readonly: [
    'nome',
    'origine',
    'state',
    'letti',
    'creati',
    'aggiornati',
    'invariati',
    'saltati',
    'errati',
    'durataS',
    'startedAt',
    'endedAt',
    'createdAt',
  ],
  include: { admin: { select: { id: true, name: true, surname: true } } },
  permission: 'sync_manage',
  access: { read: adminsWith('sync_manage'), create: noAccess, update: noAccess, delete: noAccess },
  list: {
    ...syncList,
    sorts: ['createdAt', 'durataS'],
    nullableSorts: ['durataS'],
    defaultSort: '-createdAt',
  },
  form: [],
})
