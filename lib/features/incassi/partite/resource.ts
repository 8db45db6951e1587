import 'server-only'
import { z } from 'zod'
import { seesAgreements } from '@/lib/features/provvigioni/accordi/access'
import { noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { differenzaList } from './fields'

/** The cases of which a bank has paid something else than what is due: less, more, nothing, or what nobody expects. */
export const differenze = defineResource({
  path: 'incassi/differenze',
  page: '/admin/reports/provvigioni/incassi/differenze',
  recordPage: false,
  model: 'partita',
  labels: { one: 'differenza', many: 'differenze', article: 'f' },
  title: () => 'Differenza',
  schema: z.strictObject({}),
  fixed: { aperta: true },
  readonly: [
    'praticaId',
    'bankId',
    'atteso',
    'incassato',
    'differenza',
    'esito',
    'incassi',
    'maturataIl',
    'incassataIl',
    'nataIl',
    'scoperta',
  ],
  codecs: {
    ...({ atteso: 'money', incassato: 'money', differenza: 'money' } as const),
    ...({ maturataIl: 'day', incassataIl: 'day', nataIl: 'day' } as const),
  },
  include: {
    bank: { select: { id: true, nome: true } },
    pratica: { select: { id: true, codice: true, idegg: true, intestatario: true } },
  },
  permission: 'provvigioni_see',
  access: { read: seesAgreements, create: noAccess, update: noAccess, delete: noAccess },
  list: differenzaList,
  form: [],
})
