import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { APERTI, PRIORITA } from '@/lib/features/tickets/states'
import { childRows } from '@/lib/resources/child-rows'
import { ATTESE, AZIONI, CONDIZIONI, EVENTI, RUOLI } from './labels'

const MOST = 20
const priorita = z.enum(keysOf(PRIORITA), 'Scegli la priorità.').nullable().default(null)
const ref = (message: string) => z.uuid(message).nullable().default(null)

const condizione = z.object({
  tipo: z.enum(keysOf(CONDIZIONI), 'Scegli la condizione.'),
  categoryId: ref('Scegli la categoria.'),
  parole: z
    .array(
      z.string().trim().min(2, 'Almeno 2 caratteri.').max(60, 'Al massimo 60 caratteri.'),
      'Serve un elenco.',
    )
    .max(MOST, `Al massimo ${MOST} parole.`)
    .default([]),
  ruolo: z.enum(keysOf(RUOLI), 'Scegli chi l’ha aperto.').nullable().default(null),
  agencyId: ref('Scegli l’agenzia.'),
  priorita,
  /** What is over has no events. */
  stato: z.enum(APERTI, 'Scegli lo stato.').nullable().default(null),
})

const azione = z.object({
  tipo: z.enum(keysOf(AZIONI), 'Scegli che cosa fare.'),
  adminId: ref('Scegli la persona.'),
  priorita,
  testo: z.string().trim().max(10_000, 'Al massimo 10.000 caratteri.').nullable().default(null),
  macroId: ref('Scegli la risposta pronta.'),
})

/** The column that each kind of line fills; the others hold nothing. */
export const VALORE_CONDIZIONE = {
  categoria: 'categoryId',
  parole: 'parole',
  aperto_da: 'ruolo',
  agenzia: 'agencyId',
  priorita: 'priorita',
  stato: 'stato',
  fuori_orario: null,
} as const
export const VALORE_AZIONE = {
  assegna: 'adminId',
  assegna_meno: null,
  priorita: 'priorita',
  nota: 'testo',
  risposta: 'macroId',
  avvisa: 'adminId',
} as const

/** What a line that is not complete asks for. */
const MISSING = {
  categoryId: 'Scegli la categoria.',
  parole: 'Scrivi almeno una parola, poi premi Invio.',
  ruolo: 'Scegli chi l’ha aperto.',
  agencyId: 'Scegli l’agenzia.',
  priorita: 'Scegli la priorità.',
  stato: 'Scegli lo stato.',
  adminId: 'Scegli la persona.',
  testo: 'Scrivi la nota.',
  macroId: 'Scegli la risposta pronta.',
}

type Line = { tipo: string } & Record<string, unknown>
type Checks = {
  values: Readonly<Record<string, keyof typeof MISSING | null>>
  /** Kinds that make no sense twice, by what they are alike in. */
  once: (tipo: string) => string | null
  twice: string
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Each line says what it is about, and nothing else. */
const linesFit =
  ({ values, once, twice }: Checks) =>
  (lines: Line[], ctx: z.RefinementCtx): void => {
    const seen = new Set<string>()
    for (const [index, line] of lines.entries()) {
      const wrong = (name: string, message: string) =>
        ctx.addIssue({ code: 'custom', path: [index, name], message })
      const own = values[line.tipo]
      if (own && isEmpty(line[own])) wrong(own, MISSING[own])
      const foreign = Object.keys(line).find(
        (name) => name !== '_id' && name !== 'tipo' && name !== own && !isEmpty(line[name]),
      )
      if (foreign) wrong(foreign, 'Questa riga non lo chiede.')
      const kind = once(line.tipo)
      if (kind && seen.has(kind)) wrong('tipo', twice)
      if (kind) seen.add(kind)
    }
  }

const condizioni = childRows(condizione, { max: MOST }).superRefine(
  linesFit({
    values: VALORE_CONDIZIONE,
    once: (tipo) => (tipo === 'parole' ? null : tipo),
    twice: 'Questa condizione c’è già.',
  }),
)

const azioni = childRows(azione, { max: MOST })
  .min(1, 'Scegli almeno un’azione.')
  .superRefine(
    linesFit({
      values: VALORE_AZIONE,
      once: (tipo) => (tipo === 'nota' || tipo === 'avvisa' ? null : (tipo.split('_')[0] ?? null)),
      twice: 'Una regola lo fa una volta sola.',
    }),
  )

export const ticketRuleSchema = z.strictObject({
  nome: z
    .string('Scrivi il nome.')
    .trim()
    .min(2, 'Scrivi il nome della regola.')
    .max(80, 'Al massimo 80 caratteri.'),
  attiva: z.boolean('Indica se è attiva.'),
  ordine: z
    .number('Indica l’ordine.')
    .int('Un numero intero.')
    .min(0, 'Da 0 in su.')
    .max(10_000, 'Al massimo 10.000.'),
  evento: z.enum(keysOf(EVENTI), 'Scegli quando.'),
  ore: z
    .number('Indica le ore.')
    .int('Un numero intero di ore.')
    .min(1, 'Almeno un’ora.')
    .max(1_000, 'Al massimo 1.000 ore.')
    .nullable(),
  condizioni,
  azioni,
})

/** Only a wait has its hours. */
export function ticketRuleRules({ evento, ore }: Record<string, unknown>, ctx: z.RefinementCtx): void {
  const waits = (ATTESE as readonly unknown[]).includes(evento)
  const message = waits ? 'Indica dopo quante ore.' : 'Qui le ore non servono.'
  if (waits !== (typeof ore === 'number')) ctx.addIssue({ code: 'custom', path: ['ore'], message })
}

export const ticketRuleInitial = {
  nome: '',
  attiva: true,
  ordine: 0,
  evento: 'creato',
  ore: null,
  condizioni: [],
  azioni: [],
}

/** POST /ticketRules/try */
export const tryRuleSchema = ticketRuleSchema.pick({ condizioni: true })
export type TryRuleInput = z.infer<typeof tryRuleSchema>

export const tryRuleReply = z.object({
  /** So many of the last tickets were looked at. */
  esaminati: z.int(),
  /** Those for which all conditions hold, newest first. */
  trovati: z.array(
    z.object({ _id: z.string(), codice: z.string(), oggetto: z.string(), createdAt: z.string() }),
  ),
})
export type TryRuleReply = z.infer<typeof tryRuleReply>
