import { z } from 'zod'
import { defineSetting, oneField } from '@/lib/settings/define'

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
