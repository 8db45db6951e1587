import { z } from 'zod'
import { defineSetting, oneField } from '@/lib/settings/define'

const approvalSchema = z.boolean('Sì o no.')

export const profiloConApprovazione = defineSetting<boolean>({
  key: 'profiloConApprovazione',
  group: 'rete',
  label: 'Approvazione dei profili',
  help: 'Se fotografia e presentazione che un agente cambia aspettano il sì della sede prima di andare sul sito.',
  schema: approvalSchema,
  initial: false,
  isPublic: false,
  form: oneField(approvalSchema, { label: 'La sede approva fotografia e presentazione', kind: 'boolean' }),
})

const DAYS = 'Scrivi un numero di giorni, da 1 a 365.'
const noticeSchema = z.int(DAYS).min(1, DAYS).max(365, DAYS)

export const documentiPreavviso = defineSetting<number>({
  key: 'documentiPreavviso',
  group: 'rete',
  label: 'Preavviso per i documenti che scadono',
  help: 'Quanti giorni prima un agente è avvisato che un suo documento scade.',
  schema: noticeSchema,
  initial: 30,
  isPublic: false,
  form: oneField(noticeSchema, { label: 'Giorni prima', kind: 'number', min: 1, max: 365, required: true }),
})
