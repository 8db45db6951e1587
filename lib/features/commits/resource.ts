import 'server-only'
import { z } from 'zod'
import { can } from '@/lib/auth/actor'
import { AUDIT_MODELS } from '@/lib/history/models'
import { noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { feedFor } from '@/lib/resources/history'
import { optionsOf } from '@/lib/words/options'
import { ACTION_LABELS } from './schema'

const models = optionsOf(AUDIT_MODELS)
const actions = optionsOf(ACTION_LABELS)

/** The feed of all changes. */
export const commits = defineResource({
  path: 'commits',
  page: '/admin/feeds/commits',
  model: 'commit',
  labels: { one: 'modifica', many: 'modifiche', article: 'f' },
  title: (row) => String(row.label),
  schema: z.strictObject({}),
  readonly: ['action', 'model', 'ref', 'label', 'actor', 'actorId', 'actorRole', 'createdAt'],
  permission: 'commits_see',
  access: {
    read: (actor) => actor?.role === 'admin' && can(actor, 'commits_see'),
    create: noAccess,
    update: noAccess,
    delete: noAccess,
  },
  narrow: feedFor,
  list: {
    columns: [
      { path: 'createdAt', label: 'Fatta il', kind: 'instant', sort: 'createdAt' },
      { path: 'action', label: 'Azione', kind: 'badge', options: actions },
      { path: 'model', label: 'Cosa', kind: 'badge', options: models },
      { path: 'label', label: 'Oggetto', kind: 'title' },
      { path: 'actor', label: 'Chi', kind: 'person' },
    ],
    filters: [
      { name: 'actorId', label: 'Chi', kind: 'ref', resource: 'commits/authors' },
      { name: 'model', label: 'Cosa', kind: 'enum', options: models },
      { name: 'ref', label: 'Oggetto', kind: 'ref', resource: 'commits/objects' },
      { name: 'action', label: 'Azione', kind: 'enum', options: actions },
      { name: 'createdAt', label: 'Fatta', kind: 'dayRange' },
    ],
    sorts: ['createdAt'],
    defaultSort: '-createdAt',
  },
  form: [],
})
