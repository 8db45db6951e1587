import { defineSetting, oneField } from '@/lib/settings/define'
import { isOrigin, originsSchema } from '@/lib/settings/partner-origins'

export const corsOrigins = defineSetting<string[]>({
  key: 'corsOrigins',
  group: 'partner',
  label: 'Siti che chiamano le nostre API',
  help: 'Da quali pagine di altri siti un browser può chiamare /v2, con un token e senza cookie. Chi chiama da un server non ne ha bisogno.',
  schema: originsSchema,
  initial: [],
  isPublic: false,
  proof: true,
  form: oneField(originsSchema, {
    label: 'Siti',
    kind: 'tags',
    help: 'Uno per volta, con Invio: https://partner.example',
  }),
  read: (stored) => (Array.isArray(stored) ? stored.filter(isOrigin) : []),
})
