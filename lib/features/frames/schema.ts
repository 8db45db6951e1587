import { z } from 'zod'
import { parseSafely } from '@/lib/core/parse-safely'
import { mutuiSchema, prestitiSchema } from '@/lib/features/calculators/schema'
import { type NumberKind, readNumber } from '@/lib/italian/numbers'
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

/**
 * Reads the figures of a form by the reader of all doors and lets the schema judge them with the rest. What cannot be read
 * surely is refused at its field, with the reader's own sentence.
 */
function parseForm<T, N extends string>(
  schema: z.ZodType<T>,
  form: Fields,
  kinds: Readonly<Record<N, NumberKind>>,
  rest: object,
): z.ZodSafeParseResult<T> {
  const names = (Object.keys(kinds) as N[]).filter((name) => given(form[name]?.trim()) !== undefined)
  const read = (name: N, takes?: string) => readNumber(form[name] ?? '', kinds[name], { takes })
  const figures = names.map((name) => [name, read(name).value ?? Number.NaN])
  const parsed = parseSafely(schema, { ...rest, ...Object.fromEntries(figures) })
  if (parsed.success) return parsed
  const issues = parsed.error.issues.map((issue) => {
    const name = names.find((one) => one === issue.path[0])
    const problem = name && read(name, issue.message).problem
    return problem === undefined ? issue : { ...issue, message: problem }
  })
  return { success: false, error: new z.ZodError(issues) as z.ZodError<T> }
}

/** The simulation of a mortgage form; amounts as people write them. */
export const mutuiForm = (form: Fields) =>
  parseForm(
    mutuiSchema,
    form,
    {
      valoreImmobile: 'money',
      importo: 'money',
      durata: 'count',
      eta: 'count',
      reddito: 'money',
      altreRate: 'money',
    },
    {
      finalita: form.finalita,
      tasso: form.tasso ?? 'tutti',
      provincia: given(form.provincia),
      classeEnergetica: given(form.classeEnergetica),
    },
  )

export const prestitiForm = (form: Fields) =>
  parseForm(prestitiSchema, form, { importo: 'money', durata: 'count' }, { finalita: form.finalita })

/** The first message of each field, by the last part of its path: `contact.nome` → `nome`. */
export function mistakesOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Mistakes {
  const mistakes: Record<string, string> = {}
  for (const { path, message } of issues) {
    const name = String(path.at(-1) ?? '')
    mistakes[name] ??= message
  }
  return mistakes
}
