import { z } from 'zod'
import { parseSafely } from '@/lib/core/parse-safely'
import { mutuiSchema, prestitiSchema } from '@/lib/features/calculators/schema'
import { amountOf } from './amount'
import { hexOf } from './colours'

/** Text by name, as a query or a form brings it. */
export type Fields = Readonly<Record<string, string | undefined>>

/** One sentence by field name. */
export type Mistakes = Readonly<Record<string, string>>

const ignored = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)
const utm = ignored(z.string().trim().min(1).max(200))
const colour = ignored(z.string().transform((text) => hexOf(text) ?? undefined))

/**
 * What a partner says in the address. A wrong value counts as none: a slip in the partner's page must not
 * leave its visitors without a calculator.
 */
const partnerSchema = z.object({
  /** Id or slug of a published agent. */
  agente: ignored(z.string().regex(/^[\w-]{1,120}$/)),
  /** The partner's name, shown as it is: letters, digits and spaces only, so that it cannot pass for an address. */
  partner: ignored(
    z
      .string()
      .trim()
      .regex(/^[\p{L}\d][\p{L}\d &'’-]{0,39}$/u),
  ),
  utm_source: utm,
  utm_medium: utm,
  utm_campaign: utm,
  utm_term: utm,
  utm_content: utm,
  colore: colour,
  sfondo: colour,
  testo: colour,
  /** Roundness of corners, pixels. */
  raggio: ignored(
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .pipe(z.number().max(24)),
  ),
})
export type Partner = z.infer<typeof partnerSchema>

export const partnerOf = (query: Fields): Partner => partnerSchema.parse(query)

/** Names of the partner's parameters, in the order of the documentation. */
export const PARTNER_NAMES = Object.keys(partnerSchema.shape) as (keyof Partner)[]

const given = (text: string | undefined) => (text ? text : undefined)

/** The simulation of a mortgage form; amounts as people write them. */
export const mutuiForm = (form: Fields) =>
  parseSafely(mutuiSchema, {
    finalita: form.finalita,
    valoreImmobile: amountOf(form.valoreImmobile),
    importo: amountOf(form.importo),
    durata: amountOf(form.durata),
    tasso: form.tasso ?? 'tutti',
    provincia: given(form.provincia),
    eta: amountOf(form.eta),
    reddito: amountOf(form.reddito),
    altreRate: amountOf(form.altreRate),
    classeEnergetica: given(form.classeEnergetica),
  })

export const prestitiForm = (form: Fields) =>
  parseSafely(prestitiSchema, {
    importo: amountOf(form.importo),
    durata: amountOf(form.durata),
    finalita: form.finalita,
  })

/** The first message of each field, by the last part of its path: `contact.nome` → `nome`. */
export function mistakesOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Mistakes {
  const mistakes: Record<string, string> = {}
  for (const { path, message } of issues) {
    const name = String(path.at(-1) ?? '')
    mistakes[name] ??= message
  }
  return mistakes
}
