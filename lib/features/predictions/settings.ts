import { z } from 'zod'
import type { Field } from '@/lib/resources/view'
import { defineSetting } from '@/lib/settings/define'
import { STATI } from '@/lib/words/case-states'

/** The states of a case in which a forecast is proposed: the bank has it. */
export const STATI_PREVEDIBILI = [
  'inviata_banca',
  'deliberata_reddituale',
  'perizia',
  'deliberata',
  'stipula',
] as const
export type StatoPrevedibile = (typeof STATI_PREVEDIBILI)[number]

const PROBABILITA = 'Scrivi una probabilità da 0 a 100.'
const MESI = 'Scrivi fra quanti mesi, da 0 a 12.'
const probabilita = z.int(PROBABILITA).min(0, PROBABILITA).max(100, PROBABILITA)
const mesi = z.int(MESI).min(0, MESI).max(12, MESI)
const schema = z.record(z.enum(STATI_PREVEDIBILI), z.strictObject({ probabilita, mesi }))
type Standard = z.infer<typeof schema>

const fieldsOf = (stato: StatoPrevedibile): Field[] => {
  const { label } = STATI[stato]
  const common = { kind: 'number', min: 0, required: true, width: 6 } as const
  return [
    { ...common, name: `${stato}Probabilita`, label: `${label}: probabilità %`, max: 100, step: 5 },
    { ...common, name: `${stato}Mesi`, label: `${label}: fra quanti mesi`, max: 12 },
  ]
}

/** How likely a case of each state is to be paid out, and when: what is proposed to the agent, who knows better. */
export const previsioniStandard = defineSetting<Standard>({
  key: 'previsioniStandard',
  group: 'pratiche',
  label: 'Previsioni proposte',
  help: 'La probabilità e il mese con cui il sito propone una previsione all’agente, secondo lo stato della pratica.',
  schema,
  initial: {
    inviata_banca: { probabilita: 50, mesi: 2 },
    deliberata_reddituale: { probabilita: 65, mesi: 2 },
    perizia: { probabilita: 75, mesi: 1 },
    deliberata: { probabilita: 90, mesi: 1 },
    stipula: { probabilita: 95, mesi: 0 },
  },
  isPublic: false,
  form: {
    fields: STATI_PREVEDIBILI.flatMap(fieldsOf),
    schema: z.object(
      Object.fromEntries(
        STATI_PREVEDIBILI.flatMap((stato) => [
          [`${stato}Probabilita`, probabilita],
          [`${stato}Mesi`, mesi],
        ]),
      ),
    ),
    toForm: (value) =>
      Object.fromEntries(
        STATI_PREVEDIBILI.flatMap((stato) => [
          [`${stato}Probabilita`, value[stato].probabilita],
          [`${stato}Mesi`, value[stato].mesi],
        ]),
      ),
    fromForm: (values) =>
      Object.fromEntries(
        STATI_PREVEDIBILI.map((stato) => [
          stato,
          { probabilita: values[`${stato}Probabilita`], mesi: values[`${stato}Mesi`] },
        ]),
      ),
  },
})
