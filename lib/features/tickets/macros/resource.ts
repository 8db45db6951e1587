import 'server-only'
import { STATO_OPTIONS } from '@/lib/features/tickets/states'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { MACRO_STATES, ticketMacroSchema } from './schema'

const edit = adminsWith('ticketing_configure')
const stati = STATO_OPTIONS.filter(({ value }) => (MACRO_STATES as readonly string[]).includes(value))

/** Answers that are ready, for what is asked again and again. */
export const ticketMacros = defineResource({
  path: 'ticketMacros',
  page: '/admin/tickets/risposte',
  model: 'ticketMacro',
  audit: 'RispostePronte',
  labels: { one: 'risposta pronta', many: 'risposte pronte', article: 'f' },
  title: (row) => String(row.nome),
  schema: ticketMacroSchema,
  initial: { nome: '', testo: '', stato: null, categoryId: null, ordine: 0 },
  include: { category: { select: { id: true, nome: true } } },
  permission: 'ticketing_configure',
  access: { read: adminsWith('ticketing_access'), create: edit, update: edit, delete: edit },
  list: {
    columns: [
      { path: 'nome', label: 'Nome', kind: 'title' },
      { path: 'testo', label: 'Testo', kind: 'text', wide: true },
      { path: 'category.nome', label: 'Categoria', kind: 'text' },
      { path: 'stato', label: 'Porta a', kind: 'badge', options: stati },
      { path: 'ordine', label: 'Ordine', kind: 'number', sort: 'ordine' },
    ],
    filters: [{ name: 'categoryId', label: 'Categoria', kind: 'ref', resource: 'ticketCategories' }],
    sorts: ['ordine', 'createdAt'],
    defaultSort: 'ordine',
  },
  form: [
    { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 8 },
    { name: 'ordine', label: 'Ordine', kind: 'number', min: 0, required: true, width: 4 },
    {
      name: 'testo',
      label: 'Testo',
      kind: 'textarea',
      required: true,
      help: '{nome} diventa il nome di chi ha scritto, {codice} il codice del ticket.',
    },
    {
      name: 'categoryId',
      label: 'Categoria',
      kind: 'ref',
      resource: 'ticketCategories',
      width: 6,
      help: 'Vuoto: per tutte.',
    },
    {
      name: 'stato',
      label: 'Porta il ticket a',
      kind: 'select',
      options: stati,
      width: 6,
      help: 'Vuoto: lo stato non cambia.',
    },
  ],
})
