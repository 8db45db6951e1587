import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { productForm } from './form-layout'
import {
  bankProductInitial,
  bankProductRules,
  bankProductSchema,
  INDICI,
  PRODOTTI,
  TIPI_TASSO,
} from './schema'

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
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
    read: (actor) => (actor?.role === 'agent' ? { attivo: true } : edit(actor)),
    create: edit,
    update: edit,
    delete: edit,
  },
  tags: () => ['offers'],
  list: {
    columns: [
      { path: 'nome', label: 'Nome', kind: 'title' },
      { path: 'bank.nome', label: 'Banca', kind: 'text' },
      { path: 'prodotto', label: 'Prodotto', kind: 'badge', options: options(PRODOTTI) },
      { path: 'tipoTasso', label: 'Tasso', kind: 'badge', options: options(TIPI_TASSO) },
      { path: 'indice', label: 'Indice', kind: 'badge', options: options(INDICI) },
      { path: 'spread', label: 'Spread', kind: 'rate' },
      { path: 'importoMax', label: 'Importo massimo', kind: 'money', hidden: true },
      { path: 'attivo', label: 'Attivo', kind: 'boolean' },
    ],
    filters: [
      { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' },
      { name: 'prodotto', label: 'Prodotto', kind: 'enum', options: options(PRODOTTI) },
      { name: 'tipoTasso', label: 'Tasso', kind: 'enum', options: options(TIPI_TASSO) },
      { name: 'attivo', label: 'Attivo', kind: 'boolean' },
    ],
    sorts: ['createdAt'],
    defaultSort: '-createdAt',
  },
  form: productForm({ prodotti: options(PRODOTTI), tassi: options(TIPI_TASSO), indici: options(INDICI) }),
})
