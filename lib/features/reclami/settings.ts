import { z } from 'zod'
import { defineSetting, oneField } from '@/lib/settings/define'

const DAYS = 'Scrivi un numero di giorni, da 1 a 60.'
const schema = z.int(DAYS).min(1, DAYS).max(60, DAYS)

export const reclamiPreavviso = defineSetting<number>({
  key: 'reclamiPreavviso',
  group: 'adempimenti',
  label: 'Preavviso per i reclami',
  help: 'Quanti giorni prima dell’ultimo giorno di legge chi segue gli adempimenti è avvisato di un reclamo senza risposta.',
  schema,
  initial: 15,
  isPublic: false,
  form: oneField(schema, { label: 'Giorni prima', kind: 'number', min: 1, max: 60, required: true }),
})
