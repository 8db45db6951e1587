import { z } from 'zod'
import { defineSetting, oneField } from '@/lib/settings/define'

const approvalSchema = z.boolean('Scegli sì o no.')

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

const shownSchema = z.boolean('Scegli sì o no.')

/** What colleagues see of each other in the directory; the office, and who manages the team, see everything. */
export const rubricaCellulari = defineSetting<boolean>({
  key: 'rubricaCellulari',
  group: 'rete',
  label: 'Cellulari fra colleghi',
  help: 'Se gli agenti vedono i cellulari e WhatsApp dei colleghi. La sede e i responsabili di una squadra li vedono sempre.',
  schema: shownSchema,
  initial: true,
  isPublic: false,
  form: oneField(shownSchema, { label: 'Mostra i cellulari nella rubrica', kind: 'boolean' }),
})

export const rubricaEmail = defineSetting<boolean>({
  key: 'rubricaEmail',
  group: 'rete',
  label: 'E-mail personali fra colleghi',
  help: 'Se gli agenti vedono gli indirizzi dei colleghi che non sono della società, cioè con un dominio diverso dal suo.',
  schema: shownSchema,
  initial: true,
  isPublic: false,
  form: oneField(shownSchema, { label: 'Mostra le e-mail personali nella rubrica', kind: 'boolean' }),
})
