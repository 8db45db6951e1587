import { z } from 'zod'
import { motivoParoleSchema } from '@/lib/settings/kept-words'

const line = (message: string, max: number) =>
  z
    .string(message)
    .trim()
    .min(3, message)
    .max(max, `Al massimo ${max} caratteri.`)
    .regex(/^[^\r\n]*$/, 'Scrivi una riga sola.')

export const CORPO_MAX = 4_000

/** The words of a mail; names in double braces become what the mail is about. */
export const mailText = z.strictObject({
  oggetto: line('Scrivi l’oggetto.', 150),
  titolo: line('Scrivi il titolo.', 150),
  corpo: z
    .string('Scrivi il testo.')
    .trim()
    .min(10, 'Scrivi il testo.')
    .max(CORPO_MAX, 'Al massimo 4.000 caratteri.')
    .transform((text) => text.replace(/\r\n?/g, '\n')),
})

/** Body of PATCH /v2/emails/{template}: the `version` that was read, 0 for a mail with the code's words. */
export const emailBody = mailText.extend({
  version: z.int('Manca la versione che hai letto.').min(0, 'La versione non è valida.'),
  motivoParole: motivoParoleSchema,
})
export type EmailInput = z.infer<typeof emailBody>
export const emailParams = z.object({ template: z.string() })

const summary = z.object({
  template: z.string(),
  /** What people call it, and when it goes and to whom. */
  nome: z.string(),
  invio: z.string(),
  oggetto: z.string(),
  isInitial: z.boolean(),
  version: z.int(),
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
})
export type EmailSummary = z.infer<typeof summary>
export const emailsReply = z.object({ items: z.array(summary) })

const words = z.object({ oggetto: z.string(), titolo: z.string(), corpo: z.string() })
export const emailReply = summary.extend({
  testo: words,
  iniziale: words,
  /** What may be named in double braces, with an example. */
  variabili: z.array(z.object({ nome: z.string(), esempio: z.string() })),
})
export type EmailView = z.infer<typeof emailReply>

/** A mail as it will look, with invented data: what the office writes, and what stays below it. */
export const previewReply = z.object({
  subject: z.string(),
  title: z.string(),
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['text', 'quote', 'note']), text: z.string() }),
      z.object({ kind: z.literal('button'), label: z.string() }),
      z.object({ kind: z.literal('facts'), facts: z.array(z.tuple([z.string(), z.string()])) }),
    ]),
  ),
})
export type EmailPreview = z.infer<typeof previewReply>
