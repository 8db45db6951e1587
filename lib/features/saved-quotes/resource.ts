import 'server-only'
import { z } from 'zod'
import { noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { visibleQuotes } from './access'
import { quoteColumns, quoteFilters, quotePresets } from './fields'

/** What agents and the office have worked out for somebody; verbs write it, so that its figures never change. */
export const quotes = defineResource({
  path: 'quotes',
  page: '/admin/calculators/preventivi',
  areas: { agent: '/agents/personal-documents/preventivi' },
  model: 'quote',
  recordsExports: 'Preventivi',
  labels: { one: 'preventivo', many: 'preventivi' },
  title: (row) => String(row.codice),
  schema: z.strictObject({}),
  readonly: [
    'codice',
    'product',
    'stato',
    'titolo',
    'nome',
    'cognome',
    'email',
    'telefono',
    'banca',
    'importo',
    'durataMesi',
    'rata',
    'taeg',
    'scelte',
    'input',
    'result',
    'rateVersion',
    'indiciAl',
    'agentId',
    'clientId',
    'leadId',
    'praticaId',
    'inviatoAt',
    'apertoAt',
    'accettatoAt',
    'rifiutatoAt',
    'convertitoAt',
    'scadeIl',
    'version',
    'createdAt',
  ],
  include: {
    agent: { select: { id: true, nome: true, cognome: true } },
    admin: { select: { id: true, name: true, surname: true } },
    lead: { select: { id: true, codice: true } },
    pratica: { select: { id: true, codice: true } },
  },
  codecs: { importo: 'money', rata: 'money', taeg: 'decimal', scadeIl: 'day', indiciAl: 'day' },
  permission: 'pratiche_manage',
  access: { read: visibleQuotes, create: noAccess, update: noAccess, delete: noAccess },
  list: {
    columns: quoteColumns,
    filters: quoteFilters,
    sorts: ['createdAt', 'scadeIl', 'importo'],
    nullableSorts: ['scadeIl', 'importo'],
    defaultSort: '-createdAt',
    search: true,
    presets: quotePresets,
  },
  form: [],
})
