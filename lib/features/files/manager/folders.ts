import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { checkFolder, checkFolderGoes } from './folder-hooks'
import { EVERYBODY, folderSchema } from './schema'

const keep = adminsWith('storage_manage')

/** The folders of the file manager; its page shows them as a tree. */
export const folders = defineResource({
  path: 'files/folders',
  page: '/admin/system/fileManager',
  recordPage: false,
  model: 'fileFolder',
  audit: 'Cartelle',
  labels: { one: 'cartella', many: 'cartelle', article: 'f' },
  title: (row) => String(row.nome),
  schema: folderSchema,
  initial: { nome: '', parentId: null, ordine: 0, pubblico: EVERYBODY },
  readonly: ['visibileA'],
  permission: 'storage_manage',
  access: { read: keep, create: keep, update: keep, delete: keep },
  hooks: { beforeChange: checkFolder, beforeDelete: checkFolderGoes },
  list: {
    columns: [
      { path: 'nome', label: 'Nome', kind: 'title', sort: 'nome' },
      { path: 'visibileA', label: 'Visibile a', kind: 'text' },
      { path: 'ordine', label: 'Ordine', kind: 'number', sort: 'ordine' },
    ],
    filters: [{ name: 'parentId', label: 'Dentro', kind: 'ref', resource: 'files/folders' }],
    sorts: ['nome', 'ordine', 'createdAt'],
    defaultSort: 'nome',
  },
  form: [
    { name: 'nome', label: 'Nome', kind: 'text', required: true },
    { name: 'parentId', label: 'Dentro', kind: 'ref', resource: 'files/folders' },
    { name: 'ordine', label: 'Ordine', kind: 'number', min: 0 },
    { name: 'pubblico', label: 'Visibile a', kind: 'rows' },
  ],
  history: [{ name: 'visibileA', label: 'Visibile a, in breve', kind: 'text', follows: true }],
})
