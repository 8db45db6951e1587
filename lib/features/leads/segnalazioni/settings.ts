import { z } from 'zod'
import { defineSetting, oneField } from '@/lib/settings/define'

const paidSchema = z.boolean('Scegli sì o no.')

export const segnalazioniCompensate = defineSetting<boolean>({
  key: 'segnalazioniCompensate',
  group: 'sito',
  label: 'Le segnalazioni sono compensate',
  help: 'Se chi segnala un cliente riceve un compenso: la pagina delle segnalazioni lo dice, e chiede di conseguenza.',
  schema: paidSchema,
  initial: false,
  isPublic: true,
  form: oneField(paidSchema, { label: 'Paghiamo un compenso a chi segnala', kind: 'boolean' }),
  read: (stored) => stored === true,
})
