import { z } from 'zod'
import { formatDay } from '@/lib/core/dates'

export const PARTI = {
  mattina: 'di mattina',
  pomeriggio: 'di pomeriggio',
  indifferente: 'a qualsiasi ora',
} as const
export const MODI = { telefono: 'al telefono', video: 'in videochiamata', agenzia: 'in agenzia' } as const

/** POST /pratiche/{id}/appointment: when and how a client would like to meet who follows their case. */
export const appointmentSchema = z.strictObject({
  giorno: z.iso.date('Scegli il giorno.'),
  altroGiorno: z.iso.date('Scegli il giorno.').nullish(),
  parte: z.enum(['mattina', 'pomeriggio', 'indifferente'], 'Scegli quando.'),
  canale: z.enum(['telefono', 'video', 'agenzia'], 'Scegli come.'),
  nota: z.string().trim().max(500, 'Al massimo 500 caratteri.').nullish(),
})
export type AppointmentInput = z.infer<typeof appointmentSchema>

export const withdrawAppointmentSchema = z.strictObject({
  version: z.number('Indica la versione che hai letto.').int(),
})

const preferenza = z.object({
  giorni: z.array(z.string()),
  parte: appointmentSchema.shape.parte,
  canale: appointmentSchema.shape.canale,
})

/** "01/12/2026 o 03/12/2026, di mattina, al telefono"; null for what is no such preference. */
export function preferenceText(dettagli: unknown): string | null {
  const found = preferenza.safeParse(dettagli)
  if (!found.success) return null
  const { giorni, parte, canale } = found.data
  return `${giorni.map((day) => formatDay(day)).join(' o ')}, ${PARTI[parte]}, ${MODI[canale]}`
}
