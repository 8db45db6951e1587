import 'server-only'
import { z } from 'zod'
import { noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { visibleMaterials } from './access'
import { materialList } from './fields'

/** What was printed for agents: written once by a verb, and never changed. */
export const materials = defineResource({
  path: 'materials',
  page: '/admin/calculators/displayRata',
  recordPage: false,
  areas: { agent: '/agents/personal-documents/displayRata' },
  model: 'agentMaterial',
  labels: { one: 'materiale', many: 'materiali', article: 'm' },
  title: (row) => String(row.titolo),
  schema: z.strictObject({}),
  readonly: [
    'agentId',
    'kind',
    'layout',
    'colore',
    'titolo',
    'stato',
    'importo',
    'durataMesi',
    'rata',
    'tan',
    'taeg',
    'cifreAl',
    'dati',
    'codice',
    'fileId',
    'ticketId',
    'createdAt',
  ],
  codecs: { importo: 'money', rata: 'money', tan: 'decimal', taeg: 'decimal', cifreAl: 'day' },
  include: {
    agent: { select: { id: true, nome: true, cognome: true } },
    ticket: { select: { id: true, codice: true, stato: true, agentId: true } },
  },
  permission: 'agents_manage',
  access: { read: visibleMaterials, create: noAccess, update: noAccess, delete: noAccess },
  list: materialList,
  form: [],
})
