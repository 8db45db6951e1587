import 'server-only'
import { z } from 'zod'
import { type Actor, can } from '@/lib/auth/actor'
import { noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'

/** Administrators who work with agents, leads or cases choose among all; an agent finds the colleagues. */
function visibleAgents(actor: Actor | null) {
  if (!actor || actor.role === 'client') return false
  if (actor.role === 'agent') return { status: 'validated' as const }
  return can(actor, 'agents_manage') || can(actor, 'leads_manage') || can(actor, 'pratiche_manage')
}

/** The directory of agents, for choosing one. */
export const agents = defineResource({
  path: 'agents',
  page: '/admin/site/agents',
  model: 'agent',
  labels: { one: 'agente', many: 'agenti' },
  title: (row) => `${row.cognome} ${row.nome}`,
  schema: z.strictObject({}),
  readonly: ['nome', 'cognome', 'email', 'telefono', 'urlPhoto', 'figura', 'agencyId', 'provincia', 'status'],
  permission: 'agents_manage',
  tags: () => ['agents'],
  access: { read: visibleAgents, create: noAccess, update: noAccess, delete: noAccess },
  list: {
    columns: [
      { path: 'cognome', label: 'Cognome', kind: 'title', sort: 'cognome' },
      { path: 'nome', label: 'Nome', kind: 'text' },
      { path: 'email', label: 'E-mail', kind: 'text' },
      { path: 'figura', label: 'Figura', kind: 'text' },
    ],
    filters: [{ name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies' }],
    sorts: ['cognome'],
    defaultSort: 'cognome',
    search: true,
  },
  form: [],
})
