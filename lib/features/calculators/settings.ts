import { z } from 'zod'
import { defineSetting } from '@/lib/settings/define'

const cents = z
  .int('Scrivi una cifra.')
  .min(10_000, 'Scrivi la cifra del mese, in euro.')
  .max(1_000_000, 'La cifra è troppo alta.')

/** What the law leaves of a pension, cents a month. */
export const pensioneMinima = defineSetting<number>({
  key: 'pensioneMinima',
  group: 'tassi',
  label: 'Pensione minima',
  help: 'Quanto deve restare di una pensione dopo la rata della cessione, al mese. L’INPS la cambia ogni anno.',
  schema: cents,
  // 2026 [law: INPS circular 153/2025]
  initial: 61_185,
  isPublic: true,
  form: {
    fields: [{ name: 'value', label: 'Al mese', kind: 'money', required: true }],
    schema: z.object({
      value: z
        .number('Scrivi una cifra.')
        .min(100, 'Scrivi la cifra del mese, in euro.')
        .max(10_000, 'La cifra è troppo alta.'),
    }),
    toForm: (value) => ({ value: value / 100 }),
    fromForm: ({ value }) => Math.round(Number(value) * 100),
  },
})
