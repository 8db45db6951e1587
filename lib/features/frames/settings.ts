import { defineSetting, oneField } from '@/lib/settings/define'
import { isOrigin, originsSchema } from '@/lib/settings/partner-origins'

export const frameOrigins = defineSetting<string[]>({
  key: 'frameOrigins',
  group: 'partner',
  label: 'Siti che mostrano i nostri calcolatori',
  help: 'Gli indirizzi dei partner che possono mettere i calcolatori nelle loro pagine. Ogni altro sito è rifiutato.',
  schema: originsSchema,
  initial: [],
  isPublic: false,
  form: oneField(originsSchema, {
    label: 'Siti',
    kind: 'tags',
    help: 'Uno per volta, con Invio: https://partner.example',
  }),
  read: (stored) => (Array.isArray(stored) ? stored.filter(isOrigin) : []),
})
