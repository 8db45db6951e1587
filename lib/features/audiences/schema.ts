import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { capitalized } from '@/lib/core/text'
import { FIGURE } from '@/lib/features/agents/schema'

/** By what people of the network are chosen. */
export const TIPI_REGOLA = {
  tutti: 'Tutta la rete',
  figura: 'Figura',
  agenzia: 'Agenzia',
  provincia: 'Provincia in cui lavora',
  team: 'Squadra di',
  agente: 'Persona',
} as const
export type TipoRegola = keyof typeof TIPI_REGOLA
const TIPI = keysOf(TIPI_REGOLA)

const MOST_VALUES = 500
const MOST_RULES = 10

const VALUES: Record<TipoRegola, { one: z.ZodType<string>; message: string }> = {
  tutti: { one: z.string(), message: 'Tutta la rete non chiede altro.' },
  figura: { one: z.enum(keysOf(FIGURE)), message: 'Figura non prevista.' },
  agenzia: { one: z.uuid(), message: 'Scegli le agenzie dall’elenco.' },
  provincia: { one: z.string().regex(/^[A-Z]{2}$/), message: 'Scegli le province dall’elenco.' },
  team: { one: z.uuid(), message: 'Scegli chi guida la squadra dall’elenco.' },
  agente: { one: z.uuid(), message: 'Scegli le persone dall’elenco.' },
}

const regola = z
  .strictObject({
    tipo: z.enum(TIPI, 'Scegli come.'),
    valori: z
      .array(z.string(), 'Scegli dall’elenco.')
      .max(MOST_VALUES, `Al massimo ${MOST_VALUES}.`)
      .default([]),
  })
  .superRefine(({ tipo, valori }, ctx) => {
    const wrong = (message: string) => ctx.addIssue({ code: 'custom', path: ['valori'], message })
    const { one, message } = VALUES[tipo]
    if (tipo === 'tutti') return void (valori.length > 0 && wrong(message))
    if (valori.length === 0) return wrong('Scegli almeno una voce.')
    if (valori.some((value) => !one.safeParse(value).success)) wrong(message)
  })
export type Regola = z.infer<typeof regola>

/** Of what is still being written: nobody may have been chosen yet. */
export const draftRegole = z.array(regola).max(MOST_RULES, `Al massimo ${MOST_RULES} regole.`)

/** Who something is for: whoever one of the rules finds, without those whom one of `escludi` finds. */
export const audienceRules = z.strictObject({
  regole: draftRegole.min(1, 'Scegli a chi.'),
  escludi: z
    .array(
      regola.refine(({ tipo }) => tipo !== 'tutti', { path: ['tipo'], message: 'Non resterebbe nessuno.' }),
    )
    .max(MOST_RULES, `Al massimo ${MOST_RULES} regole.`)
    .default([]),
})
export type AudienceRules = z.infer<typeof audienceRules>

const COUNTED: Record<Exclude<TipoRegola, 'tutti' | 'figura' | 'provincia'>, [one: string, many: string]> = {
  agenzia: ['agenzia', 'agenzie'],
  team: ['squadra', 'squadre'],
  agente: ['persona', 'persone'],
}

/** Who something is for, short enough for a line of a list: "Agenti, 2 agenzie, tranne 1 persona". */
export function audienceWords({ regole, escludi }: AudienceRules): string {
  const some = regole.some(({ tipo }) => tipo === 'tutti')
    ? 'Tutta la rete'
    : regole.map(ruleWords).join(', ')
  const words = escludi.length > 0 ? `${some}, tranne ${escludi.map(ruleWords).join(', ')}` : some
  return capitalized(words)
}

function ruleWords({ tipo, valori }: Regola): string {
  if (tipo === 'tutti') return 'Tutta la rete'
  if (tipo === 'figura')
    return valori.map((value) => FIGURE[value as keyof typeof FIGURE] ?? value).join(', ')
  if (tipo === 'provincia') return `province ${valori.join(', ')}`
  const [one, many] = COUNTED[tipo]
  return `${valori.length} ${valori.length === 1 ? one : many}`
}

const person = z.object({ _id: z.string(), nome: z.string(), agenzia: z.string().nullable() })

export const previewReply = z.object({
  totale: z.int(),
  /** The first of them, by surname. */
  persone: z.array(person),
  /** Rules that find nobody, by their place. */
  vuote: z.array(z.int()),
})
export type AudiencePreview = z.infer<typeof previewReply>

const option = z.object({ value: z.string(), label: z.string() })
export const optionsReply = z.object({
  agenzia: z.array(option),
  team: z.array(option),
  agente: z.array(option),
})
export type AudienceOptions = z.infer<typeof optionsReply>
