import { z } from 'zod'
import { PENSIONE_MINIMA } from '@/lib/finance/cqs'
import { defineSetting } from '@/lib/settings/define'

const cents = z
  .int('Scrivi una cifra.')
  .min(10_000, 'Scrivi la cifra del mese, in euro.')
  .max(1_000_000, 'Al massimo 1.000.000 €.')

/** What the law leaves of a pension, cents a month. */
export const pensioneMinima = defineSetting<number>({
  key: 'pensioneMinima',
  group: 'tassi',
  label: 'Pensione minima',
  help: 'Quanto deve restare di una pensione dopo la rata della cessione, al mese. L’INPS la cambia ogni anno.',
  schema: cents,
  initial: PENSIONE_MINIMA,
  isPublic: true,
  form: {
    fields: [{ name: 'value', label: 'Al mese', kind: 'money', required: true }],
    schema: z.object({
      value: z
        .number('Scrivi una cifra.')
        .min(100, 'Scrivi la cifra del mese, in euro.')
        .max(10_000, 'Al massimo 10.000 €.'),
    }),
    toForm: (value) => ({ value: value / 100 }),
    fromForm: ({ value }) => Math.round(Number(value) * 100),
  },
})

const FAMIGLIE = [
  { value: 'asa', label: 'ASA' },
  { value: 'newfin', label: 'newfin' },
  { value: 'hub', label: 'hub' },
] as const
export type Famiglia = (typeof FAMIGLIE)[number]['value']
const famiglie = z
  .array(z.enum(['asa', 'newfin', 'hub'], 'Scegli fra ASA, newfin e hub.'), 'Serve un elenco.')
  .min(1, 'Scegli almeno una famiglia di tabelle.')

const usoSchema = z.strictObject({ pubblico: famiglie, agenti: famiglie, agenzie: famiglie })
export type TabelleUso = z.infer<typeof usoSchema>

/** Which price grids feed which calculator (D4 of the plan). */
export const tabelleUso = defineSetting<TabelleUso>({
  key: 'tabelleUso',
  group: 'tassi',
  label: 'Tabelle usate dai calcolatori dei prestiti',
  help: 'Da quali famiglie di tabelle vengono le offerte: sul sito e nei riquadri dei partner, per gli agenti, per gli agenti di un’agenzia. L’ufficio le vede tutte.',
  schema: usoSchema,
  initial: { pubblico: ['asa'], agenti: ['asa', 'newfin'], agenzie: ['asa', 'newfin', 'hub'] },
  isPublic: true,
  form: {
    fields: [
      { name: 'pubblico', label: 'Sito e partner', kind: 'multiselect', options: FAMIGLIE, required: true },
      { name: 'agenti', label: 'Agenti', kind: 'multiselect', options: FAMIGLIE, required: true },
      {
        name: 'agenzie',
        label: 'Agenti di un’agenzia',
        kind: 'multiselect',
        options: FAMIGLIE,
        required: true,
      },
    ],
    schema: usoSchema,
    toForm: (value) => value,
    fromForm: (values) => values,
  },
})
