import 'server-only'
import { type Drill, defineSummary } from '@/lib/reports/summary/define'
import { periodBefore } from '@/lib/reports/summary/periods'
import { movementsOf } from './movimenti'
import { OPEN_FORECASTS } from './summary-columns'
import {
  COLUMNS,
  FILTRI,
  FOTO_DEL_MESE,
  GRUPPI,
  KEYS,
  MESI_MISURATI,
  openIn,
  PREVISTO,
  percent,
  pick,
  QUESTO_MESE,
} from './summary-parts'

/** Of each bank and of the last six closed months, what was expected when the month began and what was paid out in it. */
const SEI_MESI = `(SELECT u.bank_id, u.mese, sum(u.erogato) AS erogato, abs(sum(u.previsto) - sum(u.erogato)) AS errore FROM (
    SELECT bank_id, mese, ponderato AS previsto, 0 AS erogato FROM foto_banca_ora WHERE ${FOTO_DEL_MESE}
    UNION ALL SELECT bank_id, mese, 0, liquidato - stornato FROM cubo_banca_ora) u
  WHERE u.mese < ${QUESTO_MESE} AND u.mese >= ${QUESTO_MESE} - INTERVAL '6 months'
    AND u.mese IN ${MESI_MISURATI}
  GROUP BY u.bank_id, u.mese)`
const UN_ANNO_PRIMA = `(SELECT bank_id, product, (mese + INTERVAL '1 year')::date AS mese, liquidato - stornato AS erogato
  FROM cubo_banca_ora)`

const paidOut = movementsOf('liquidata', 'rettifica', 'stornata')

/** What was paid out in the same months, a year before. */
const aYearBefore = ({ from, to, ...drill }: Drill): string =>
  paidOut({ ...drill, ...periodBefore({ from, to }, 'anno', true) })

/** What is expected from each bank in the months to come, beside what it has paid out already. */
export const previsioniBanche = defineSummary({
  name: 'previsioniBanche',
  title: 'Previsioni per banca',
  about: 'Quanto ci si aspetta da ogni banca nei prossimi mesi, secondo le previsioni aperte degli agenti.',
  labels: { one: 'banca', many: 'banche', article: 'f' },
  access: { admin: 'reports_see' },
  ahead: true,
  groupings: pick(GRUPPI, 'banca', 'mese', 'prodotto'),
  filters: [FILTRI.product, FILTRI.bankId],
  main: ['ponderato', 'previsto', 'previsioni', 'atteso'],
  charts: [{ kind: 'stacked', column: 'ponderato', of: 'mese', by: 'banca', groups: ['banca', 'mese'] }],
  measures: ['previsioni', 'importo', 'ponderato', 'liquidato', 'stornato', 'prima', 'misurato', 'errore'],
  columns: [
    ...OPEN_FORECASTS,
    {
      path: 'erogato',
      label: 'Già erogato',
      kind: 'money',
      moreIs: 'good',
      definition: 'Gli importi già erogati nei mesi del periodo meno quelli stornati.',
      value: ({ liquidato, stornato }) => liquidato - stornato,
      drill: paidOut,
    },
    {
      path: 'atteso',
      label: 'Totale atteso',
      kind: 'money',
      moreIs: 'good',
      definition: 'Quanto è già erogato più il ponderato delle previsioni aperte.',
      value: ({ liquidato, stornato, ponderato }) => liquidato - stornato + ponderato,
    },
    {
      path: 'annoPrima',
      label: 'Un anno prima',
      kind: 'money',
      definition: 'L’erogato netto degli stessi mesi dell’anno prima.',
      value: ({ prima }) => prima,
      drill: aYearBefore,
    },
    {
      path: 'erroreBanca',
      label: 'Errore in 6 mesi',
      kind: 'percent',
      moreIs: 'bad',
      definition:
        'Degli ultimi sei mesi chiusi, gli scarti senza segno fra il previsto a inizio mese e l’erogato della banca, in percentuale dell’erogato.',
      value: ({ errore, misurato }) => percent(errore, misurato),
    },
  ],
  parts: [
    {
      from: openIn('stock_previsioni_banca_ora'),
      month: 'mese',
      measures: PREVISTO,
      keys: pick(KEYS, 'banca', 'mese', 'prodotto'),
      filters: pick(COLUMNS, 'product', 'bankId'),
    },
    {
      from: 'cubo_banca_ora',
      month: 'mese',
      compared: 'cubo_giorno_banca_ora',
      measures: { liquidato: 'c.liquidato', stornato: 'c.stornato' },
      keys: pick(KEYS, 'banca', 'mese', 'prodotto'),
      filters: pick(COLUMNS, 'product', 'bankId'),
    },
    {
      from: UN_ANNO_PRIMA,
      month: 'mese',
      measures: { prima: 'c.erogato' },
      keys: pick(KEYS, 'banca', 'mese', 'prodotto'),
      filters: pick(COLUMNS, 'product', 'bankId'),
    },
    {
      from: SEI_MESI,
      measures: { misurato: 'c.erogato', errore: 'c.errore' },
      keys: pick(KEYS, 'banca'),
      filters: pick(COLUMNS, 'bankId'),
    },
  ],
})
