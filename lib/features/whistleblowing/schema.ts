import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { CATEGORIE_ILLECITI, STATI_SEGNALAZIONE } from './labels'

const testo = (least: number) =>
  z
    .string('Scrivi il testo.')
    .trim()
    .min(least, least > 1 ? `Scrivi almeno ${least} caratteri.` : 'Scrivi il testo.')
    .max(20_000, 'Al massimo 20.000 caratteri.')

/** A report as somebody writes it, without saying who they are unless they want to. */
export const reportSchema = z.strictObject({
  categoria: z.enum(keysOf(CATEGORIE_ILLECITI), 'Scegli di che cosa si tratta.'),
  testo: testo(20),
  contatto: z.string().trim().max(300, 'Al massimo 300 caratteri.').optional(),
})

/** Something more, from the one who holds the code, or from the office. */
export const messageSchema = z.strictObject({ testo: testo(1) })

export const reportStateSchema = z.strictObject({
  to: z.enum(keysOf(STATI_SEGNALAZIONE), 'Scegli lo stato.'),
})

export type ReportInput = z.output<typeof reportSchema>
