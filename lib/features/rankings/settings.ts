import { z } from 'zod'
import type { Field } from '@/lib/resources/view'
import { defineSetting, oneField } from '@/lib/settings/define'
import type { TipoClassifica } from '@/prisma/generated/enums'
import { CLASSIFICHE, MISURE, type Misura, type Regola, TIPI } from './labels'

const PESO = 'Scrivi i punti, da 0 a 10.000.'
const MINIMO = 'Scrivi un numero intero da 0 a 1.000.'
const peso = z.number(PESO).min(0, PESO).max(10_000, PESO)
const minimo = z.int(MINIMO).min(0, MINIMO).max(1_000, MINIMO)
const ruleOf = (tipo: TipoClassifica): z.ZodType<Regola> =>
  z.strictObject({
    pesi: z.strictObject(Object.fromEntries(CLASSIFICHE[tipo].misure.map((misura) => [misura, peso]))),
    minimo,
  })
const schema = z.strictObject({
  agenti: ruleOf('agenti'),
  managers: ruleOf('managers'),
  dipendenti: ruleOf('dipendenti'),
  contact_center: ruleOf('contact_center'),
})

const nameOf = (tipo: TipoClassifica, what: Misura | 'minimo') => `${tipo}_${what}`
const decimal = {
  kind: 'number',
  min: 0,
  max: 10_000,
  step: 0.5,
  decimals: 2,
  required: true,
  width: 4,
} as const

const fieldsOf = (tipo: TipoClassifica): Field[] => {
  const { title, of, misure } = CLASSIFICHE[tipo]
  return [
    ...misure.map(
      (misura, index): Field => ({
        ...decimal,
        name: nameOf(tipo, misura),
        label: MISURE[misura].label,
        help: `punti ${MISURE[misura].per}`,
        ...(index === 0 ? { section: title } : {}),
      }),
    ),
    {
      name: nameOf(tipo, 'minimo'),
      label: 'Minimo per entrare',
      kind: 'number',
      min: 0,
      max: 1_000,
      required: true,
      width: 4,
      help: of === 'agenti' ? 'pratiche liquidate' : 'operazioni in tutto',
    },
  ]
}

/** How each ranking counts; a ranking keeps the rule that it was counted by. */
export const classificheRegole = defineSetting<Record<TipoClassifica, Regola>>({
  key: 'classificheRegole',
  group: 'rete',
  label: 'Punti delle classifiche',
  help: 'Quanti punti vale ciò che si conta in un mese. Le classifiche già pubblicate non cambiano.',
  schema,
  initial: {
    agenti: { pesi: { erogato: 1, liquidate: 10, convertite: 2 }, minimo: 1 },
    managers: { pesi: { erogato: 1, liquidate: 10, convertite: 2 }, minimo: 1 },
    dipendenti: { pesi: { documenti: 1, ticket: 2 }, minimo: 1 },
    contact_center: { pesi: { contatti: 1, appuntamenti: 5, ticket: 1 }, minimo: 1 },
  },
  isPublic: false,
  form: {
    fields: TIPI.flatMap(fieldsOf),
    schema: z.object(
      Object.fromEntries(
        TIPI.flatMap((tipo) => [
          ...CLASSIFICHE[tipo].misure.map((misura) => [nameOf(tipo, misura), peso] as const),
          [nameOf(tipo, 'minimo'), minimo] as const,
        ]),
      ),
    ),
    toForm: (rules) =>
      Object.fromEntries(
        TIPI.flatMap((tipo) => [
          ...CLASSIFICHE[tipo].misure.map((one) => [nameOf(tipo, one), rules[tipo].pesi[one] ?? 0] as const),
          [nameOf(tipo, 'minimo'), rules[tipo].minimo] as const,
        ]),
      ),
    fromForm: (values) =>
      Object.fromEntries(
        TIPI.map((tipo) => [
          tipo,
          {
            pesi: Object.fromEntries(CLASSIFICHE[tipo].misure.map((one) => [one, values[nameOf(tipo, one)]])),
            minimo: values[nameOf(tipo, 'minimo')],
          },
        ]),
      ),
  },
})

export const MOSTRA = ['posizione', 'punti', 'importi'] as const
export type Mostra = (typeof MOSTRA)[number]
const mostra = z.enum(MOSTRA, 'Scegli che cosa si vede.')

/** How much of the others' figures agents see; their own they always see. */
export const classificheMostra = defineSetting<Mostra>({
  key: 'classificheMostra',
  group: 'rete',
  label: 'Che cosa si vede nelle classifiche',
  help: 'Quanto vedono gli agenti di quello che hanno fatto gli altri. I propri numeri li vedono sempre.',
  schema: mostra,
  initial: 'punti',
  isPublic: false,
  form: oneField(mostra, {
    label: 'Degli altri si vede',
    kind: 'select',
    required: true,
    options: [
      { value: 'posizione', label: 'Solo la posizione' },
      { value: 'punti', label: 'Posizione e punti' },
      { value: 'importi', label: 'Posizione, punti e importi' },
    ],
  }),
})
