import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import type { Option } from '@/lib/words/options'

export const STATI_ESTRATTO: Option[] = [
  { value: 'bozza', label: 'Bozza', tone: 'neutral' },
  { value: 'chiuso', label: 'Chiuso', tone: 'info' },
  { value: 'inviato', label: 'Inviato', tone: 'warn' },
  { value: 'pagato', label: 'Pagato', tone: 'ok' },
]

/** What of a draft is written by hand. */
export const estrattoSchema = z.strictObject({
  note: z.string('Le note sono un testo.').max(2_000, 'Al massimo 2.000 caratteri.'),
})

const YEAR = 'Scrivi un anno fra il 2020 e il 2100.'
const MONTH = 'Scegli il mese.'

/** Of which month; nobody named: of everybody who is due something. */
export const preparaBody = z.strictObject({
  anno: z.number(YEAR).int(YEAR).min(2020, YEAR).max(2100, YEAR),
  mese: z.number(MONTH).int(MONTH).min(1, MONTH).max(12, MONTH),
  beneficiari: z
    .array(z.uuid('Scegli i beneficiari.'), 'Scegli i beneficiari.')
    .min(1, 'Scegli almeno un beneficiario.')
    .max(1_000, 'Al massimo 1.000.')
    .optional(),
})
/** The same as a form asks it: a list of choices gives texts. */
export const preparaForm = preparaBody
  .pick({ anno: true })
  .extend({ mese: z.string(MONTH).regex(/^([1-9]|1[0-2])$/, MONTH) })
export type PreparaInput = z.infer<typeof preparaBody>
export const preparaReply = z.object({ jobId: z.string() })
export const preparaResult = z.object({ creati: z.number(), aggiornati: z.number(), invariati: z.number() })
export type PreparaResult = z.infer<typeof preparaResult>

export const stepValues = z.strictObject({})
export const payValues = z.strictObject({
  data: daySchema('Scegli il giorno del pagamento.').nullish(),
  riferimento: z.string('Scrivi il riferimento.').trim().max(120, 'Al massimo 120 caratteri.').nullish(),
})
export type PayValues = z.infer<typeof payValues>

const version = z.number('Serve la versione.').int('Serve la versione.')
export const stepBody = stepValues.extend({ version })
export const payBody = payValues.extend({ version })
