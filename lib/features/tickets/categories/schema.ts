import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { PRIORITA } from '@/lib/features/tickets/states'
import { childRows } from '@/lib/resources/child-rows'

const MINUTES = 'Un numero intero di minuti, da 1 a 60.000.'
const minuti = z.number(MINUTES).int(MINUTES).min(1, MINUTES).max(60_000, MINUTES).nullable()

export const ticketCategorySchema = z.strictObject({
  nome: z
    .string('Scrivi il nome.')
    .trim()
    .min(2, 'Scrivi il nome della categoria.')
    .max(80, 'Al massimo 80 caratteri.'),
  attiva: z.boolean('Indica se si può scegliere.'),
  perClienti: z.boolean('Indica se la scelgono anche i clienti.'),
  reclami: z.boolean('Indica se è la categoria dei reclami.'),
  ordine: z
    .number('Indica l’ordine.')
    .int('Un numero intero.')
    .min(0, 'Da 0 in su.')
    .max(10_000, 'Al massimo 10.000.'),
  minutiRisposta: minuti,
  minutiSoluzione: minuti,
  calendarioId: z.uuid('Scegli il calendario.').nullable(),
  tempi: childRows(
    z.object({
      priorita: z.enum(keysOf(PRIORITA), 'Scegli la priorità.'),
      minutiRisposta: minuti,
      minutiSoluzione: minuti,
      calendarioId: z.uuid('Scegli il calendario.').nullable(),
    }),
    { max: 4, unique: ['priorita'], message: 'Questa priorità c’è già.' },
  ),
  admins: childRows(z.object({ adminId: z.uuid('Scegli chi risponde.') }), {
    max: 50,
    unique: ['adminId'],
    message: 'Questa persona c’è già.',
  }),
})
