import 'server-only'
import { z } from 'zod'
import { adminsWith, noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { registroList } from './fields'

/** Who was identified, when and by whom, for who answers for anti-money-laundering and for an inspection. */
export const registroIdentificazioni = defineResource({
  path: 'registroIdentificazioni',
  page: '/admin/reports/identificazioni/registro',
  recordPage: false,
  model: 'registroIdentificazione',
  recordsExports: 'RegistroIdentificazioni',
  labels: { one: 'identificazione', many: 'identificazioni', article: 'f' },
  title: (row) => String(row.denominazione),
  schema: z.strictObject({}),
  readonly: [
    'createdAt',
    'praticaId',
    'praticaCodice',
    'evento',
    'ruolo',
    'denominazione',
    'codiceFiscale',
    'documento',
    'documentoScade',
    'quota',
    'controllo',
    'pep',
    'scopo',
    'origine',
    'classe',
    'punti',
    'regoleDal',
    'motivo',
    'scadeIl',
    'chi',
  ],
  codecs: { documentoScade: 'day', regoleDal: 'day', scadeIl: 'day', quota: 'decimal' },
  permission: 'aml_manage',
  access: { read: adminsWith('aml_manage'), create: noAccess, update: noAccess, delete: noAccess },
  list: registroList,
  form: [],
})
