import 'server-only'
import { defineReport } from '@/lib/reports/define'
import { Prisma } from '@/prisma/generated/client'
import {
  GIORNI_MEDI,
  MEDIO,
  MOVEMENT_COLUMNS,
  MOVEMENT_FILTERS,
  MOVEMENT_SUBTOTALS,
  movementSource,
  movimentiOptions,
  PAGAMENTI,
} from './movements'
import { STATI_RIGA } from './provvigioni'

const options = movimentiOptions(PAGAMENTI)
/** What was paid out is read before anything about the case. */
const AFTER_CLIENT = MOVEMENT_COLUMNS.findIndex(({ path }) => path === 'intestatario') + 1

/*
 * Both are asked in the list of columns, so that PostgreSQL looks for them of the rows of a page alone. What a payment or a
 * reversal accrued was written after it, and before the next one. `+ 0` keeps the planner from the primary key: of the range it knows
 * no end, and reads every later fact of every case (9 ms a row at 54,000 facts).
 */
const accruedBy = (fact: string) => {
  const movement = Prisma.raw(fact)
  return Prisma.sql`g.pratica_id = ${movement}.pratica_id
  AND g.tipo = 'provvigione' AND g.id + 0 > ${movement}.id AND g.id + 0 < coalesce((SELECT min(n.id) FROM pratica_fatti n
    WHERE n.pratica_id = ${movement}.pratica_id AND n.tipo = 'stato' AND (n.a = 'liquidata' OR n.da = 'liquidata') AND n.id > ${movement}.id), 9223372036854775807)`
}
const LORDO = Prisma.sql`(SELECT sum(g.lordo) FROM pratica_fatti g WHERE f.tipo = 'stato' AND ${accruedBy('f')})`

/** The number of the payment, counted from the last one of the case; one that the office has not confirmed has none. */
const PAYMENT = Prisma.sql`(SELECT max(m.maturazione) FROM provvigioni m WHERE m.pratica_id = f.pratica_id)
  - (SELECT count(*) FROM pratica_fatti h WHERE h.pratica_id = f.pratica_id AND h.tipo = 'stato' AND h.a = 'liquidata' AND h.id > f.id
    AND EXISTS (SELECT FROM pratica_fatti g WHERE ${accruedBy('h')}))`
const STATO = Prisma.sql`(SELECT CASE WHEN bool_and(coalesce(e.stato = 'pagato', false)) THEN 'pagata'
    WHEN bool_or(coalesce(e.stato IN ('chiuso', 'inviato', 'pagato'), false)) THEN 'in_estratto'
    WHEN sum(v.importo + coalesce((SELECT sum(x.importo) FROM provvigioni x WHERE x.storna_id = v.id), 0)) = 0 AND sum(v.importo) > 0 THEN 'stornata'
    WHEN count(*) > 0 THEN 'maturata' END
  FROM provvigioni v LEFT JOIN provvigioni t ON t.id = v.storna_id LEFT JOIN estratti e ON e.id = v.estratto_id
  WHERE f.tipo = 'stato' AND EXISTS (SELECT FROM pratica_fatti g WHERE ${accruedBy('f')}) AND v.pratica_id = f.pratica_id AND v.beneficiario_id IS NOT NULL
    AND v.storno = (f.da IS NOT DISTINCT FROM 'liquidata') AND coalesce(t.maturazione, v.maturazione) = ${PAYMENT})`

/** What the banks have paid out, one line for each payment and for each reversal. */
export const praticheLiquidate = defineReport({
  name: 'praticheLiquidate',
  title: 'Pratiche liquidate',
  about:
    'Una riga per ogni erogazione e una, con il segno meno, per ogni storno, nel giorno in cui è avvenuto.',
  empty: 'Nessuna pratica è stata ancora liquidata.',
  labels: { one: 'erogazione', many: 'erogazioni', article: 'f' },
  access: { admin: 'pratiche_manage', agent: [] },
  model: 'pratica',
  opens: { admin: '/admin/reports/pratiche', agent: '/agents/reports/pratiche' },
  columns: [
    ...MOVEMENT_COLUMNS.slice(0, AFTER_CLIENT),
    {
      path: 'importo',
      label: 'Erogato',
      kind: 'money',
      definition: 'Quanto ha erogato la banca; per uno storno quanto è stato tolto, con il segno meno.',
    },
    { path: 'movimento', label: 'Movimento', kind: 'badge', options },
    ...MOVEMENT_COLUMNS.slice(AFTER_CLIENT),
    { path: 'idegg', label: 'IDEGG', kind: 'text', hidden: true },
    {
      path: 'durata',
      label: 'Durata',
      kind: 'number',
      definition: 'La durata del finanziamento, in mesi.',
      hidden: true,
    },
    { path: 'tan', label: 'TAN', kind: 'rate', hidden: true },
    { path: 'taeg', label: 'TAEG', kind: 'rate', hidden: true },
    {
      path: 'giorni',
      label: 'Giorni',
      kind: 'number',
      definition: 'Giorni di calendario, in Italia, fra l’apertura della pratica e questo movimento.',
    },
    {
      path: 'lordo',
      label: 'Provvigione lorda',
      kind: 'money',
      office: true,
      permission: 'provvigioni_see',
      definition:
        'Le provvigioni di tutti maturate con questa erogazione, meno quelle tolte a mano da allora; per uno storno quanto è stato tolto.',
    },
    {
      path: 'provvigione',
      label: 'Stato provvigione',
      kind: 'badge',
      options: STATI_RIGA,
      office: true,
      permission: 'provvigioni_see',
      definition: 'A che punto sono le quote di agenti e agenzie di questa erogazione o di questo storno.',
    },
  ],
  filters: [...MOVEMENT_FILTERS, { name: 'movimento', label: 'Movimento', kind: 'enum', options }],
  defaultSort: '-at',
  totals: [
    {
      name: 'erogato',
      label: 'Erogato netto',
      kind: 'money',
      definition: 'Gli importi erogati meno quelli stornati, con le rettifiche.',
    },
    {
      name: 'pratiche',
      label: 'Erogazioni e storni',
      kind: 'number',
      definition:
        'Quante volte una pratica è stata liquidata o stornata; le rettifiche di un importo non contano.',
    },
    {
      name: 'medio',
      label: 'Importo medio',
      kind: 'money',
      isRatio: true,
      definition: 'L’erogato netto diviso per le erogazioni meno gli storni.',
    },
    {
      name: 'giorni',
      label: 'Giorni medi',
      kind: 'number',
      isRatio: true,
      definition: 'Giorni di calendario dall’apertura della pratica all’erogazione, in media.',
    },
  ],
  subtotals: [
    { name: 'banca', label: 'Banca', words: 'per banca' },
    { name: 'agente', label: 'Agente', words: 'per agente', shared: true },
    { name: 'agenzia', label: 'Agenzia', words: 'per agenzia', shared: true },
    { name: 'mese', label: 'Mese', words: 'per mese' },
  ],
  breakdown: { title: 'Per prodotto e movimento', rows: 'product', columns: 'movimento' },
  async source() {
    const source = movementSource(PAGAMENTI)
    return {
      ...source,
      columns: { ...source.columns, lordo: LORDO, provvigione: STATO },
      totals: { ...source.totals, medio: MEDIO, giorni: GIORNI_MEDI },
      subtotals: MOVEMENT_SUBTOTALS,
    }
  },
})
