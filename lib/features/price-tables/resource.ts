import 'server-only'
import type { AuditModel } from '@/lib/history/models'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import type { FamigliaTabella } from '@/prisma/generated/enums'
import {
  priceTableColumns,
  priceTableFilters,
  priceTableForm,
  priceTableHistory,
  priceTablePresets,
} from './fields'
import { keepInForce, keepPublished } from './hooks'
import { priceTableInitial, priceTableRules, priceTableSchema } from './schema'

const edit = adminsWith('banks_manage')

/** The three families of price grids are one table, and one declaration; `name` is what people call the family. */
const tables = (famiglia: FamigliaTabella, path: string, page: string, audit: AuditModel, name: string) =>
  defineResource({
    path,
    page: `/admin/site/${page}`,
    model: 'priceTable',
    fixed: { famiglia },
    audit,
    labels: { one: `tabella ${name}`, many: `tabelle ${name}`, article: 'f' },
    title: (row) => String(row.nome),
    schema: priceTableSchema,
    rules: priceTableRules,
    initial: priceTableInitial,
    include: { bank: { select: { id: true, nome: true } } },
    codecs: { validFrom: 'day', validTo: 'day' },
    children: {
      righe: {
        model: 'priceRow',
        parent: 'tableId',
        codecs: { importo: 'money', rata: 'money', tan: 'decimal', taeg: 'decimal', spese: 'money' },
        orderBy: ['importo', 'durata'],
        key: ['importo', 'durata'],
      },
    },
    readonly: ['famiglia', 'stato', 'esempio'],
    permission: 'banks_manage',
    access: { read: edit, create: edit, update: edit, delete: edit },
    tags: () => ['offers'],
    hooks: { beforeChange: keepPublished, beforeDelete: keepInForce },
    list: {
      columns: priceTableColumns,
      filters: priceTableFilters,
      presets: priceTablePresets,
      sorts: ['validFrom', 'nome', 'createdAt'],
      defaultSort: '-validFrom',
    },
    form: priceTableForm,
    history: priceTableHistory,
  })

export const tabelle = tables('asa', 'tabelle', 'asa', 'Tabelle', 'ASA')
export const tabelleNewfin = tables('newfin', 'tabelleNewfin', 'newfin', 'TabelleNewfin', 'newfin')
export const tabelleHub = tables('hub', 'tabelleHub', 'tabelle_hub', 'TabelleHub', 'hub')
