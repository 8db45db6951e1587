import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { fileForm, fileHistory, fileList, moveVerb, tagVerb } from './fields'
import { checkFile, dropVersions, keepVersion } from './hooks'
import { fileItemInitial, fileItemRules, fileItemSchema } from './schema'

const keep = adminsWith('storage_manage')

/** Forms and documents that agents download. They read them by `mine.ts`, as far as they are meant for them. */
export const files = defineResource({
  path: 'files',
  page: '/admin/system/fileManager',
  model: 'fileItem',
  audit: 'Files',
  labels: { one: 'file', many: 'file', article: 'm' },
  title: (row) => String(row.nome),
  schema: fileItemSchema,
  rules: fileItemRules,
  initial: fileItemInitial,
  codecs: { validoDal: 'day', validoAl: 'day' },
  readonly: ['tipo', 'dimensione', 'versione', 'visibileA', 'scaricamenti'],
  include: { folder: { select: { id: true, nome: true } } },
  permission: 'storage_manage',
  access: { read: keep, create: keep, update: keep, delete: keep },
  hooks: { beforeChange: checkFile, afterChange: keepVersion, beforeDelete: dropVersions },
  list: {
    ...fileList,
    verbs: [
      { ...moveVerb, access: keep },
      { ...tagVerb, access: keep },
    ],
  },
  form: fileForm,
  history: fileHistory,
})
