import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import { neededEmail } from '@/lib/core/email-schema'
import { nameSchema, plainName } from '@/lib/italian/person-name'
import { phoneSchema } from '@/lib/italian/phone-schema'

const line = (max: number) => z.string('Serve un testo.').trim().max(max, `Al massimo ${max} caratteri.`)
const needed = (message: string, max: number) =>
  z.string(message).trim().min(1, message).max(max, `Al massimo ${max} caratteri.`)

/** Who may be paid for presenting clients, and by which agreement. Money in euro, percent of the amount paid out. */
export const segnalatoreSchema = z.strictObject({
  nome: nameSchema('Scrivi il nome.'),
  cognome: nameSchema('Scrivi il cognome.'),
  ragioneSociale: line(160).overwrite(plainName),
  email: z.string('Scrivi l’indirizzo e-mail.').trim().pipe(neededEmail()),
  telefono: phoneSchema().nullable(),
  accordo: needed('Scrivi numero o data dell’accordo firmato.', 120),
  registro: line(120),
  compensoFisso: z
    .number('Scrivi il compenso.')
    .min(0, 'Il compenso non può essere negativo.')
    .max(100_000, 'Al massimo 100.000 €.')
    .multipleOf(0.01, 'L’importo ha al massimo due decimali.'),
  compensoPct: z
    .number('Scrivi la percentuale.')
    .min(0, 'La percentuale non può essere negativa.')
    .max(10, 'Al massimo 10%.')
    .multipleOf(0.0001, 'La percentuale ha al massimo quattro decimali.'),
  validFrom: daySchema('Scegli da quando vale.'),
  validTo: daySchema('Scegli fino a quando vale.').nullable(),
  note: line(2_000),
})

/** An agreement does not end before it begins. */
export function segnalatoreRules(
  { validFrom, validTo }: Record<string, unknown>,
  ctx: z.RefinementCtx,
): void {
  if (validTo && String(validTo) < String(validFrom))
    ctx.addIssue({ code: 'custom', path: ['validTo'], message: 'La fine viene prima dell’inizio.' })
}

export const segnalatoreInitial = {
  nome: '',
  cognome: '',
  ragioneSociale: '',
  email: '',
  telefono: null,
  accordo: '',
  registro: '',
  compensoFisso: 0,
  compensoPct: 0,
  validFrom: '',
  validTo: null,
  note: '',
} as const
