import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { visibleExternal } from './access'
import { externalCertificateHooks } from './hooks'
import { externalCertificateInitial, externalCertificateSchema } from './schema'

const edit = adminsWith('agents_manage')

/** What agents have learnt elsewhere: hours that count for the OAM, with the paper that proves them. */
export const attestatiEsterni = defineResource({
  path: 'attestatiEsterni',
  page: '/admin/site/attestati',
  model: 'attestatoEsterno',
  audit: 'AttestatiEsterni',
  labels: { one: 'attestato esterno', many: 'attestati esterni' },
  title: (row) => String(row.titolo),
  schema: externalCertificateSchema,
  initial: externalCertificateInitial,
  codecs: { ore: 'decimal', conseguitoIl: 'day' },
  include: { agent: { select: { id: true, nome: true, cognome: true } } },
  permission: 'agents_manage',
  hooks: externalCertificateHooks,
  access: { read: visibleExternal, create: edit, update: edit, delete: edit },
  list: {
    columns: [
      { path: 'titolo', label: 'Titolo', kind: 'title' },
      { path: 'agent', label: 'Agente', kind: 'person' },
      { path: 'ore', label: 'Ore', kind: 'number' },
      { path: 'conseguitoIl', label: 'Conseguito il', kind: 'day', sort: 'conseguitoIl' },
      { path: 'ente', label: 'Tenuto da', kind: 'text' },
    ],
    filters: [
      { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
      { name: 'conseguitoIl', label: 'Conseguito', kind: 'dayRange' },
      { name: 'fileId', label: 'Ha il documento', kind: 'present' },
    ],
    sorts: ['conseguitoIl', 'createdAt'],
    defaultSort: '-conseguitoIl',
    presets: [{ id: 'senza', label: 'Senza documento', query: 'filter[fileId]=false' }],
  },
  form: [
    { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents', required: true, width: 6 },
    { name: 'titolo', label: 'Titolo del corso', kind: 'text', required: true, width: 6 },
    { name: 'ente', label: 'Tenuto da', kind: 'text', required: true, width: 6 },
    {
      name: 'ore',
      label: 'Ore',
      kind: 'number',
      min: 0.5,
      step: 0.5,
      decimals: 1,
      required: true,
      width: 3,
    },
    { name: 'conseguitoIl', label: 'Conseguito il', kind: 'day', required: true, width: 3 },
    {
      name: 'fileId',
      label: 'Attestato',
      kind: 'file',
      help: 'Senza il documento le ore non contano.',
    },
  ],
})
