import { z } from 'zod'
import { todayInRome } from '@/lib/core/dates'

const ORE = 'Scrivi le ore, da 0,5 a 200.'

/** Training that an agent has done elsewhere; without its evidence the hours do not count. */
export const externalCertificateSchema = z.strictObject({
  agentId: z.uuid('Scegli l’agente.'),
  titolo: z
    .string('Scrivi il titolo.')
    .trim()
    .min(3, 'Scrivi il titolo.')
    .max(160, 'Al massimo 160 caratteri.'),
  ente: z
    .string('Scrivi chi ha tenuto il corso.')
    .trim()
    .min(2, 'Scrivi chi ha tenuto il corso.')
    .max(160, 'Al massimo 160 caratteri.'),
  ore: z.number(ORE).min(0.5, ORE).max(200, ORE).multipleOf(0.5, { message: 'A mezze ore: 1,5.' }),
  conseguitoIl: z.iso
    .date('Scegli il giorno.')
    .refine((day) => day >= '2000-01-01', 'Scegli un giorno dal 2000.')
    .refine((day) => day <= todayInRome(), 'Questo giorno deve ancora venire.'),
  fileId: z.uuid('Carica l’attestato.').nullable(),
})

export const externalCertificateInitial = {
  agentId: null,
  titolo: '',
  ente: '',
  ore: null,
  conseguitoIl: null,
  fileId: null,
} as const
