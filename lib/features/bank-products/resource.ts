import 'server-only'
import { rowsByRole } from '@/lib/auth/by-role'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { bankProductColumns, bankProductFilters, bankProductForm } from './fields'
import { bankProductInitial, bankProductRules, bankProductSchema } from './schema'

const edit = adminsWith('banks_manage')

export const bankProducts = defineResource({
  path: 'bankProducts',
  page: '/admin/system/banks/products',
  model: 'bankProduct',
  audit: 'BankProducts',
  labels: { one: 'prodotto', many: 'prodotti' },
  title: (row) => String(row.nome),
  schema: bankProductSchema,
  rules: bankProductRules,
  initial: bankProductInitial,
  include: { bank: { select: { id: true, nome: true } } },
  codecs: {
    spread: 'decimal',
    cap: 'decimal',
    ltvMax: 'decimal',
    istruttoriaPct: 'decimal',
    assicurazionePct: 'decimal',
    compensoMediatorePct: 'decimal',
    scontoGreen: 'decimal',
    importoMin: 'money',
    importoMax: 'money',
    istruttoria: 'money',
    perizia: 'money',
    incassoRata: 'money',
  },
  permission: 'banks_manage',
  access: {
    read: (actor) => rowsByRole(actor, { admin: edit, agent: () => ({ attivo: true }), client: false }),
    create: edit,
    update: edit,
    delete: edit,
  },
  tags: () => ['offers'],
  list: {
    columns: bankProductColumns,
    filters: bankProductFilters,
    sorts: ['createdAt'],
    defaultSort: '-createdAt',
  },
  form: bankProductForm,
})
