import { z } from 'zod'
import type { Field } from '@/lib/resources/view'
import { defineSetting, oneField } from '@/lib/settings/define'
import { ALTRO, STATI, STATI_APERTI, STATI_NOMI, type Stato } from '@/lib/words/case-states'

/** The states in which a case can be stalled. */
export const STATI_FERMABILI: readonly Stato[] = STATI_APERTI.filter((stato) => stato !== 'sospesa')

/** What a stalled case is, in the words of every screen that counts them. */
export const FERMA =
  'aperta e non sospesa, senza attività da più giorni (di calendario, in Italia) di quanti ne prevede la soglia del suo stato'

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

/** Days without activity that do not yet make a case stalled ("ferma"); one more does: one number for all states, others where it is said. */
export const praticheFermeGiorni = defineSetting<GiorniFerma>({
  key: 'praticheFermeGiorni',
  group: 'pratiche',
  label: 'Giorni oltre i quali una pratica è ferma',
  help: 'Con più di tanti giorni senza attività una pratica aperta è fra le ferme: in liste, riquadri, report e avvisi. Con 15, dal sedicesimo.',
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

const letters = (word: string) => word.toLowerCase()

const wordsSchema = z
  .array(
    z
      .string()
      .trim()
      .min(3, 'Ogni motivo ha almeno 3 caratteri.')
      .max(60, 'Ogni motivo ha al massimo 60 caratteri.'),
  )
  .min(1, 'Scrivi almeno un motivo.')
  .max(30, 'Al massimo 30 motivi.')
  .refine((words) => new Set(words.map(letters)).size === words.length, 'Un motivo è ripetuto.')
  .refine((words) => !words.map(letters).includes(letters(ALTRO)), '«Altro» c’è sempre: non va scritto.')

const words = (when: string) => ({
  group: 'pratiche' as const,
  help: `Fra questi, e «Altro», si sceglie quando una pratica è ${when}. Le pratiche già chiuse tengono il motivo che hanno.`,
  schema: wordsSchema,
  isPublic: false,
  form: oneField(wordsSchema, {
    label: 'Motivi',
    kind: 'tags',
    help: 'Uno per volta, con Invio.',
    required: true,
  }),
})

export const motiviRifiuto = defineSetting<string[]>({
  key: 'motiviRifiuto',
  label: 'Motivi di rifiuto',
  ...words('respinta'),
  initial: [
    'Rapporto rata/reddito troppo alto',
    'Segnalazioni nelle banche dati',
    'Reddito insufficiente',
    'Reddito non documentato',
    'Anzianità di lavoro insufficiente',
    'Perizia inferiore al valore',
    'Irregolarità dell’immobile',
    'Età o durata fuori dai limiti',
  ],
})

export const motiviRitiro = defineSetting<string[]>({
  key: 'motiviRitiro',
  label: 'Motivi di ritiro',
  ...words('ritirata'),
  initial: [
    'Ha scelto un’altra offerta',
    'Rinuncia all’acquisto',
    'Documenti non consegnati',
    'Non risponde più',
    'Condizioni troppo onerose',
    'Situazione di lavoro cambiata',
    'Aperta per errore',
  ],
})

const confirmSchema = z.boolean('Scegli sì o no.')

export const erogazioniConConferma = defineSetting<boolean>({
  key: 'erogazioniConConferma',
  group: 'pratiche',
  label: 'Conferma delle erogazioni',
  help: 'Se l’erogazione che un agente registra aspetta il sì della sede: fino ad allora non maturano provvigioni e il cliente non riceve l’e-mail.',
  schema: confirmSchema,
  initial: true,
  isPublic: false,
  proof: true,
  form: oneField(confirmSchema, {
    label: 'La sede conferma le erogazioni registrate dagli agenti',
    kind: 'boolean',
  }),
})
