import { z } from 'zod'

export const FREQUENZE = { giorno: 'Ogni giorno', settimana: 'Ogni settimana', mese: 'Ogni mese' } as const
export type Frequenza = keyof typeof FREQUENZE
export const GIORNI_SETTIMANA = [
  'lunedì',
  'martedì',
  'mercoledì',
  'giovedì',
  'venerdì',
  'sabato',
  'domenica',
] as const
/** The hour of Rome at which reports leave. */
export const ORA_INVIO = 7
const LAST_DAY: Record<Frequenza, number> = { giorno: 1, settimana: 7, mese: 28 }

const report = z.string().regex(/^reports\/[\w-]{2,40}$/, 'Report non valido.')
const person = z.strictObject({ role: z.enum(['admin', 'agent']), id: z.uuid('Persona non valida.') })

export const scheduleSchema = z
  .strictObject({
    report,
    /** What the report is asked for, as in its address. */
    query: z.string().max(2000, 'I filtri del report sono al massimo 2.000 caratteri.').default(''),
    frequenza: z.enum(['giorno', 'settimana', 'mese'], 'Scegli ogni quanto.'),
    /** Of the week, from Monday, or of the month. */
    giorno: z.number().int().min(1, 'I giorni cominciano da 1.').default(1),
    destinatari: z.array(person).min(1, 'Scegli chi lo riceve.').max(100, 'Al massimo 100 persone.'),
  })
  .refine(({ frequenza, giorno }) => giorno <= LAST_DAY[frequenza], {
    path: ['giorno'],
    message: 'La settimana ha 7 giorni; del mese si può scegliere fino al 28.',
  })
export type ScheduleInput = z.infer<typeof scheduleSchema>

export const schedulesQuery = z.strictObject({ report })

/** "ogni settimana, di lunedì" */
export function whenWords({ frequenza, giorno }: Pick<ScheduleInput, 'frequenza' | 'giorno'>): string {
  if (frequenza === 'giorno') return 'ogni giorno'
  if (frequenza === 'settimana') return `ogni settimana, di ${GIORNI_SETTIMANA[giorno - 1] ?? ''}`
  return `ogni mese, il giorno ${giorno}`
}

export const scheduleView = z.object({
  _id: z.string(),
  report: z.string(),
  query: z.string(),
  frequenza: scheduleSchema.shape.frequenza,
  giorno: z.number(),
  prossimo: z.string(),
  /** Whether the reader has asked for it, and whether they get it. */
  propria: z.boolean(),
  ricevuta: z.boolean(),
  /** The names of who gets it, for who has asked for it. */
  destinatari: z.array(z.string()),
})
export type ScheduleView = z.infer<typeof scheduleView>

export const receiverView = z.object({ role: person.shape.role, id: z.string(), nome: z.string() })
export type ReceiverView = z.infer<typeof receiverView>
