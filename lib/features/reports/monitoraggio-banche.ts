import 'server-only'
import { defineSummary } from '@/lib/reports/summary/define'
import { CLASSI, PER_CLASSI, quantile } from '@/lib/reports/summary/histogram'
import { IN_BANCA } from '@/lib/words/case-states'
import { casesOfToday } from './cases'
import { type Movimento, PAGAMENTI } from './movements'
import { movementsWith } from './movimenti'
import { rowsOf } from './provvigioni-somme'
import { ACCETTAZIONE, FIGURES } from './summary-columns'
import { COLUMNS, FILTRI, GRUPPI, KEYS, percent, pick, ratio } from './summary-parts'

const keys = pick(KEYS, 'banca', 'prodotto', 'mese')
const filters = pick(COLUMNS, 'product', 'bankId')

const giorniMedi = (path: string, label: string, words: string) =>
  ({
    path,
    label,
    kind: 'decimal',
    moreIs: 'bad',
    definition: `Giorni di calendario ${words}, in media sui passi avvenuti nel periodo.`,
  }) as const

/** What happens to cases without a bank is none's. */
const ofBanks = (more: Record<string, string>, ...kinds: Movimento[]) =>
  movementsWith({ conBanca: 'true', ...more }, ...kinds)

/** How many decisions the histogram holds. */
const measured = (sums: Record<(typeof CLASSI)[number], number>) =>
  CLASSI.reduce((all, name) => all + sums[name], 0)

/** How banks answer: how many cases they take, how fast, and what comes of them. */
export const monitoraggioBanche = defineSummary({
  name: 'monitoraggioBanche',
  title: 'Monitoraggio banche',
  about: 'Quante pratiche accetta ogni banca, in quanto tempo, e quanto se ne eroga.',
  labels: { one: 'banca', many: 'banche', article: 'f' },
  access: { admin: 'reports_see' },
  groupings: pick(GRUPPI, 'banca', 'prodotto', 'mese', 'trimestre', 'anno', 'giorno'),
  filters: [FILTRI.product, FILTRI.bankId],
  main: ['erogato', 'inviate', 'accettazione', 'mediana'],
  charts: [
    {
      kind: 'scatter',
      x: 'mediana',
      y: 'accettazione',
      size: 'inviate',
      enough: { column: 'inviate', least: 5 },
      groups: ['banca', 'prodotto'],
    },
    { kind: 'trend', column: 'accettazione', by: 'mese', groups: ['banca', 'prodotto'] },
  ],
  measures: [
    'inviate',
    'deliberate',
    'respinte',
    'ritirate',
    'liquidate',
    'liquidato',
    'stornato',
    'giorni_reddituale',
    'n_reddituale',
    'giorni_perizia',
    'n_perizia',
    'giorni_delibera',
    'n_delibera',
    'giorni_stipula',
    'n_stipula',
    'giorni_liquidazione',
    'n_liquidazione',
    'coorte',
    'coorte_liquidate',
    'in_banca',
    'lordo',
    ...CLASSI,
  ],
  columns: [
    {
      path: 'inviate',
      label: 'Inviate',
      kind: 'number',
      definition: 'Pratiche inviate alla banca nel periodo.',
      value: ({ inviate }) => inviate,
      drill: ofBanks({}, 'inviata'),
    },
    {
      path: 'inBanca',
      label: 'In banca oggi',
      kind: 'number',
      definition: 'Pratiche che oggi aspettano una risposta della banca, qualunque sia il periodo.',
      value: ({ in_banca }) => in_banca,
      drill: casesOfToday(IN_BANCA, 'bankId'),
    },
    {
      path: 'deliberate',
      label: 'Deliberate',
      kind: 'number',
      moreIs: 'good',
      definition: 'Pratiche deliberate per la prima volta nel periodo.',
      value: ({ deliberate }) => deliberate,
      drill: ofBanks({}, 'deliberata'),
    },
    {
      path: 'respinte',
      label: 'Respinte',
      kind: 'number',
      moreIs: 'bad',
      definition: 'Pratiche respinte nel periodo.',
      value: ({ respinte }) => respinte,
      drill: ofBanks({}, 'respinta'),
    },
    {
      path: 'ritirate',
      label: 'Ritirate',
      kind: 'number',
      hidden: true,
      definition: 'Pratiche ritirate nel periodo dopo l’invio alla banca.',
      value: ({ ritirate }) => ritirate,
      drill: ofBanks({ inviata: 'true' }, 'ritirata'),
    },
    { path: 'accettazione', label: 'Accettazione', ...ACCETTAZIONE },
    { ...FIGURES.erogato, drill: ofBanks({}, ...PAGAMENTI) },
    {
      path: 'resa',
      label: 'Resa',
      kind: 'percent',
      moreIs: 'good',
      matures: true,
      definition:
        'Delle pratiche inviate nel periodo, quante sono liquidate oggi. In maturazione: inviate da meno di sei mesi, molte sono in corso.',
      value: ({ coorte, coorte_liquidate }) => percent(coorte_liquidate, coorte),
      of: ({ coorte }) => coorte,
    },
    {
      ...giorniMedi('reddituale', 'Giorni alla reddituale', 'dall’invio alla delibera reddituale'),
      hidden: true,
      value: ({ giorni_reddituale, n_reddituale }) => ratio(giorni_reddituale, n_reddituale),
      of: ({ n_reddituale }) => n_reddituale,
    },
    {
      ...giorniMedi('perizia', 'Giorni alla perizia', 'dall’invio alla perizia'),
      hidden: true,
      value: ({ giorni_perizia, n_perizia }) => ratio(giorni_perizia, n_perizia),
      of: ({ n_perizia }) => n_perizia,
    },
    {
      ...giorniMedi('delibera', 'Giorni alla delibera', 'dall’invio alla delibera'),
      hidden: true,
      value: ({ giorni_delibera, n_delibera }) => ratio(giorni_delibera, n_delibera),
      of: ({ n_delibera }) => n_delibera,
    },
    {
      path: 'mediana',
      label: 'Giorni per metà delibere',
      kind: 'decimal',
      moreIs: 'bad',
      definition: `I giorni dall’invio entro i quali è arrivata metà delle delibere. ${PER_CLASSI}`,
      value: (sums) => quantile(sums, 0.5),
      of: measured,
    },
    {
      path: 'novanta',
      label: 'Giorni per 9 delibere su 10',
      kind: 'decimal',
      moreIs: 'bad',
      definition: `I giorni dall’invio entro i quali sono arrivate nove delibere su dieci. ${PER_CLASSI}`,
      value: (sums) => quantile(sums, 0.9),
      of: measured,
    },
    {
      ...giorniMedi('stipula', 'Giorni alla stipula', 'dalla delibera alla stipula'),
      hidden: true,
      value: ({ giorni_stipula, n_stipula }) => ratio(giorni_stipula, n_stipula),
      of: ({ n_stipula }) => n_stipula,
    },
    {
      ...giorniMedi('liquidazione', 'Giorni al pagamento', 'dalla stipula alla liquidazione'),
      hidden: true,
      value: ({ giorni_liquidazione, n_liquidazione }) => ratio(giorni_liquidazione, n_liquidazione),
      of: ({ n_liquidazione }) => n_liquidazione,
    },
    { ...FIGURES.lordo, hidden: true, drill: (drill) => (drill.filters.bankId ? rowsOf()(drill) : null) },
    {
      path: 'provvigione',
      label: 'Provvigione effettiva',
      kind: 'rate',
      permission: 'provvigioni_see',
      definition: 'La provvigione lorda in percentuale dell’erogato netto del periodo.',
      value: ({ lordo, liquidato, stornato }) => percent(lordo, liquidato - stornato),
    },
  ],
  parts: [
    {
      from: 'cubo_banca_ora',
      month: 'mese',
      days: 'cubo_giorno_banca_ora',
      measures: {
        inviate: 'c.inviate',
        deliberate: 'c.deliberate',
        respinte: 'c.respinte',
        ritirate: 'c.ritirate',
        liquidate: 'c.liquidate',
        liquidato: 'c.liquidato',
        stornato: 'c.stornato',
        giorni_reddituale: 'c.giorni_reddituale',
        n_reddituale: 'c.n_reddituale',
        giorni_perizia: 'c.giorni_perizia',
        n_perizia: 'c.n_perizia',
        giorni_delibera: 'c.giorni_delibera',
        n_delibera: 'c.n_delibera',
        giorni_stipula: 'c.giorni_stipula',
        n_stipula: 'c.n_stipula',
        giorni_liquidazione: 'c.giorni_liquidazione',
        n_liquidazione: 'c.n_liquidazione',
      },
      keys,
      filters,
    },
    {
      from: 'cubo_attese_banca_ora',
      month: 'mese',
      days: 'cubo_giorno_attese_banca_ora',
      measures: Object.fromEntries(CLASSI.map((name) => [name, `c.${name}`])) as Record<
        (typeof CLASSI)[number],
        string
      >,
      keys,
      filters,
    },
    {
      from: 'cubo_coorte_banca_ora',
      month: 'mese',
      measures: { coorte: 'c.n', coorte_liquidate: "CASE WHEN c.esito = 'liquidata' THEN c.n ELSE 0 END" },
      keys,
      filters,
    },
    {
      from: 'cubo_provvigioni_banca_ora',
      month: 'mese',
      measures: { lordo: 'c.maturato + c.storni' },
      where: 'c.bank_id <> nessuno()',
      keys,
      filters,
    },
    {
      from: 'stock_banca_ora',
      measures: { in_banca: 'c.n' },
      where: `c.stato IN (${IN_BANCA.map((stato) => `'${stato}'`).join(', ')}) AND c.bank_id <> nessuno()`,
      keys: pick(KEYS, 'banca', 'prodotto'),
      filters,
    },
  ],
})
