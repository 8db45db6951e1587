import 'server-only'
import { todayInRome } from '@/lib/core/dates'
import { type Drill, defineSummary } from '@/lib/reports/summary/define'
import { monthStart } from '@/lib/reports/summary/periods'
import {
  MATURATO,
  NETTO,
  QUOTA,
  quotaColumn,
  quotaFilter,
  quotaKey,
  RIGHE,
  rowsOf,
  STORNI,
} from './provvigioni-somme'
import { COLUMNS, FILTRI, GRUPPI, KEYS, pick } from './summary-parts'

const PAGE = '/admin/reports/provvigioni/incassi'

/** The payments that a figure counts, of one day's column, with what tells them from others. */
const listed =
  (page: string, day: string, own: Record<string, string> = {}) =>
  ({ from, to, filters }: Drill): string => {
    const query = new URLSearchParams({
      [`filter[${day}]`]: `${from}..${to}`,
      ...Object.fromEntries(
        Object.entries({ ...filters, ...own }).map(([name, value]) => [`filter[${name}]`, value]),
      ),
    })
    return `${page}?${query}`
  }

type Due = Record<'maturato' | 'storni' | 'compensi', number>
const dueOf = ({ maturato, storni, compensi }: Due) => maturato + storni - compensi

/** What is due from each bank, and what it has paid. */
export const provvigioniBanche = defineSummary({
  name: 'provvigioniBanche',
  title: 'Provvigioni per banca',
  about:
    'Quanto ci si aspetta da ogni banca nel mese in cui matura o si storna, e quanto ha pagato nel mese del pagamento.',
  labels: { one: 'riga', many: 'righe', article: 'f' },
  access: { admin: 'provvigioni_see' },
  groupings: { ...pick(GRUPPI, 'banca', 'mese', 'prodotto'), quota: QUOTA },
  filters: [FILTRI.bankId, FILTRI.product, quotaFilter],
  main: ['atteso', 'incassato', 'differenza', 'senzaIncasso'],
  charts: [{ kind: 'cumulative', column: 'incassato', against: 'atteso', groups: ['mese'] }],
  measures: ['righe', 'maturato', 'storni', 'compensi', 'incassato', 'senza_incasso', 'senza_movimento'],
  columns: [
    RIGHE,
    { ...MATURATO, hidden: true, definition: 'La somma di tutte le quote maturate nel periodo.' },
    { ...STORNI, hidden: true },
    {
      ...NETTO,
      label: 'Lordo',
      hidden: true,
      definition: 'Il maturato meno gli storni: dalla banca e dai clienti.',
    },
    {
      path: 'compensi',
      label: 'Dai clienti',
      kind: 'money',
      hidden: true,
      definition: 'La parte del lordo che pagano i clienti, e non la banca: i loro compensi.',
      value: ({ compensi }) => compensi,
      drill: rowsOf(),
    },
    {
      path: 'atteso',
      label: 'Lordo atteso',
      kind: 'money',
      moreIs: 'good',
      definition:
        'Il maturato meno gli storni del periodo, senza i compensi dei clienti: quello che deve la banca.',
      value: dueOf,
      drill: rowsOf(),
    },
    {
      path: 'incassato',
      label: 'Incassato',
      kind: 'money',
      moreIs: 'good',
      definition: 'I pagamenti della banca con la data nel periodo, meno quello che ha ripreso.',
      value: ({ incassato }) => incassato,
      drill: listed(PAGE, 'data'),
    },
    {
      path: 'differenza',
      label: 'Differenza',
      kind: 'money',
      moreIs: 'good',
      definition:
        'L’incassato meno il lordo atteso. Una provvigione di fine mese può essere pagata il mese dopo: le pratiche sono in «Differenze».',
      value: ({ incassato, ...due }) => incassato - dueOf(due),
    },
    {
      path: 'senzaIncasso',
      label: 'Pratiche senza incasso',
      kind: 'number',
      moreIs: 'bad',
      definition:
        'Le pratiche maturate per la prima volta nel periodo di cui alla fine di quel mese (in questo mese, finora) la banca non aveva pagato nulla. Un mese chiuso non cambia più: quello che manca oggi è in «Differenze».',
      value: ({ senza_incasso }) => senza_incasso,
      // Of a month that is over some have been paid since: no list of what is missing today counts them.
      drill: (drill) =>
        drill.from >= monthStart(todayInRome())
          ? listed(`${PAGE}/differenze`, 'nataIl', { esito: 'da_incassare' })(drill)
          : null,
    },
    {
      path: 'senzaMovimento',
      label: 'Incassi senza provvigione',
      kind: 'number',
      moreIs: 'bad',
      definition:
        'I pagamenti del periodo di cui non c’è la pratica, o la pratica non ha provvigioni con quella banca.',
      value: ({ senza_movimento }) => senza_movimento,
      drill: listed(PAGE, 'data', { esito: 'senza_movimento,senza_pratica' }),
    },
  ],
  parts: [
    {
      from: 'cubo_provvigioni_banca_ora',
      month: 'mese',
      measures: { righe: 'c.righe', maturato: 'c.maturato', storni: 'c.storni', compensi: 'c.compensi' },
      keys: { ...pick(KEYS, 'banca', 'mese', 'prodotto'), ...quotaKey },
      filters: { ...pick(COLUMNS, 'bankId', 'product'), ...quotaColumn },
    },
    {
      from: 'cubo_incassi_ora',
      month: 'mese',
      measures: {
        incassato: 'c.incassato',
        senza_movimento: 'c.senza_movimento',
        senza_incasso: 'c.senza_incasso',
      },
      keys: pick(KEYS, 'banca', 'mese'),
      filters: pick(COLUMNS, 'bankId'),
    },
  ],
})
