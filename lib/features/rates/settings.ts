import { z } from 'zod'
import { defineSetting, oneField } from '@/lib/settings/define'

const sourceSchema = z.string('Scrivi la fonte.').trim().max(120, 'Al massimo 120 caratteri.')

export const tassiFonte = defineSetting<string>({
  key: 'tassiFonte',
  group: 'tassi',
  label: 'Fonte dei tassi',
  help: 'Da dove vengono Euribor ed Eurirs quando un valore non lo dice: è scritto sotto i grafici.',
  schema: sourceSchema,
  initial: '',
  isPublic: true,
  form: {
    ...oneField(sourceSchema, { label: 'Fonte', kind: 'text' }),
    fromForm: ({ value }) => value ?? '',
    schema: z.object({ value: sourceSchema.nullable() }),
  },
})
