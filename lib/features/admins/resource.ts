import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { forbidden } from '@/lib/core/errors'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { STATI_ACCOUNT } from '../accounts/states'
import { checkGrants, checkRank, granted, grown, keepOneWithAll } from './grants'
import { tellGrown } from './notify'
import { adminSchema, PERMISSION_OPTIONS, TICKETING_OPTIONS } from './schema'
import { sendInvitation } from './send-invitation'

const known = (actor: Actor | null): Actor => {
  if (!actor) throw forbidden()
  return actor
}

const manages = adminsWith('admins_manage')

/** Whoever works in the administrators' area. An account that was used is blocked, never deleted. */
export const admins = defineResource({
  path: 'admins',
  page: '/admin/system/admins',
  model: 'admin',
  audit: 'Admin',
  labels: { one: 'amministratore', many: 'amministratori' },
  title: (row) => `${row.name} ${row.surname}`,
  schema: adminSchema,
  readonly: ['status', 'totpEnabledAt', 'lastLoginAt', 'invitedAt'],
  initial: {
    name: '',
    surname: '',
    email: '',
    ufficio: null,
    telefono: null,
    permissions: {},
    ticketing: {},
  },
  permission: 'admins_manage',
  access: {
    read: manages,
    create: manages,
    update: manages,
    delete: (actor) => manages(actor) === true && { status: 'pending', lastLoginAt: null },
  },
  hooks: {
    beforeChange: async ({ before, data, ctx, tx }) => {
      if (before) checkRank(known(ctx.actor), { ...granted(before), id: before.id })
      const [was, will] = [granted(before), { ...granted(before), ...data }]
      checkGrants(known(ctx.actor), before ? String(before.id) : null, was, granted(will))
      if (was.permissions.admin === true && granted(will).permissions.admin !== true)
        await keepOneWithAll(tx, String(before?.id))
      return before ? data : { ...data, passwordHash: '', status: 'pending' }
    },
    afterChange: async ({ before, after, ctx, tx }) => {
      if (!after) return
      const row = { id: String(after.id), nome: String(after.name), email: String(after.email) }
      const person = { ...row, cognome: String(after.surname) }
      if (!before) await sendInvitation(tx, known(ctx.actor), person)
      const more = grown(granted(before), granted(after))
      if (more.length > 0) await tellGrown(tx, known(ctx.actor), person, more)
    },
  },
  list: {
    columns: [
      { path: 'surname', label: 'Cognome', kind: 'title', sort: 'surname' },
      { path: 'name', label: 'Nome', kind: 'text' },
      { path: 'status', label: 'Stato', kind: 'badge', options: STATI_ACCOUNT },
      { path: 'ufficio', label: 'Ufficio', kind: 'text' },
      { path: 'email', label: 'E-mail', kind: 'text' },
      { path: 'telefono', label: 'Telefono', kind: 'phone', hidden: true },
      { path: 'lastLoginAt', label: 'Ultimo accesso', kind: 'instant' },
      { path: 'totpEnabledAt', label: 'Due passaggi dal', kind: 'instant' },
      { path: 'createdAt', label: 'Creato', kind: 'instant', sort: 'createdAt', hidden: true },
    ],
    filters: [
      { name: 'status', label: 'Stato', kind: 'enum', options: STATI_ACCOUNT },
      { name: 'lastLoginAt', label: 'Ultimo accesso', kind: 'dayRange' },
      { name: 'totpEnabledAt', label: 'Due passaggi', kind: 'dayRange' },
    ],
    sorts: ['surname', 'createdAt'],
    defaultSort: 'surname',
    search: true,
  },
  form: [
    { name: 'name', label: 'Nome', kind: 'text', required: true, width: 6 },
    { name: 'surname', label: 'Cognome', kind: 'text', required: true, width: 6 },
    { name: 'email', label: 'E-mail', kind: 'text', required: true, width: 6 },
    { name: 'telefono', label: 'Telefono', kind: 'phone', width: 3 },
    { name: 'ufficio', label: 'Ufficio', kind: 'text', width: 3 },
    {
      name: 'permissions',
      label: 'Permessi',
      kind: 'flags',
      options: PERMISSION_OPTIONS,
      section: 'Permessi',
    },
    { name: 'ticketing', label: 'Ticket', kind: 'flags', options: TICKETING_OPTIONS },
  ],
  history: [{ name: 'status', label: 'Stato', kind: 'select', options: STATI_ACCOUNT }],
})
