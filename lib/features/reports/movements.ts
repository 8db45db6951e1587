import 'server-only'
import { statiOptions } from '@/lib/features/pratiche/fields'
import { REGIONS } from '@/lib/italian/regions'
import type { Rollup, Source } from '@/lib/reports/define'
import { SUBTOTALS } from '@/lib/reports/subtotals-sql'
import type { Option } from '@/lib/words/options'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import { Prisma } from '@/prisma/generated/client'
import { HAS_REASON, REASON } from './reason-sql'

/**
 * What happens to cases, as the cubes count it: the conditions are those of their measures, on a row `f` of `pratica_fatti`.
 * A draft that was deleted takes its opening back. In the order of the bits of `mov` in `cubo_giorno_movimenti`.
 */
const MOVIMENTI = {
  aperta: { label: 'Aperta', tone: 'info', sql: "f.tipo = 'stato' AND (f.da IS NULL OR f.a IS NULL)" },
  inviata: {
    label: 'Inviata in banca',
    tone: 'info',
    sql: "f.tipo = 'stato' AND f.a = 'inviata_banca' AND f.da IS DISTINCT FROM 'sospesa'",
  },
  deliberata: {
    label: 'Deliberata',
    tone: 'info',
    sql: "f.tipo = 'stato' AND f.a = 'deliberata' AND f.prima",
  },
  liquidata: { label: 'Liquidata', tone: 'ok', sql: "f.tipo = 'stato' AND f.a = 'liquidata'" },
  rettifica: { label: 'Rettifica', tone: 'neutral', sql: "f.tipo = 'rettifica'" },
  stornata: { label: 'Stornata', tone: 'bad', sql: "f.tipo = 'stato' AND f.da = 'liquidata'" },
  respinta: { label: 'Respinta', tone: 'bad', sql: "f.tipo = 'stato' AND f.a = 'respinta'" },
  ritirata: { label: 'Ritirata', tone: 'neutral', sql: "f.tipo = 'stato' AND f.a = 'ritirata'" },
  riaperta: {
    label: 'Riaperta',
    tone: 'warn',
    sql: "f.tipo = 'stato' AND f.da IN ('liquidata', 'respinta', 'ritirata') AND f.a IS NOT NULL",
  },
  passaggio: {
    label: 'Passaggio di stato',
    tone: 'neutral',
    sql: "f.tipo = 'stato' AND f.da IS NOT NULL AND f.a IS NOT NULL",
  },
} as const
export type Movimento = keyof typeof MOVIMENTI

export const movimentiOptions = (names: readonly Movimento[]): Option[] =>
  names.map((value) => ({ value, label: MOVIMENTI[value].label, tone: MOVIMENTI[value].tone }))

export const TUTTI = Object.keys(MOVIMENTI) as Movimento[]

export const prodottiOptions: Option[] = optionsOf(PRODOTTI)
export const finalitaOptions: Option[] = optionsOf(FINALITA_LABELS)

/** The bits of these movements. */
const maskOf = (names: readonly Movimento[]) =>
  Prisma.raw(String(names.reduce((mask, name) => mask | (1 << TUTTI.indexOf(name)), 0)))

const conditionOf = (name: Movimento) => Prisma.raw(`(${MOVIMENTI[name].sql})`)

/** Said besides, as the partial index `pratica_fatti_pagamenti_idx` says it. */
const OF_PAYMENT = Prisma.sql`(f.a = 'liquidata' OR f.da = 'liquidata' OR f.tipo = 'rettifica')`
export const PAGAMENTI: readonly Movimento[] = ['liquidata', 'rettifica', 'stornata']

/** Said as the partial index `pratica_fatti_movimenti_idx` says it. */
const OF_CASES = Prisma.sql`f.tipo <> 'provvigione'`

function anyOf(names: readonly Movimento[]): Prisma.Sql {
  if (TUTTI.every((name) => names.includes(name))) return OF_CASES
  const any = Prisma.sql`(${Prisma.join(names.map(conditionOf), ' OR ')})`
  return names.every((name) => PAGAMENTI.includes(name)) ? Prisma.sql`(${any} AND ${OF_PAYMENT})` : any
}

/** Where a case's property is; the facts write two dashes where nobody said. */
export const regioniOptions: Option[] = [
  ...REGIONS.map(([value, label]) => ({ value, label })),
  { value: '--', label: 'Regione non indicata' },
]

/** The kind of a row among those that a list shows; a step that is two of them has the name of the first. */
const kindOf = (names: readonly Movimento[]) =>
  Prisma.sql`(CASE ${Prisma.join(
    names.map((name) => Prisma.sql`WHEN ${conditionOf(name)} THEN ${name}::text`),
    ' ',
  )} END)`

/** Paid out is added, taken back is subtracted, a correction is its difference: in all the net amount paid out. */
const EROGATO = Prisma.sql`(CASE WHEN f.tipo = 'rettifica' OR f.a = 'liquidata' THEN f.erogato WHEN f.da = 'liquidata' THEN -f.erogato ELSE 0 END)`
const SEGNO = Prisma.sql`(CASE WHEN f.tipo = 'rettifica' THEN 0 WHEN f.a IS NULL THEN -1 ELSE 1 END)`

/** Of what is paid out and not taken back; of what is paid out. */
export const MEDIO = Prisma.sql`round(sum(${EROGATO})::numeric / nullif(sum(CASE WHEN f.tipo <> 'stato' THEN 0 WHEN f.a = 'liquidata' THEN 1
  WHEN f.da = 'liquidata' THEN -1 ELSE 0 END), 0))::bigint`
export const GIORNI_MEDI = Prisma.sql`round(avg(f.giorni) FILTER (WHERE f.tipo = 'stato' AND f.a = 'liquidata'), 1)`

type Figures = 'pratiche' | 'erogato' | 'importo'
type Cells = Omit<Rollup<'at' | 'product' | 'movimento', Figures>, 'totals'> & {
  totals: Record<Figures | 'medio' | 'giorni', Prisma.Sql>
}

/** The same figures from the cells of a day, a product and the movements that a step is. */
function movementCells(names: readonly Movimento[]): Cells {
  const isAny = (some: readonly Movimento[]) => Prisma.sql`(c.mov & ${maskOf(some)}) <> 0`
  const kinds = names.map((name) => Prisma.sql`WHEN ${isAny([name])} THEN ${name}::text`)
  const sum = (what: string) => Prisma.raw(`coalesce(sum(c.${what}), 0)`)
  const paid = Prisma.sql`sum(c.n) FILTER (WHERE ${isAny(['liquidata'])})`
  const kept = Prisma.sql`sum(CASE WHEN ${isAny(['liquidata'])} THEN c.n WHEN ${isAny(['stornata'])} THEN -c.n ELSE 0 END)`
  return {
    from: Prisma.sql`cubo_giorno_movimenti_ora c`,
    where: isAny(names),
    filters: {
      at: { sql: Prisma.sql`c.giorno`, type: 'date' },
      product: { sql: Prisma.sql`c.product`, type: 'prodotto' },
      movimento: (values) => isAny(names.filter((name) => values.includes(name))),
    },
    count: sum('n'),
    totals: {
      pratiche: sum('segno'),
      erogato: sum('erogato'),
      importo: sum('importo'),
      medio: Prisma.sql`round(sum(c.erogato)::numeric / nullif(${kept}, 0))::bigint`,
      giorni: Prisma.sql`round(sum(c.giorni)::numeric / nullif(${paid}, 0), 1)`,
    },
    groups: {
      product: Prisma.sql`c.product::text`,
      movimento: Prisma.sql`(CASE ${Prisma.join(kinds, ' ')} END)`,
    },
  }
}

export const MOVEMENT_SUBTOTALS = {
  banca: SUBTOTALS.banca('f.bank_id'),
  agente: SUBTOTALS.agente('f.agent_id'),
  agenzia: SUBTOTALS.agenzia('f.agency_id'),
  mese: SUBTOTALS.mese('f.mese', 'at'),
}

export const MOVEMENT_COLUMNS = [
  { path: 'codice', label: 'Codice', kind: 'title' },
  { path: 'at', label: 'Avvenuto il', kind: 'instant', sort: 'at' },
  { path: 'intestatario', label: 'Cliente', kind: 'text' },
  { path: 'product', label: 'Prodotto', kind: 'badge', options: prodottiOptions },
  { path: 'finalita', label: 'Finalità', kind: 'badge', options: finalitaOptions, hidden: true },
  { path: 'banca', label: 'Banca', kind: 'text' },
  { path: 'agente', label: 'Agente', kind: 'person', shared: true },
  { path: 'agenzia', label: 'Agenzia', kind: 'text', hidden: true, shared: true },
] as const

export const MOVEMENT_FILTERS = [
  { name: 'at', label: 'Avvenuto', kind: 'dayRange' },
  { name: 'product', label: 'Prodotto', kind: 'enum', options: prodottiOptions },
  { name: 'finalita', label: 'Finalità', kind: 'enum', options: finalitaOptions },
  { name: 'regione', label: 'Regione', kind: 'enum', options: regioniOptions },
  { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents', shared: true },
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies', shared: true },
] as const

/** Of steps, besides: from where, to where, and what some figures leave out. */
export const STEP_FILTERS = [
  { name: 'da', label: 'Dallo stato', kind: 'enum', options: statiOptions },
  { name: 'a', label: 'Allo stato', kind: 'enum', options: statiOptions },
  { name: 'inviata', label: 'Già inviata a una banca', kind: 'boolean' },
  { name: 'conBanca', label: 'Con una banca', kind: 'boolean' },
  { name: 'conAgente', label: 'Con un agente', kind: 'boolean' },
  { name: 'motivo', label: 'Motivo', kind: 'text', words: 'pratiche/causali/tutte' },
] as const

type Columns =
  | (typeof MOVEMENT_COLUMNS)[number]['path']
  | 'movimento'
  | 'importo'
  | 'idegg'
  | 'durata'
  | 'tan'
  | 'taeg'
  | 'giorni'
  | 'motivo'
type Filters = (typeof MOVEMENT_FILTERS | typeof STEP_FILTERS)[number]['name'] | 'movimento'

/** The rows of these movements, with the agent, the agency and the bank that they had when they happened. */
export function movementSource(
  names: readonly Movimento[],
): Source<Columns, Filters, Figures, 'at'> & { rollup: Cells } {
  // A payment that is taken back to a first approval is both: where approvals are listed, it has their amount.
  const approved = names.includes('deliberata')
    ? Prisma.sql`WHEN ${conditionOf('deliberata')} THEN f.deliberato`
    : Prisma.empty
  const importo = Prisma.sql`(CASE ${approved} WHEN f.tipo = 'rettifica' OR f.a = 'liquidata' OR f.da = 'liquidata' THEN ${EROGATO}
    WHEN f.a = 'deliberata' THEN f.deliberato WHEN f.a IS NULL THEN -f.richiesto ELSE f.richiesto END)`
  return {
    alias: 'f',
    // Numbers in the form of an id, in their own order: a page is found by the index of the day and the number.
    place: { sql: Prisma.sql`f.id`, ofId: (id) => Prisma.sql`${BigInt(`0x${id.slice(-12)}`)}::bigint` },
    id: Prisma.sql`('00000000-0000-7000-8000-' || lpad(to_hex(f.id), 12, '0'))::uuid`,
    opens: Prisma.sql`f.pratica_id`,
    from: Prisma.sql`pratica_fatti f LEFT JOIN pratiche p ON p.id = f.pratica_id LEFT JOIN banks b ON b.id = f.bank_id
      LEFT JOIN agents a ON a.id = f.agent_id LEFT JOIN agencies s ON s.id = f.agency_id`,
    alone: Prisma.sql`pratica_fatti f`,
    where: anyOf(names),
    columns: {
      codice: Prisma.sql`coalesce(p.codice, 'Bozza cancellata')`,
      at: Prisma.sql`f.at`,
      movimento: kindOf(names),
      intestatario: Prisma.sql`p.intestatario`,
      product: Prisma.sql`f.product::text`,
      finalita: Prisma.sql`f.finalita`,
      banca: Prisma.sql`b.nome`,
      agente: Prisma.sql`CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('nome', a.nome, 'cognome', a.cognome) END`,
      agenzia: Prisma.sql`s.nome`,
      importo,
      idegg: Prisma.sql`p.idegg`,
      durata: Prisma.sql`f.durata`,
      tan: Prisma.sql`p.tan`,
      taeg: Prisma.sql`f.taeg`,
      giorni: Prisma.sql`f.giorni`,
      motivo: Prisma.sql`CASE WHEN ${HAS_REASON} THEN ${REASON} END`,
    },
    sorts: { at: { sql: Prisma.sql`f.at`, type: 'timestamptz' } },
    filters: {
      movimento: (values) =>
        anyOf(values.filter((value): value is Movimento => names.includes(value as Movimento))),
      at: { sql: Prisma.sql`f.at`, type: 'timestamptz' },
      product: { sql: Prisma.sql`f.product`, type: 'prodotto' },
      finalita: { sql: Prisma.sql`f.finalita`, type: 'text' },
      regione: { sql: Prisma.sql`f.regione`, type: 'text' },
      bankId: { sql: Prisma.sql`f.bank_id`, type: 'uuid' },
      agentId: { sql: Prisma.sql`f.agent_id`, type: 'uuid' },
      agencyId: { sql: Prisma.sql`f.agency_id`, type: 'uuid' },
      da: { sql: Prisma.sql`f.da`, type: 'stato_pratica' },
      a: { sql: Prisma.sql`f.a`, type: 'stato_pratica' },
      inviata: { sql: Prisma.sql`f.inviata`, type: 'boolean' },
      conBanca: { sql: Prisma.sql`(f.bank_id <> nessuno())`, type: 'boolean' },
      conAgente: { sql: Prisma.sql`(f.agent_id <> nessuno())`, type: 'boolean' },
      motivo: ([text]) => Prisma.sql`(${HAS_REASON} AND lower(${REASON}) = lower(${text}::text))`,
    },
    totals: {
      pratiche: Prisma.sql`coalesce(sum(${SEGNO}), 0)`,
      erogato: Prisma.sql`coalesce(sum(${EROGATO}), 0)`,
      importo: Prisma.sql`coalesce(sum(${importo}), 0)`,
    },
    groups: { product: Prisma.sql`f.product::text`, movimento: kindOf(names) },
    rollup: movementCells(names),
  }
}
