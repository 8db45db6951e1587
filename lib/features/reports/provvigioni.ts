import 'server-only'
import { QUOTE_OPTIONS } from '@/lib/features/provvigioni/accordi/schema'
import { defineReport, type Rollup } from '@/lib/reports/define'
import type { Option } from '@/lib/words/options'
import { Prisma } from '@/prisma/generated/client'
import { prodottiOptions } from './movements'

// Without tones: the sign of the amount says it too, and a state is never left out of a narrow table.
const MOVIMENTI: Option[] = [
  { value: 'maturata', label: 'Maturata' },
  { value: 'storno', label: 'Storno' },
]
export const STATI_RIGA: Option[] = [
  { value: 'maturata', label: 'Da mettere in estratto', tone: 'neutral' },
  { value: 'in_estratto', label: 'In estratto', tone: 'info' },
  { value: 'pagata', label: 'Pagata', tone: 'ok' },
  { value: 'stornata', label: 'Stornata', tone: 'bad' },
]

const movimentoOf = (row: 'v' | 'c') =>
  Prisma.sql`CASE WHEN ${Prisma.raw(row)}.storno THEN 'storno' ELSE 'maturata' END`
const MOVIMENTO = movimentoOf('v')
const OF_CELL = movimentoOf('c')
type Figures = 'maturato' | 'storni' | 'netto' | 'righe' | 'compensi' | 'atteso'
/** Where a row stands: a draft is the office's own business, and says nothing yet. */
const STATO = Prisma.sql`CASE WHEN e.stato = 'pagato' THEN 'pagata' WHEN e.stato IN ('chiuso', 'inviato') THEN 'in_estratto'
  WHEN NOT v.storno AND v.importo > 0 AND v.importo + coalesce((SELECT sum(x.importo) FROM provvigioni x WHERE x.storna_id = v.id), 0) = 0
    THEN 'stornata' ELSE 'maturata' END`

/** What the client pays of a row (`compenso_di` in prisma/sql says how); the function is called for reversals alone. */
const COMPENSO = Prisma.sql`CASE WHEN v.quota <> 'sede' OR v.importo = 0 OR coalesce(v.compenso, 0) = 0 THEN 0
  WHEN v.storno THEN compenso_di(v) ELSE v.compenso END`

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** A row that names nobody is found by the id that the cubes write for it. */
const named = (column: 'agent_id' | 'agency_id' | 'bank_id') => (values: readonly string[]) => {
  const name = Prisma.raw(`v.${column}`)
  const ids = values.filter((value) => value !== 'null')
  const none = ids.length < values.length || ids.includes(NOBODY)
  return Prisma.sql`(${name} = ANY(${ids}::uuid[]) OR (${none} AND ${name} IS NULL))`
}

/** The same figures from the cells of a day, a share, a product and a direction. */
const CELLS: Rollup<'at' | 'product' | 'quota' | 'movimento', Figures> = {
  from: Prisma.sql`cubo_giorno_provvigioni_ora c`,
  where: Prisma.sql`TRUE`,
  filters: {
    at: { sql: Prisma.sql`c.giorno`, type: 'date' },
    product: { sql: Prisma.sql`c.product`, type: 'prodotto' },
    quota: { sql: Prisma.sql`c.quota`, type: 'quota_provvigione' },
    movimento: { sql: OF_CELL, type: 'text' },
  },
  count: Prisma.sql`coalesce(sum(c.righe), 0)`,
  totals: {
    maturato: Prisma.sql`coalesce(sum(c.maturato), 0)`,
    storni: Prisma.sql`coalesce(sum(c.storni), 0)`,
    netto: Prisma.sql`coalesce(sum(c.maturato + c.storni), 0)`,
    righe: Prisma.sql`coalesce(sum(c.righe), 0)`,
    compensi: Prisma.sql`coalesce(sum(c.compensi), 0)`,
    atteso: Prisma.sql`coalesce(sum(c.maturato + c.storni - c.compensi), 0)`,
  },
  groups: { quota: Prisma.sql`c.quota::text`, movimento: OF_CELL },
}

/** Every share that accrued and every one that was taken back. Gross and head office are the office's alone. */
export const provvigioni = defineReport({
  name: 'provvigioni',
  title: 'Provvigioni',
  about:
    'Una riga per ogni quota maturata e una, con il segno meno, per ogni storno, nel giorno in cui è avvenuto.',
  empty: 'Nessuna provvigione è ancora maturata.',
  labels: { one: 'riga', many: 'righe', article: 'f' },
  access: { admin: 'provvigioni_see', agent: ['provvigioni_see'] },
  model: 'provvigione',
  opens: { admin: '/admin/reports/pratiche', agent: '/agents/reports/pratiche' },
  columns: [
    { path: 'codice', label: 'Codice', kind: 'title' },
    { path: 'at', label: 'Avvenuta il', kind: 'instant', sort: 'at' },
    { path: 'cliente', label: 'Cliente', kind: 'text' },
    { path: 'beneficiario', label: 'Beneficiario', kind: 'text', shared: true },
    {
      path: 'importo',
      label: 'Importo',
      kind: 'money',
      sort: 'importo',
      definition: 'La quota del lordo, al centesimo; di uno storno quanto è stato tolto, con il segno meno.',
    },
    {
      path: 'lordo',
      label: 'Lordo',
      kind: 'money',
      office: true,
      definition:
        'La percentuale della banca sull’erogato più il compenso del cliente: la somma delle quote. Di uno storno quanto ha tolto a tutte, con il segno meno.',
    },
    { path: 'quota', label: 'Quota', kind: 'badge', options: QUOTE_OPTIONS },
    { path: 'movimento', label: 'Movimento', kind: 'badge', options: MOVIMENTI },
    { path: 'stato', label: 'Stato', kind: 'badge', options: STATI_RIGA },
    { path: 'banca', label: 'Banca', kind: 'text' },
    { path: 'percentuale', label: 'Quota %', kind: 'rate' },
    { path: 'product', label: 'Prodotto', kind: 'badge', options: prodottiOptions },
    { path: 'estratto', label: 'Estratto', kind: 'text' },
    {
      path: 'erogato',
      label: 'Erogato',
      kind: 'money',
      office: true,
      hidden: true,
      definition: 'L’importo erogato su cui la provvigione è stata calcolata.',
    },
    { path: 'bankPct', label: '% banca', kind: 'rate', office: true, hidden: true },
    {
      path: 'compenso',
      label: 'Compenso cliente',
      kind: 'money',
      office: true,
      hidden: true,
      definition: 'Il compenso del cliente, con il massimo del suo accordo.',
    },
    { path: 'stornaDel', label: 'Storno di quanto maturato il', kind: 'instant', hidden: true },
    { path: 'motivo', label: 'Motivo', kind: 'text', hidden: true },
  ],
  filters: [
    { name: 'at', label: 'Avvenuta', kind: 'dayRange' },
    { name: 'product', label: 'Prodotto', kind: 'enum', options: prodottiOptions },
    { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' },
    { name: 'stato', label: 'Stato', kind: 'enum', options: STATI_RIGA },
    { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents', shared: true },
    { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies', office: true },
    { name: 'quota', label: 'Quota', kind: 'enum', options: QUOTE_OPTIONS },
    { name: 'movimento', label: 'Movimento', kind: 'enum', options: MOVIMENTI },
  ],
  defaultSort: '-at',
  totals: [
    {
      name: 'maturato',
      label: 'Maturato',
      kind: 'money',
      definition: 'La somma delle quote maturate, senza gli storni.',
    },
    { name: 'storni', label: 'Storni', kind: 'money', definition: 'La somma di quanto è stato tolto.' },
    { name: 'netto', label: 'Netto', kind: 'money', definition: 'Il maturato meno gli storni.' },
    { name: 'righe', label: 'Righe', kind: 'number', definition: 'Quante quote e quanti storni.' },
    {
      name: 'compensi',
      label: 'Dai clienti',
      kind: 'money',
      office: true,
      definition:
        'La parte del netto che pagano i clienti: i loro compensi, che stanno nella quota della sede.',
    },
    {
      name: 'atteso',
      label: 'Dalle banche',
      kind: 'money',
      office: true,
      definition: 'Il netto senza la parte dei clienti.',
    },
  ],
  breakdown: {
    title: 'Per quota e movimento',
    rows: 'quota',
    columns: 'movimento',
    totals: ['netto', 'righe'],
  },
  source: async () => ({
    alias: 'v',
    // Left joins by primary keys: the figures of all rows are added up without them.
    from: Prisma.sql`provvigioni v LEFT JOIN pratiche p ON p.id = v.pratica_id LEFT JOIN banks b ON b.id = v.bank_id
      LEFT JOIN agents a ON a.id = v.agent_id LEFT JOIN agencies s ON s.id = v.agency_id LEFT JOIN estratti e ON e.id = v.estratto_id
      LEFT JOIN provvigioni t ON t.id = v.storna_id`,
    opens: Prisma.sql`v.pratica_id`,
    where: Prisma.sql`TRUE`,
    columns: {
      codice: Prisma.sql`p.codice`,
      at: Prisma.sql`v.maturata_at`,
      cliente: Prisma.sql`p.intestatario`,
      product: Prisma.sql`v.product::text`,
      banca: Prisma.sql`b.nome`,
      erogato: Prisma.sql`v.erogato`,
      // Without a bank there is no percentage of it.
      bankPct: Prisma.sql`CASE WHEN v.bank_id IS NOT NULL THEN v.bank_pct END`,
      compenso: Prisma.sql`v.compenso`,
      // A reversal bears the gross sum that was paid out: what it takes of it is what it takes of all shares.
      lordo: Prisma.sql`CASE WHEN v.storno THEN (SELECT sum(x.importo) FROM provvigioni x
        WHERE x.pratica_id = v.pratica_id AND x.storno AND x.maturata_at = v.maturata_at) ELSE v.lordo END`,
      quota: Prisma.sql`v.quota::text`,
      beneficiario: Prisma.sql`coalesce(a.nome || ' ' || a.cognome, s.nome, CASE WHEN v.quota = 'sede' THEN 'Sede' END)`,
      percentuale: Prisma.sql`v.percentuale`,
      importo: Prisma.sql`v.importo`,
      movimento: MOVIMENTO,
      stornaDel: Prisma.sql`t.maturata_at`,
      stato: STATO,
      estratto: Prisma.sql`e.codice`,
      motivo: Prisma.sql`v.motivo`,
    },
    sorts: {
      at: { sql: Prisma.sql`v.maturata_at`, type: 'timestamptz' },
      importo: { sql: Prisma.sql`v.importo`, type: 'bigint' },
    },
    filters: {
      at: { sql: Prisma.sql`v.maturata_at`, type: 'timestamptz' },
      product: { sql: Prisma.sql`v.product`, type: 'prodotto' },
      bankId: named('bank_id'),
      stato: { sql: STATO, type: 'text' },
      agentId: named('agent_id'),
      agencyId: named('agency_id'),
      quota: { sql: Prisma.sql`v.quota`, type: 'quota_provvigione' },
      movimento: { sql: MOVIMENTO, type: 'text' },
    },
    totals: {
      maturato: Prisma.sql`coalesce(sum(v.importo) FILTER (WHERE NOT v.storno), 0)`,
      storni: Prisma.sql`coalesce(sum(v.importo) FILTER (WHERE v.storno), 0)`,
      netto: Prisma.sql`coalesce(sum(v.importo), 0)`,
      righe: Prisma.sql`count(*)`,
      compensi: Prisma.sql`coalesce(sum(${COMPENSO}), 0)`,
      atteso: Prisma.sql`coalesce(sum(v.importo - ${COMPENSO}), 0)`,
    },
    groups: { quota: Prisma.sql`v.quota::text`, movimento: MOVIMENTO },
    rollup: CELLS,
  }),
})
