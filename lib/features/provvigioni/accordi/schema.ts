import { z } from 'zod'
import { formatDay } from '@/lib/core/dates'
import { daySchema } from '@/lib/core/dates-schema'
import { keysOf } from '@/lib/core/keys'
import type { Option } from '@/lib/words/options'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'

export const TIPI_ACCORDO = { rete: 'Rete', agenzia: 'Agenzia', agente: 'Agente' } as const
export const TIPI_OPTIONS: Option[] = optionsOf(TIPI_ACCORDO)
export const PRODOTTI_OPTIONS: Option[] = optionsOf(PRODOTTI)

/** Whose the shares are, in the order in which they are shown. */
export const QUOTE = { agente: 'Agente', manager: 'Manager', agenzia: 'Agenzia', sede: 'Sede' } as const
export const QUOTE_OPTIONS: Option[] = optionsOf(QUOTE)

const DIGITS = 'Al massimo quattro decimali.'
const hasFourDigits = (value: number) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6

/** A percentage as the database keeps it. */
export const percentSchema = (missing: string) =>
  z.number(missing).min(0, 'Da 0 a 100.').max(100, 'Da 0 a 100.').refine(hasFourDigits, DIGITS)

export const accordoSchema = z.strictObject({
  tipo: z.enum(keysOf(TIPI_ACCORDO), 'Scegli con chi è l’accordo.'),
  agentId: z.uuid('Scegli l’agente.').nullable(),
  agencyId: z.uuid('Scegli l’agenzia.').nullable(),
  product: z.enum(keysOf(PRODOTTI), 'Scegli il prodotto.').nullable(),
  bankId: z.uuid('Scegli la banca.').nullable(),
  validFrom: daySchema('Scegli da quando vale.'),
  validTo: daySchema('Scegli fino a quando vale.').nullable(),
  agentePct: percentSchema('Scrivi la quota dell’agente.'),
  managerPct: percentSchema('Scrivi la quota del manager.'),
  agenziaPct: percentSchema('Scrivi la quota dell’agenzia.'),
  sedePct: percentSchema('Scrivi la quota della sede.'),
  clientFeePct: percentSchema('Scrivi il compenso del cliente.'),
  clientFeeMax: z
    .number('Scrivi il compenso massimo.')
    .min(0, 'Da 0 in su.')
    .max(1_000_000, 'Al massimo un milione.')
    .multipleOf(0.01, 'Al massimo due decimali.')
    .nullable(),
  note: z.string('Le note sono un testo.').max(2_000, 'Al massimo 2.000 caratteri.'),
})

type Issue = [path: string, message: string]

/** Whom an agreement of its kind names; what another kind would have named is left out when it is saved (hooks.ts). */
function partiesOf({ tipo, agentId, agencyId }: Record<string, unknown>): Issue[] {
  const issues: Issue[] = []
  if (tipo === 'agente' && !agentId) issues.push(['agentId', 'Scegli l’agente.'])
  if (tipo === 'agenzia' && !agencyId) issues.push(['agencyId', 'Scegli l’agenzia.'])
  if (tipo !== 'agente' && agentId) issues.push(['agentId', 'Solo l’accordo di un agente ne nomina uno.'])
  if (tipo !== 'agenzia' && agencyId) issues.push(['agencyId', 'Solo l’accordo di un’agenzia ne nomina una.'])
  return issues
}

/** Across fields: whom it is with, a sum of 100, an end that is not before the beginning. */
export function accordoRules(value: Record<string, unknown>, ctx: z.RefinementCtx): void {
  const { agentePct, managerPct, agenziaPct, sedePct, validFrom, validTo } = value
  const issues = partiesOf(value)
  const sum = [agentePct, managerPct, agenziaPct, sedePct].reduce<number>(
    (all, one) => all + Math.round(Number(one) * 10_000),
    0,
  )
  if (sum !== 1_000_000) issues.push(['sedePct', 'Le quattro quote devono sommare a 100.'])
  if (validTo && String(validTo) < String(validFrom))
    issues.push(['validTo', 'La fine viene prima dell’inizio.'])
  for (const [path, message] of issues) ctx.addIssue({ code: 'custom', path: [path], message })
}

/** What an agreement is called: "Accordo con Mario Rossi, dal 01/12/2026". */
export const accordoTitle = ({ nome, validFrom }: Record<string, unknown>): string =>
  `Accordo con ${nome === 'Rete' ? 'la rete' : nome}, dal ${formatDay(String(validFrom))}`

export const accordoInitial = {
  tipo: 'agente',
  agentId: null,
  agencyId: null,
  product: null,
  bankId: null,
  validFrom: '',
  validTo: null,
  agentePct: 50,
  managerPct: 5,
  agenziaPct: 15,
  sedePct: 30,
  clientFeePct: 0,
  clientFeeMax: null,
  note: '',
} as const

const share = z.object({ quota: z.string(), oggi: z.number(), poi: z.number() })

/** What the cases paid out in three months would have given. */
export const simulazioneReply = z.object({
  dal: z.string(),
  al: z.string(),
  pratiche: z.number(),
  lordo: z.object({ oggi: z.number(), poi: z.number() }),
  quote: z.array(share),
})
export type Simulazione = z.infer<typeof simulazioneReply>

const vigente = z.object({
  _id: z.string(),
  tipo: z.enum(keysOf(TIPI_ACCORDO)),
  product: z.string().nullable(),
  bank: z.string().nullable(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  quote: z.record(z.string(), z.number()),
  clientFeePct: z.number(),
  clientFeeMax: z.number().nullable(),
})
/** The agreements that count today for an agent, the narrowest first. */
export const vigentiReply = z.object({ items: z.array(vigente) })
export type AccordiVigenti = z.infer<typeof vigentiReply>
