import 'server-only'
import { TIPI_ATTIVITA } from '@/lib/activity/schema'
import { dayOf } from '@/lib/core/dates'
import { stalledCells } from '@/lib/cubes/stalled'
import { fermeSql, giorniFa, giorniFermaSql, sogliaSql, soglieFerma } from '@/lib/features/pratiche/ferma'
import { FERMA, STATI_FERMABILI } from '@/lib/features/pratiche/settings'
import { defineReport, type Rollup } from '@/lib/reports/define'
import { SUBTOTALS } from '@/lib/reports/subtotals-sql'
import { prossimiStati, STATI } from '@/lib/words/case-states'
import type { Option } from '@/lib/words/options'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { Prisma } from '@/prisma/generated/client'

const stati: Option[] = STATI_FERMABILI.map((stato) => ({
  value: stato,
  label: STATI[stato].label,
  tone: STATI[stato].tone,
}))
const prodotti: Option[] = optionsOf(PRODOTTI)

/** Age bands by the days that have passed: from the threshold of the state, then by months. */
const FASCE = { '30': [0, 30], '60': [31, 60], '90': [61, 90], oltre: [91, null] } as const
/** What one may ask for: a band, or several of them in one word. */
const CHIESTE = { ...FASCE, oltre30: [31, null] } as const
type Fascia = keyof typeof CHIESTE
const fasce: Option[] = [
  { value: '30', label: 'Fino a 30 giorni' },
  { value: 'oltre30', label: 'Oltre 30 giorni' },
  { value: '60', label: '31–60 giorni' },
  { value: '90', label: '61–90 giorni' },
  { value: 'oltre', label: 'Oltre 90 giorni' },
]

/** The last activity of a case, an instant that an index knows, or of a cell of the stock, a day. */
const OF_CASE = {
  at: Prisma.sql`p.ultima_attivita`,
  end: (midnight: Date) => Prisma.sql`${midnight.toISOString()}::timestamptz`,
}
const OF_CELL = {
  at: Prisma.sql`c.giorno`,
  end: (midnight: Date) => Prisma.sql`${dayOf(midnight)}::date`,
}
type Activity = typeof OF_CASE

/** Those of some age. */
function inFascia(fascia: string, { at, end }: Activity, now: Date): Prisma.Sql {
  const [from, to] = CHIESTE[fascia as Fascia]
  const since = to === null ? Prisma.empty : Prisma.sql`AND ${at} >= ${end(giorniFa(to + 1, now))}`
  return Prisma.sql`(${at} < ${end(giorniFa(from, now))} ${since})`
}

const inAnyOf = (activity: Activity, now: Date) => (values: readonly string[]) =>
  Prisma.join(
    values.map((fascia) => inFascia(fascia, activity, now)),
    ' OR ',
  )

const fasciaSql = (activity: Activity, now: Date) => {
  const names = Object.keys(FASCE)
  const cases = names.map((name) => Prisma.sql`WHEN ${inFascia(name, activity, now)} THEN ${name}::text`)
  return Prisma.sql`(CASE ${Prisma.join(cases, ' ')} END)`
}

/** Counted from the stock of the whole network by day of last activity. */
const rollupOf = async (
  now: Date,
): Promise<Rollup<'stato' | 'product' | 'fascia', 'pratiche' | 'importo'>> => ({
  from: Prisma.sql`stock_attivita_rete_ora c`,
  where: await stalledCells(now),
  filters: {
    stato: { sql: Prisma.sql`c.stato`, type: 'stato_pratica' },
    product: { sql: Prisma.sql`c.product`, type: 'prodotto' },
    fascia: inAnyOf(OF_CELL, now),
  },
  count: Prisma.sql`coalesce(sum(c.n), 0)`,
  totals: {
    pratiche: Prisma.sql`coalesce(sum(c.n), 0)`,
    importo: Prisma.sql`coalesce(sum(c.importo), 0)`,
  },
  groups: { stato: Prisma.sql`c.stato::text`, fascia: fasciaSql(OF_CELL, now) },
})

/** The usual way on from each state, in words; a loan has no appraisal. */
const prossimoSql = Prisma.sql`(CASE p.stato ${Prisma.join(
  STATI_FERMABILI.map((stato) => {
    const names = (product: string) => {
      const [next] = prossimiStati({ stato, statoPrecedente: null, product }, false)
      return next ? STATI[next].label : ''
    }
    return Prisma.sql`WHEN ${stato}::stato_pratica THEN CASE WHEN p.product = 'mutuo' THEN ${names('mutuo')}::text ELSE ${names('prestito')}::text END`
  }),
  ' ',
)} END)`

/** What a time line calls its entries; what asks for work is none. */
const ATTIVITA = {
  ...TIPI_ATTIVITA,
  stato: 'Cambio di stato',
  documento: 'Documento',
  persona: 'Persone',
} as const

/**
 * The entry of the last activity. A field that was changed writes none: then the last one is older. Asked in the list of
 * columns, so that PostgreSQL looks for it of the rows of a page alone.
 */
const attivitaSql = Prisma.sql`coalesce((SELECT CASE WHEN e.at < p.ultima_attivita - interval '1 minute' THEN NULL
    ELSE concat_ws(': ', CASE e.tipo ${Prisma.join(
      Object.entries(ATTIVITA).map(([tipo, label]) => Prisma.sql`WHEN ${tipo} THEN ${label}::text`),
      ' ',
    )} END, nullif(left(btrim(e.testo), 120), '')) END
  FROM pratica_eventi e WHERE e.pratica_id = p.id AND e.at <= p.ultima_attivita + interval '1 minute'
    AND e.tipo IN (${Prisma.join(Object.keys(ATTIVITA))})
  ORDER BY e.at DESC, e.id DESC LIMIT 1), 'Modifica dei dati')`

/** Cases that nobody has worked on for longer than their state allows. */
export const praticheFerme = defineReport({
  name: 'praticheFerme',
  title: 'Pratiche ferme',
  about: 'Pratiche aperte senza attività da troppi giorni per il loro stato.',
  empty: 'Nessuna pratica ferma: non c’è nulla da sollecitare.',
  labels: { one: 'pratica ferma', many: 'pratiche ferme', article: 'f' },
  access: { admin: 'pratiche_manage', agent: [] },
  model: 'pratica',
  opens: { admin: '/admin/reports/pratiche', agent: '/agents/reports/pratiche' },
  columns: [
    { path: 'codice', label: 'Codice', kind: 'title' },
    {
      path: 'giorni',
      label: 'Giorni',
      kind: 'number',
      sort: 'giorni',
      definition:
        'Giorni di calendario, in Italia, passati dall’ultima attività: un cambio di stato, una nota, un documento o una modifica.',
    },
    { path: 'intestatario', label: 'Cliente', kind: 'text', sort: 'intestatario' },
    { path: 'stato', label: 'Stato', kind: 'badge', options: stati },
    { path: 'agente', label: 'Agente', kind: 'person', shared: true },
    {
      path: 'sollecitata',
      label: 'Sollecitata il',
      kind: 'instant',
      definition: 'Quando l’agente ha avuto l’ultimo sollecito.',
    },
    { path: 'ultimaAttivita', label: 'Ultima attività', kind: 'instant' },
    {
      path: 'importo',
      label: 'Importo',
      kind: 'money',
      sort: 'importo',
      definition: 'L’importo richiesto dal cliente.',
    },
    {
      path: 'soglia',
      label: 'Soglia',
      kind: 'number',
      definition:
        'Una pratica in questo stato è ferma con più di tanti giorni senza attività, come sono scritti nelle impostazioni.',
    },
    { path: 'product', label: 'Prodotto', kind: 'badge', options: prodotti, hidden: true },
    { path: 'banca', label: 'Banca', kind: 'text' },
    {
      path: 'attivita',
      label: 'Che cosa',
      kind: 'text',
      definition: 'Che cosa è stata l’ultima attività, come è scritta nella cronologia della pratica.',
    },
    {
      path: 'prossimo',
      label: 'Prossimo passo',
      kind: 'text',
      definition: 'Lo stato a cui la pratica va di solito da quello in cui è.',
    },
    {
      path: 'ricontattare',
      label: 'Ricontattare il',
      kind: 'day',
      definition: 'Il giorno in cui si è deciso di richiamare il cliente.',
    },
  ],
  filters: [
    { name: 'stato', label: 'Stato', kind: 'enum', options: stati },
    { name: 'fascia', label: 'Ferma da', kind: 'enum', options: fasce },
    { name: 'product', label: 'Prodotto', kind: 'enum', options: prodotti },
    { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents', shared: true },
    { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies', shared: true },
    { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' },
    { name: 'importo', label: 'Importo', kind: 'moneyRange' },
    { name: 'ricontattare', label: 'Ricontattare il', kind: 'dayRange' },
    { name: 'sollecitata', label: 'Già sollecitata', kind: 'boolean' },
  ],
  defaultSort: '-giorni',
  totals: [
    {
      name: 'pratiche',
      label: 'Pratiche ferme',
      kind: 'number',
      definition: `Quante pratiche sono ferme oggi: ciascuna ${FERMA}.`,
    },
    {
      name: 'importo',
      label: 'Importo richiesto',
      kind: 'money',
      definition: 'La somma degli importi richiesti di queste pratiche.',
    },
  ],
  subtotals: [
    { name: 'agente', label: 'Agente', words: 'per agente', shared: true },
    { name: 'banca', label: 'Banca', words: 'per banca' },
  ],
  breakdown: { title: 'Per stato e da quanto tempo', rows: 'stato', columns: 'fascia' },
  async source(now) {
    const soglie = await soglieFerma()
    return {
      alias: 'p',
      version: Prisma.sql`p.version`,
      from: Prisma.sql`pratiche p LEFT JOIN banks b ON b.id = p.bank_id LEFT JOIN agents a ON a.id = p.agent_id`,
      alone: Prisma.sql`pratiche p`,
      where: fermeSql(soglie, 'p', now),
      columns: {
        codice: Prisma.sql`p.codice`,
        intestatario: Prisma.sql`p.intestatario`,
        stato: Prisma.sql`p.stato::text`,
        giorni: giorniFermaSql('p', now),
        soglia: sogliaSql(soglie, 'p'),
        importo: Prisma.sql`p.importo_richiesto`,
        product: Prisma.sql`p.product::text`,
        banca: Prisma.sql`b.nome`,
        agente: Prisma.sql`CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('nome', a.nome, 'cognome', a.cognome) END`,
        ultimaAttivita: Prisma.sql`p.ultima_attivita`,
        attivita: attivitaSql,
        prossimo: prossimoSql,
        sollecitata: Prisma.sql`p.sollecitata_at`,
        ricontattare: Prisma.sql`p.ricontattare_il`,
      },
      sorts: {
        giorni: { sql: Prisma.sql`p.ultima_attivita`, type: 'timestamptz', reverse: true },
        importo: { sql: Prisma.sql`p.importo_richiesto`, type: 'bigint' },
        intestatario: { sql: Prisma.sql`p.intestatario`, type: 'text' },
      },
      filters: {
        stato: { sql: Prisma.sql`p.stato`, type: 'stato_pratica' },
        fascia: inAnyOf(OF_CASE, now),
        product: { sql: Prisma.sql`p.product`, type: 'prodotto' },
        agentId: { sql: Prisma.sql`p.agent_id`, type: 'uuid' },
        agencyId: { sql: Prisma.sql`p.agency_id`, type: 'uuid' },
        bankId: { sql: Prisma.sql`p.bank_id`, type: 'uuid' },
        importo: { sql: Prisma.sql`p.importo_richiesto`, type: 'bigint' },
        ricontattare: {
          sql: Prisma.sql`(p.ricontattare_il::timestamp AT TIME ZONE 'Europe/Rome')`,
          type: 'timestamptz',
        },
        sollecitata: { sql: Prisma.sql`(p.sollecitata_at IS NOT NULL)`, type: 'boolean' },
      },
      totals: {
        pratiche: Prisma.sql`count(*)`,
        importo: Prisma.sql`coalesce(sum(p.importo_richiesto), 0)`,
      },
      subtotals: { agente: SUBTOTALS.agente('p.agent_id'), banca: SUBTOTALS.banca('p.bank_id') },
      groups: { stato: Prisma.sql`p.stato::text`, fascia: fasciaSql(OF_CASE, now) },
      rollup: await rollupOf(now),
    }
  },
})
