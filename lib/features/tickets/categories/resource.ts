import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { categoryFigures, ticketCategoryForm } from './fields'
import { ticketCategoryHooks } from './hooks'
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
    nome: '',
    attiva: true,
    perClienti: true,
    reclami: false,
    ordine: 0,
    minutiRisposta: 480,
    minutiSoluzione: 2_400,
    calendarioId: null,
    tempi: [],
    admins: [],
  },
  children: {
    admins: { model: 'ticketCategoryAdmin', parent: 'categoryId', orderBy: ['createdAt'], key: ['adminId'] },
    tempi: {
      model: 'ticketCategoryTime',
      parent: 'categoryId',
      orderBy: ['priorita'],
      key: ['priorita'],
    },
  },
  include: { calendario: { select: { id: true, nome: true } } },
  permission: 'ticketing_configure',
  access: { read: adminsWith('ticketing_access'), create: edit, update: edit, delete: edit },
  hooks: ticketCategoryHooks,
  list: {
    columns: [
      { path: 'nome', label: 'Nome', kind: 'title' },
      { path: 'minutiRisposta', label: 'Prima risposta in minuti', kind: 'number', hidden: true },
      { path: 'minutiSoluzione', label: 'Soluzione in minuti', kind: 'number', hidden: true },
      { path: 'calendario.nome', label: 'Calendario', kind: 'text' },
      { path: 'attiva', label: 'Si può scegliere', kind: 'boolean' },
      { path: 'perClienti', label: 'Anche per i clienti', kind: 'boolean' },
      { path: 'reclami', label: 'Reclami', kind: 'boolean' },
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
