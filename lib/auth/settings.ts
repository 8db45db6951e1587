import { z } from 'zod'
import { defineSetting, oneField } from '@/lib/settings/define'
import { optionsOf } from '@/lib/words/options'
import { PERMISSIONS, type PermissionFlag } from './permissions'

const MINUTI = 'Scrivi un numero di minuti, da 1 a 120.'
const minutesSchema = z.int(MINUTI).min(1, MINUTI).max(120, MINUTI)

/** How old the proof of who acts may be where an operation asks for one. */
export const provaRecente = defineSetting<number>({
  key: 'provaRecente',
  group: 'sicurezza',
  label: 'Conferma di chi agisce',
  help: 'Per IBAN, indirizzi e permessi di altri, pagamenti, accordi e unioni di persone: dopo quanti minuti dall’accesso, o dall’ultima conferma, la password (o il secondo fattore) va data di nuovo.',
  schema: minutesSchema,
  initial: 15,
  isPublic: false,
  proof: true,
  form: oneField(minutesSchema, { label: 'Minuti', kind: 'number', min: 1, max: 120, required: true }),
})

const GIORNI = 'Scrivi un numero di giorni, da 0 a 90.'
const FLAGS = Object.keys(PERMISSIONS) as PermissionFlag[]

const secondSchema = z
  .strictObject({
    admin: z.boolean('Scegli sì o no.'),
    agenti: z.boolean('Scegli sì o no.'),
    permessi: z.array(z.enum(FLAGS, 'Permesso non previsto.')),
    giorni: z.int(GIORNI).min(0, GIORNI).max(90, GIORNI),
    dal: z.iso.date('Scegli il giorno.').nullable(),
  })
  .refine(({ admin, agenti, permessi, dal }) => dal !== null || !(admin || agenti || permessi.length > 0), {
    path: ['dal'],
    message: 'Scegli da quando.',
  })
export type SecondoFattore = z.infer<typeof secondSchema>

/** Who has to have a second factor. */
export const secondoFattore = defineSetting<SecondoFattore>({
  key: 'secondoFattore',
  group: 'sicurezza',
  label: 'Secondo fattore obbligatorio',
  help: 'Chi deve avere l’app di autenticazione o una passkey. Passati i giorni dati per attivarla (dal giorno scelto, o da quando la persona è stata creata), chi non l’ha fatto può solo attivarla.',
  schema: secondSchema,
  initial: { admin: false, agenti: false, permessi: [], giorni: 14, dal: null },
  isPublic: false,
  proof: true,
  form: {
    fields: [
      { name: 'admin', label: 'Per tutti gli amministratori', kind: 'boolean', width: 6 },
      { name: 'agenti', label: 'Per tutti gli agenti', kind: 'boolean', width: 6 },
      {
        name: 'permessi',
        label: 'Per chi ha uno di questi permessi',
        kind: 'multiselect',
        options: optionsOf(Object.fromEntries(FLAGS.map((flag) => [flag, PERMISSIONS[flag].description]))),
      },
      { name: 'dal', label: 'A partire dal', kind: 'day', width: 6 },
      {
        name: 'giorni',
        label: 'Giorni per attivarlo',
        kind: 'number',
        min: 0,
        max: 90,
        required: true,
        width: 6,
      },
    ],
    schema: z.object(secondSchema.shape),
    toForm: (value) => ({ ...value }),
    fromForm: (values) => ({ ...values, dal: values.dal ?? null, permessi: values.permessi ?? [] }),
  },
})
