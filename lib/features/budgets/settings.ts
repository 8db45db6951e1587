import { z } from 'zod'
import type { Field } from '@/lib/resources/view'
import { defineSetting } from '@/lib/settings/define'

const MESSAGE = 'Scrivi una quota da 0 a 100.'
const quota = z.number(MESSAGE).min(0, MESSAGE).max(100, MESSAGE)
const NOMI = [
  'Gennaio',
  'Febbraio',
  'Marzo',
  'Aprile',
  'Maggio',
  'Giugno',
  'Luglio',
  'Agosto',
  'Settembre',
  'Ottobre',
  'Novembre',
  'Dicembre',
]
const nameOf = (index: number) => `mese${index + 1}`
const isWhole = (shares: readonly number[]) =>
  Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100) < 1e-6

/** How a year's target is shared among its months. */
export const stagionalita = defineSetting<number[]>({
  key: 'budgetStagionalita',
  group: 'pratiche',
  label: 'Stagionalità del budget',
  help: 'Come si divide fra i mesi il budget di un anno: dodici quote, 100 in tutto.',
  schema: z.array(quota).length(12).refine(isWhole, 'La somma delle quote deve essere 100.'),
  initial: [7, 8, 9, 9, 10, 9, 8, 4, 9, 10, 9, 8],
  isPublic: false,
  form: {
    fields: NOMI.map(
      (label, index): Field => ({
        name: nameOf(index),
        label,
        kind: 'number',
        min: 0,
        max: 100,
        step: 0.5,
        required: true,
        width: 3,
      }),
    ),
    schema: z.object(Object.fromEntries(NOMI.map((_, index) => [nameOf(index), quota]))),
    toForm: (shares) => Object.fromEntries(shares.map((share, index) => [nameOf(index), share])),
    fromForm: (values) => NOMI.map((_, index) => values[nameOf(index)]),
  },
})
