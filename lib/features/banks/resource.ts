import 'server-only'
import { can } from '@/lib/auth/actor'
import { rowsByRole } from '@/lib/auth/by-role'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { bankForm } from './fields'
import { bankSchema } from './schema'

const edit = adminsWith('banks_manage')

export const banks = defineResource({
  path: 'banks',
  page: '/admin/system/banks',
  model: 'bank',
  audit: 'Banks',
  labels: { one: 'banca', many: 'banche', article: 'f' },
  title: (row) => String(row.nome),
  schema: bankSchema,
  initial: {
    nome: '',
    slug: '',
    urlLogo: null,
    descrizione: '',
    sito: null,
    attiva: true,
    provvigionePct: 0,
  },
  codecs: { provvigionePct: 'decimal' },
  permission: 'banks_manage',
  access: {
    // Agents choose a bank on a case, and who imports cases says which one is meant.
    read: (actor) =>
      rowsByRole(actor, {
        admin: (office) => edit(office) || adminsWith('sync_manage')(office),
        agent: () => ({ attiva: true }),
        client: false,
      }),
    create: edit,
    update: edit,
    delete: edit,
  },
  conceals: [
    {
      from: (actor) => (actor?.role === 'agent' || !edit(actor)) && !can(actor, 'provvigioni_see'),
      columns: ['provvigionePct'],
      searchIn: ['nome'],
    },
  ],
  pictures: () => true,
  tags: () => ['offers'],
  list: {
    columns: [
      { path: 'urlLogo', label: 'Logo', kind: 'image' },
      { path: 'nome', label: 'Nome', kind: 'title', sort: 'nome' },
      { path: 'provvigionePct', label: 'Provvigione', kind: 'rate' },
      { path: 'attiva', label: 'Attiva', kind: 'boolean' },
      { path: 'createdAt', label: 'Inserita il', kind: 'instant', sort: 'createdAt', hidden: true },
    ],
    filters: [{ name: 'attiva', label: 'Attiva', kind: 'boolean' }],
    sorts: ['nome', 'createdAt'],
    defaultSort: 'nome',
    search: true,
    bulk: [{ id: 'disattiva', label: 'Disattiva', patch: { attiva: false } }],
  },
  form: bankForm,
})
