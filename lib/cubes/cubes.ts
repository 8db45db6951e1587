import type { Prodotto, QuotaProvvigione, StatoPratica } from '@/prisma/generated/client'

/*
 * The cubes as readers see them: dimensions and measures of the table `cubi` (docs/decisions/013), checked against it by
 * a test. Amounts are cents. A month is that of Rome in which something happened.
 */

/** What each dimension is in a row that is read; null: of nobody, or not known. */
export type DimValues = {
  /** 'YYYY-MM' */
  mese: string
  agentId: string | null
  agencyId: string | null
  bankId: string | null
  employeeId: string | null
  product: Prodotto
  finalita: string
  /** ISTAT code of the region, two digits. */
  regione: string | null
  provincia: string | null
  channel: string
  stato: StatoPratica
  da: StatoPratica
  a: StatoPratica
  /** `da_confermare`: a payment that the office has not confirmed is neither open nor paid out. */
  esito: 'aperta' | 'da_confermare' | 'liquidata' | 'respinta' | 'ritirata'
  /** 'YYYY-MM-DD' */
  giorno: string
  /** 'YYYY-MM-DD' */
  dal: string
  quota: QuotaProvvigione
  /** Bits, as a number in letters: what a step of a case is (lib/features/reports/movements.ts). */
  mov: string
  /** The step of a request, as `lead_fatti` writes it. */
  tappa: string
  /** Whether somebody followed it then. */
  conAgente: 'true' | 'false'
  /** What was taken back. */
  storno: 'true' | 'false'
  /** 'YYYY-MM-DD', a Monday. */
  settimana: string
}
export type Dim = keyof DimValues

/**
 * Cases opened (minus deleted drafts) with the amount asked for; approved for the first time, refused, withdrawn,
 * reopened; paid out, and taken back, which counts in the month in which it happens: paid out net is
 * `liquidato - stornato`. `giorni`: from opening to payment, summed over `liquidate`. `lordo` and `quotaAgente`:
 * commissions accrued minus those taken back.
 */
const PRODUCTION = [
  'aperte',
  'richiesto',
  'deliberate',
  'deliberato',
  'respinte',
  'ritirate',
  'riaperte',
  'liquidate',
  'liquidato',
  'stornate',
  'stornato',
  'giorni',
  'lordo',
  'quotaAgente',
] as const
const STOCK = ['n', 'importo'] as const

const classes = <N extends string>(...names: N[]) => names

const BANK = [
  ...classes('inviate', 'reddituali', 'perizie', 'deliberate', 'deliberato', 'respinte', 'ritirate'),
  ...classes('liquidate', 'liquidato', 'stornate', 'stornato', 'giorniReddituale', 'nReddituale'),
  ...classes('giorniPerizia', 'nPerizia', 'giorniDelibera', 'nDelibera', 'giorniStipula', 'nStipula'),
  ...classes('giorniLiquidazione', 'nLiquidazione', 'h0', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7'),
  ...classes('h8', 'h9', 'h10', 'h11', 'h12', 'h13', 'h14', 'h15'),
] as const
/** Decisions by the class of the days that the bank took; those of `BANK` are wider, and are read no more. */
export const ATTESE = [
  ...classes('g0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8'),
  ...classes('g9', 'g10', 'g11', 'g12', 'g13', 'g14', 'g15', 'g16', 'g17'),
  ...classes('g18', 'g19', 'g20', 'g21', 'g22', 'g23', 'g24', 'g25', 'g26'),
  ...classes('g27', 'g28', 'g29', 'g30', 'g31', 'g32', 'g33', 'g34', 'g35'),
  ...classes('g36'),
] as const
const PURPOSE = [
  ...classes('aperte', 'richiesto', 'liquidate', 'liquidato', 'stornate', 'stornato', 'respinte'),
  ...classes('ritirate', 'durata', 'ltv', 'nLtv', 'taegErogato', 'erogatoTaeg'),
] as const
const LEAD = [
  ...classes('nuovi', 'assegnati', 'contattati', 'appuntamenti', 'convertiti', 'persi'),
  ...classes('minuti', 'contattiMisurati', 'entroOra'),
] as const
/** Of requests that came then, whoever worked on them: how many have come how far by now, and how soon they were called. */
const COHORT = [
  ...classes('n', 'contattate', 'appuntamenti', 'convertite', 'misurate', 'minuti', 'entroOra'),
] as const
const STEPS = ['n', 'giorni'] as const
const FORECASTS = ['aperte', 'importo', 'ponderato'] as const

/** Which dimensions an agent's scope needs: a cube without them is the office's. */
export const CUBES = {
  cubo_agente: { dims: ['mese', 'agentId', 'agencyId', 'product'], measures: PRODUCTION },
  cubo_agente_mese: { dims: ['mese', 'agentId', 'agencyId'], measures: PRODUCTION },
  cubo_rete: { dims: ['mese', 'product'], measures: PRODUCTION },
  cubo_banca: { dims: ['mese', 'bankId', 'product'], measures: BANK },
  cubo_attese_banca: { dims: ['mese', 'bankId', 'product'], measures: ATTESE },
  cubo_giorno_attese_banca: { dims: ['giorno', 'bankId', 'product'], measures: ATTESE },
  cubo_finalita: { dims: ['mese', 'product', 'finalita', 'regione'], measures: PURPOSE },
  cubo_passaggi: { dims: ['mese', 'product', 'da', 'a'], measures: STEPS },
  stock_agente: { dims: ['agentId', 'agencyId', 'product', 'stato'], measures: STOCK },
  stock_banca: { dims: ['bankId', 'agencyId', 'product', 'stato'], measures: STOCK },
  stock_attivita: { dims: ['agentId', 'agencyId', 'stato', 'giorno'], measures: STOCK },
  stock_attivita_rete: { dims: ['product', 'stato', 'giorno'], measures: STOCK },
  stock_permanenza: { dims: ['product', 'stato', 'dal'], measures: STOCK },
  cubo_coorte: { dims: ['mese', 'product', 'esito'], measures: STOCK },
  cubo_coorte_agente: { dims: ['mese', 'agentId', 'agencyId', 'product', 'esito'], measures: STOCK },
  cubo_coorte_agente_mese: { dims: ['mese', 'agentId', 'agencyId'], measures: ['n', 'liquidate'] },
  cubo_coorte_banca: { dims: ['mese', 'bankId', 'product', 'esito'], measures: STOCK },
  cubo_lead: {
    dims: ['mese', 'agentId', 'agencyId', 'product', 'provincia', 'channel'],
    measures: LEAD,
  },
  cubo_lead_agente: { dims: ['mese', 'agentId', 'agencyId', 'product'], measures: LEAD },
  // By when they came, of whoever has them today.
  cubo_coorte_richieste: { dims: ['mese', 'agentId', 'agencyId', 'product'], measures: COHORT },
  cubo_giorno_coorte_richieste: { dims: ['giorno', 'agentId', 'agencyId', 'product'], measures: COHORT },
  // The same by the day, for periods that are not of whole months.
  cubo_giorno_agente: { dims: ['giorno', 'agentId', 'agencyId', 'product'], measures: PRODUCTION },
  cubo_giorno_banca: { dims: ['giorno', 'bankId', 'product'], measures: BANK },
  cubo_giorno_finalita: { dims: ['giorno', 'product', 'finalita', 'regione'], measures: PURPOSE },
  cubo_giorno_passaggi: { dims: ['giorno', 'product', 'da', 'a'], measures: STEPS },
  cubo_giorno_movimenti: {
    dims: ['giorno', 'product', 'mov'],
    measures: ['n', 'segno', 'erogato', 'importo', 'giorni'],
  },
  cubo_giorno_provvigioni: {
    dims: ['giorno', 'quota', 'product', 'storno'],
    measures: ['righe', 'maturato', 'storni', 'compensi'],
  },
  cubo_giorno_richieste: { dims: ['giorno', 'product', 'tappa', 'conAgente'], measures: ['righe', 'n'] },
  cubo_giorno_lead: { dims: ['giorno', 'agentId', 'agencyId', 'product'], measures: LEAD },
  // By the day on which they came, of whoever has them today.
  stock_richieste: { dims: ['agentId', 'giorno'], measures: ['n'] },
  voti_sintesi: {
    dims: ['agentId', 'employeeId'],
    measures: ['n', 'somma', 'stelle1', 'stelle2', 'stelle3', 'stelle4', 'stelle5'],
  },
  cubo_provvigioni: {
    dims: ['mese', 'quota', 'agentId', 'agencyId', 'product'],
    measures: ['righe', 'maturato', 'storni', 'inEstratto', 'pagato'],
  },
  cubo_incassi: {
    dims: ['mese', 'bankId'],
    measures: ['incassato', 'senzaMovimento', 'senzaIncasso'],
  },
  cubo_provvigioni_banca: {
    dims: ['mese', 'bankId', 'product', 'quota'],
    measures: ['righe', 'maturato', 'storni', 'compensi'],
  },
  // `mese`: for which something is expected. Amounts are of open forecasts.
  stock_previsioni_agente: {
    dims: ['mese', 'agentId', 'product'],
    measures: [...FORECASTS, 'realizzate', 'perse'],
  },
  stock_previsioni_banca: { dims: ['mese', 'bankId', 'product'], measures: FORECASTS },
  stock_previsioni: { dims: ['mese', 'agentId', 'bankId', 'product'], measures: FORECASTS },
  foto_agente: {
    dims: ['settimana', 'mese', 'agentId', 'agencyId', 'product'],
    measures: ['n', 'ponderato'],
  },
  foto_banca: { dims: ['settimana', 'mese', 'bankId', 'product'], measures: ['n', 'ponderato'] },
} as const satisfies Record<string, { dims: readonly Dim[]; measures: readonly string[] }>

export type CubeName = keyof typeof CUBES
export type CubeDim<C extends CubeName> = (typeof CUBES)[C]['dims'][number]
export type Measure<C extends CubeName> = (typeof CUBES)[C]['measures'][number]

/** A row that is read: the dimensions asked for, and all measures. */
export type CubeRow<C extends CubeName, D extends CubeDim<C>> = Pick<DimValues, D> &
  Record<Measure<C>, number>

/** `quotaAgente` → `quota_agente`. */
export const columnOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
