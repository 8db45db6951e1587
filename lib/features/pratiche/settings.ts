import { z } from 'zod'
import type { Field } from '@/lib/resources/view'
import { defineSetting } from '@/lib/settings/define'
import { STATI, STATI_APERTI, STATI_NOMI, type Stato } from './states'

/** The states in which a case can be stalled. */
export const STATI_FERMABILI: readonly Stato[] = STATI_APERTI.filter((stato) => stato !== 'sospesa')

const MESSAGE = 'Scrivi un numero di giorni, da 1 a 3650.'
const days = z.int(MESSAGE).min(1, MESSAGE).max(3650, MESSAGE)

const giorniSchema = z.partialRecord(z.enum(['default', ...STATI_NOMI]), days)
export type GiorniFerma = z.infer<typeof giorniSchema>

const daysField = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name,
  label,
  kind: 'number',
  min: 1,
  max: 3650,
  width: 4,
  ...more,
})

/** Days without activity after which a case is stalled ("ferma"): one number for all states, others where it is said. */
export const praticheFermeGiorni = defineSetting<GiorniFerma>({
  key: 'praticheFermeGiorni',
  group: 'pratiche',
  label: 'Giorni dopo cui una pratica è ferma',
  help: 'Dopo tanti giorni senza attività una pratica aperta entra fra le ferme: in liste, riquadri e report.',
  schema: giorniSchema,
  initial: { default: 15 },
  isPublic: false,
  form: {
    fields: [
      daysField('default', 'In ogni stato', {
        required: true,
        width: 12,
        help: 'Dove qui sotto non c’è altro.',
      }),
      ...STATI_FERMABILI.map((stato) => daysField(stato, STATI[stato].label)),
    ],
    schema: z.object({
      default: days,
      ...Object.fromEntries(STATI_FERMABILI.map((stato) => [stato, days.nullable()])),
    }),
    toForm: (value) => ({ ...value }),
    fromForm: (values) =>
      Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'number')),
  },
})
