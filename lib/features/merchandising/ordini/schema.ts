import { z } from 'zod'
import { centroCosto } from '@/lib/features/merchandising/schema'
import { reasonSchema } from '@/lib/italian/reason'
import type { Option } from '@/lib/words/options'

export const STATI_ORDINE: Option[] = [
  { value: 'inviato', label: 'Inviato', tone: 'warn' },
  { value: 'approvato', label: 'Approvato', tone: 'info' },
  { value: 'preparazione', label: 'In preparazione', tone: 'info' },
  { value: 'spedito', label: 'Spedito', tone: 'ok' },
  { value: 'consegnato', label: 'Consegnato', tone: 'ok' },
  { value: 'annullato', label: 'Annullato', tone: 'neutral' },
]

export const CONSEGNE: Option[] = [
  { value: 'agenzia', label: 'In agenzia' },
  { value: 'altro', label: 'A un altro indirizzo' },
]

type Line = { quantity: number; spedita: number; annullata: number }

/** How much of a line has neither left nor been struck off. */
export const restOf = ({ quantity, spedita, annullata }: Line): number => quantity - spedita - annullata

/** What of an order the office writes by hand. */
export const ordineSchema = z.strictObject({
  centroCosto,
  noteUfficio: z.string('Le note sono un testo.').max(2_000, 'Al massimo 2.000 caratteri.'),
})

const short = (what: string) => z.string(what).trim().max(120, 'Al massimo 120 caratteri.').nullish()
const motivo = reasonSchema('Scrivi il motivo.')

export const stepValues = z.strictObject({})
export const shipValues = z.strictObject({
  corriere: short('Scrivi il corriere.'),
  tracking: short('Scrivi il codice di spedizione.'),
})
export type ShipValues = z.infer<typeof shipValues>
export const cancelValues = z.strictObject({ motivo })
export type CancelValues = { motivo?: string }

const version = z.number('Serve la versione.').int('Serve la versione.')
export const stepBody = stepValues.extend({ version })
/** Without `righe` all that is left to send goes. */
export const shipBody = shipValues.extend({
  version,
  righe: z
    .array(
      z.strictObject({
        lineId: z.uuid('Riga non valida.'),
        quantita: z.number('Scrivi la quantità.').int('Un numero intero.').min(0, 'Da 0 in su.'),
      }),
      'Serve un elenco di righe.',
    )
    .max(500, 'Al massimo 500 righe.')
    .optional(),
})
export type ShipInput = Omit<z.infer<typeof shipBody>, 'version'>
/** Who has asked needs no reason to think again. */
export const cancelBody = z.strictObject({ motivo: motivo.optional(), version })
