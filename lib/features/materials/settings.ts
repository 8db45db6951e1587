import { z } from 'zod'
import { defineSetting, oneField } from '@/lib/settings/define'

const DAYS = 'Scrivi un numero di giorni, da 1 a 365.'
const validSchema = z.int(DAYS).min(1, DAYS).max(365, DAYS)

export const volantiniGiorni = defineSetting<number>({
  key: 'volantiniGiorni',
  group: 'rete',
  label: 'Validità dei volantini',
  help: 'Dopo quanti giorni un volantino che si ristampa porta la scritta «scaduto»: le sue cifre non sono più di oggi.',
  schema: validSchema,
  initial: 30,
  isPublic: false,
  form: oneField(validSchema, { label: 'Giorni', kind: 'number', min: 1, max: 365, required: true }),
})
