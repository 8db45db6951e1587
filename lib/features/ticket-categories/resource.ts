import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { invalidField } from '@/lib/core/errors'
import { isAnsweredBy } from '@/lib/features/tickets/owner'
import { enqueue } from '@/lib/jobs/enqueue'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { categoryFigures, ticketCategoryForm } from './layout'
import { ticketCategorySchema } from './schema'

const edit = adminsWith('ticketing_configure')

/** What tickets are about: who answers them, and in which time. */
export const ticketCategories = defineResource({
  path: 'ticketCategories',
  page: '/admin/tickets/categorie',
  model: 'ticketCategory',
  audit: 'CategorieTicket',
  labels: { one: 'categoria dei ticket', many: 'categorie dei ticket', article: 'f' },
  title: (row) => String(row.nome),
  schema: ticketCategorySchema,
  initial: {
    ...{ nome: '', attiva: true, perClienti: true, ordine: 0 },
    ...{ minutiRisposta: 480, minutiSoluzione: 2_400, admins: [] },
  },
  children: {
    admins: { model: 'ticketCategoryAdmin', parent: 'categoryId', orderBy: ['createdAt'], key: ['adminId'] },
  },
  permission: 'ticketing_configure',
  access: { read: adminsWith('ticketing_access'), create: edit, update: edit, delete: edit },
  hooks: {
    async afterChange({ before, after, ctx, tx }) {
      if (before && after) checkOwnSight(ctx.actor, before, after)
      const moved =
        before?.minutiRisposta !== after?.minutiRisposta || before?.minutiSoluzione !== after?.minutiSoluzione
      if (before && after && moved) await enqueue(tx, 'tickets.recount', { categoryId: String(after.id) })
    },
  },
  list: {
    columns: [
      { path: 'nome', label: 'Nome', kind: 'title' },
      { path: 'minutiRisposta', label: 'Prima risposta in minuti', kind: 'number', hidden: true },
      { path: 'minutiSoluzione', label: 'Soluzione in minuti', kind: 'number', hidden: true },
      { path: 'attiva', label: 'Si può scegliere', kind: 'boolean' },
      { path: 'perClienti', label: 'Anche per i clienti', kind: 'boolean' },
      { path: 'ordine', label: 'Ordine', kind: 'number', sort: 'ordine' },
    ],
    filters: [
      { name: 'attiva', label: 'Si può scegliere', kind: 'boolean' },
      { name: 'perClienti', label: 'Anche per i clienti', kind: 'boolean' },
    ],
    sorts: ['ordine', 'createdAt'],
    defaultSort: 'ordine',
    search: true,
    figures: categoryFigures,
  },
  form: ticketCategoryForm,
})

/** Who may not see all tickets gives themselves none by the list of a category, nor by emptying it. */
function checkOwnSight(actor: Actor | null, before: object, after: object): void {
  if (!actor || can(actor, 'ticketing_full_access')) return
  const sees = (row: object) =>
    isAnsweredBy((row as { admins?: { adminId: string }[] }).admins ?? [], actor.userId)
  if (sees(before) || !sees(after)) return
  throw invalidField('admins', 'Così vedresti ticket che oggi non vedi: può farlo solo chi li vede tutti.')
}
