import { z } from 'zod'
import { defineSetting, oneField } from '@/lib/settings/define'

const countsSchema = z.boolean('Scegli sì o no.')

/** Whether a lead that the office gives to somebody of the group is one of the leads that are due to them. */
export const contanoAMano = defineSetting<boolean>({
  key: 'leadAManoContano',
  group: 'lead',
  label: 'Le richieste assegnate a mano contano nei pesi',
  help: 'Se sì, una richiesta data a mano a un agente del gruppo è una di quelle che gli spettano. Vale per le assegnazioni da qui in avanti.',
  schema: countsSchema,
  initial: true,
  isPublic: false,
  form: oneField(countsSchema, { label: 'Contano', kind: 'boolean' }),
})
