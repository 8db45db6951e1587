import { z } from 'zod'
import { defineSetting, oneField } from '@/lib/settings/define'

const DAYS = 'Scrivi un numero di giorni, da 0 a 365.'
const joinSchema = z.int(DAYS).min(0, DAYS).max(365, DAYS)

export const giorniUnione = defineSetting<number>({
  key: 'leadGiorniUnione',
  group: 'lead',
  label: 'Giorni in cui una richiesta si unisce alla precedente',
  help: 'Chi scrive di nuovo, con lo stesso telefono o la stessa e-mail, entro tanti giorni resta con lo stesso agente. Con 0 ogni richiesta è nuova.',
  schema: joinSchema,
  initial: 30,
  isPublic: false,
  form: oneField(joinSchema, { label: 'Giorni', kind: 'number', min: 0, max: 365, required: true }),
})
