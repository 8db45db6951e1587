import 'server-only'
import { defineSummary, type Question } from '@/lib/reports/summary/define'
import { movementsOf } from './movimenti'
import { FIGURES } from './summary-columns'
import {
  ATTESE,
  BUDGET,
  COLUMNS,
  EROGATO_CON_OBIETTIVO,
  FILTRI,
  GRUPPI,
  isByProduct,
  KEYS,
  PREVISIONI_CON_OBIETTIVO,
  PRODUZIONE,
  percent,
  pick,
  shareOfGoal,
  VOTI,
} from './summary-parts'

const keys = pick(KEYS, 'mese', 'prodotto', 'agenzia', 'agente')
const filters = pick(COLUMNS, 'product', 'agencyId', 'agentId')
const ofPeople = pick(KEYS, 'mese', 'agenzia', 'agente')
const filtersOfPeople = pick(COLUMNS, 'agencyId', 'agentId')
const ofNetwork = pick(KEYS, 'mese', 'prodotto')
const filtersOfNetwork = pick(COLUMNS, 'product')

const MEASURES = pick(
  PRODUZIONE,
  'aperte',
  'richiesto',
  'deliberate',
  'deliberato',
  'liquidate',
  'liquidato',
  'stornate',
  'stornato',
  'giorni',
  'lordo',
  'quota_agente',
)

const COHORT = {
  coorte: 'c.n',
  coorte_liquidate: "CASE WHEN c.esito = 'liquidata' THEN c.n ELSE 0 END",
} as const
const COHORT_OF_PEOPLE = { coorte: 'c.n', coorte_liquidate: 'c.liquidate' } as const

/*
 * No cube has agents beside banks or purposes, or banks beside purposes: the facts of some agents or of some banks are found by
 * index, those of all stand in the cubes of banks and of purposes, and for what those do not hold there is no figure.
 */
const isOfBanks = ({ groups, filters: set }: Question) => groups.includes('banca') || set.includes('bankId')
const isOfPurposes = ({ groups, filters: set }: Question) =>
  groups.includes('finalita') || set.includes('finalita')
const isByCase = (asked: Question) => isOfBanks(asked) || isOfPurposes(asked)
const isByPeople = ({ role, groups, filters: set }: Question) =>
  role === 'agent' ||
  set.some((name) => name === 'agentId' || name === 'agencyId') ||
  groups.some((name) => name === 'agente' || name === 'agenzia' || name === 'areaManager')
const isOfPeople = (asked: Question) => isByPeople(asked) && !isByProduct(asked)
const isOfPeopleByProduct = (asked: Question) => isByPeople(asked) && isByProduct(asked)
/** What names nobody is read from the sums of the whole network, which have far fewer cells. */
const isOfNetwork = (asked: Question) => !isByPeople(asked)
const isOfFew = ({ role, filters: set }: Question) =>
  role === 'agent' || set.some((name) => name === 'agentId' || name === 'agencyId' || name === 'bankId')

/** The facts as `cubo_agente` counts them. */
const FACTS = `(SELECT f.mese, giorno_di(f.at) AS giorno, f.product, f.finalita, f.agent_id, f.agency_id, f.bank_id, f.lordo, f.quota_agente,
    CASE WHEN f.tipo <> 'stato' THEN 0 WHEN f.da IS NULL THEN 1 WHEN f.a IS NULL THEN -1 ELSE 0 END AS aperte,
    CASE WHEN f.tipo <> 'stato' THEN 0 WHEN f.da IS NULL THEN f.richiesto WHEN f.a IS NULL THEN -f.richiesto ELSE 0 END AS richiesto,
    (f.tipo = 'stato' AND coalesce(f.a = 'deliberata', false) AND f.prima)::int AS deliberate,
    CASE WHEN f.tipo = 'stato' AND f.a = 'deliberata' AND f.prima THEN f.deliberato ELSE 0 END AS deliberato,
    (f.tipo = 'stato' AND coalesce(f.a = 'liquidata', false))::int AS liquidate,
    CASE WHEN f.tipo IN ('stato', 'rettifica') AND f.a = 'liquidata' THEN f.erogato ELSE 0 END AS liquidato,
    (f.tipo = 'stato' AND coalesce(f.da = 'liquidata', false))::int AS stornate,
    CASE WHEN f.tipo = 'stato' AND f.da = 'liquidata' THEN f.erogato ELSE 0 END AS stornato,
    CASE WHEN f.tipo = 'stato' AND f.a = 'liquidata' THEN f.giorni ELSE 0 END AS giorni
  FROM pratica_fatti f)`

/** What is opened, decided and paid out, month by month or by whose it is. */
export const produzione = defineSummary({
  name: 'reportProduzione',
  title: 'Produzione',
  about:
    'Quanto si apre, si delibera e si eroga. Uno storno conta nel mese in cui avviene: un mese chiuso non cambia più.',
  labels: { one: 'riga', many: 'righe', article: 'f' },
  access: { admin: 'reports_see', agent: [] },
  team: 'reports_see',
  groupings: pick(
    GRUPPI,
    'mese',
    'trimestre',
    'anno',
    'giorno',
    'prodotto',
    'agenzia',
    'agente',
    'areaManager',
    'finalita',
    'banca',
  ),
  filters: [FILTRI.product, FILTRI.agencyId, FILTRI.agentId, FILTRI.bankId, FILTRI.finalita],
  main: ['erogato', 'liquidate', 'aperte', 'conversione'],
  charts: [
    { kind: 'year', column: 'erogato', groups: ['mese'] },
    { kind: 'stacked', column: 'erogato', of: 'mese', by: 'prodotto', groups: ['mese', 'prodotto'] },
    { kind: 'cumulative', column: 'erogato', against: 'budget', groups: ['mese'] },
  ],
  measures: [
    'aperte',
    'richiesto',
    'deliberate',
    'deliberato',
    'liquidate',
    'liquidato',
    'stornate',
    'stornato',
    'giorni',
    'lordo',
    'quota_agente',
    'coorte',
    'coorte_liquidate',
    'budget',
    'con_obiettivo',
    'liquidate_con_obiettivo',
    'previsto',
    'previsto_con_obiettivo',
    'voti',
    'stelle',
  ],
  columns: [
    FIGURES.aperte,
    { ...FIGURES.richiesto, hidden: true },
    {
      path: 'deliberate',
      label: 'Deliberate',
      kind: 'number',
      moreIs: 'good',
      definition: 'Pratiche deliberate dalla banca per la prima volta nel periodo.',
      value: ({ deliberate }) => deliberate,
      drill: movementsOf('deliberata'),
    },
    {
      path: 'deliberato',
      label: 'Deliberato',
      kind: 'money',
      hidden: true,
      definition: 'La somma degli importi deliberati; dove la banca non lo ha detto, dell’importo richiesto.',
      value: ({ deliberato }) => deliberato,
      drill: movementsOf('deliberata'),
    },
    FIGURES.liquidate,
    {
      path: 'stornate',
      label: 'Stornate',
      kind: 'number',
      moreIs: 'bad',
      definition: 'Liquidazioni tolte nel periodo, anche se il pagamento era di un mese prima.',
      value: ({ stornate }) => stornate,
      drill: movementsOf('stornata'),
    },
    FIGURES.erogato,
    FIGURES.medio,
    {
      path: 'conversione',
      label: 'Conversione',
      kind: 'percent',
      moreIs: 'good',
      matures: true,
      definition:
        'Delle pratiche aperte nel periodo, quante sono liquidate oggi. In maturazione: aperte da meno di sei mesi, molte sono in corso.',
      value: ({ coorte, coorte_liquidate }) => percent(coorte_liquidate, coorte),
      of: ({ coorte }) => coorte,
    },
    FIGURES.giorni,
    {
      path: 'budget',
      label: 'Obiettivo',
      kind: 'money',
      hidden: true,
      definition: 'La somma degli obiettivi di erogato degli agenti per i mesi del periodo.',
      value: ({ budget }) => budget || null,
    },
    {
      path: 'previsto',
      label: 'Previsto',
      kind: 'money',
      hidden: true,
      definition:
        'Gli importi delle previsioni ancora aperte per i mesi del periodo che non sono passati, ciascuno per la sua probabilità.',
      value: ({ previsto }) => previsto,
    },
    {
      path: 'raggiunto',
      label: 'Raggiunto',
      kind: 'percent',
      moreIs: 'good',
      definition:
        'L’erogato netto in percentuale dell’obiettivo. Conta soltanto dove ce n’è uno: per quell’agente, quel prodotto e quel mese.',
      value: ({ con_obiettivo, budget }) => shareOfGoal(con_obiettivo, budget),
    },
    { ...FIGURES.conObiettivo, hidden: true },
    FIGURES.previstoConObiettivo,
    FIGURES.lordo,
    FIGURES.quota,
    { ...FIGURES.voto, hidden: true },
  ],
  parts: [
    {
      from: 'cubo_rete_ora',
      when: (asked) => !isByCase(asked) && isOfNetwork(asked),
      month: 'mese',
      days: 'cubo_giorno_agente_ora',
      measures: MEASURES,
      keys: ofNetwork,
      filters: filtersOfNetwork,
    },
    {
      from: 'cubo_agente_mese_ora',
      when: (asked) => !isByCase(asked) && isOfPeople(asked),
      month: 'mese',
      days: 'cubo_giorno_agente_ora',
      measures: MEASURES,
      keys: ofPeople,
      filters: filtersOfPeople,
    },
    {
      from: 'cubo_agente_ora',
      when: (asked) => !isByCase(asked) && isOfPeopleByProduct(asked),
      month: 'mese',
      days: 'cubo_giorno_agente_ora',
      measures: MEASURES,
      keys,
      filters,
    },
    {
      from: 'cubo_banca_ora',
      when: (asked) => isOfBanks(asked) && !isOfPurposes(asked) && !isByPeople(asked),
      month: 'mese',
      days: 'cubo_giorno_banca_ora',
      measures: pick(MEASURES, 'deliberate', 'deliberato', 'liquidate', 'liquidato', 'stornate', 'stornato'),
      keys: pick(KEYS, 'mese', 'prodotto', 'banca'),
      filters: pick(COLUMNS, 'product', 'bankId'),
    },
    {
      from: 'cubo_finalita_ora',
      when: (asked) => isOfPurposes(asked) && !isOfBanks(asked) && !isByPeople(asked),
      month: 'mese',
      days: 'cubo_giorno_finalita_ora',
      measures: pick(MEASURES, 'aperte', 'richiesto', 'liquidate', 'liquidato', 'stornate', 'stornato'),
      keys: pick(KEYS, 'mese', 'prodotto', 'finalita'),
      filters: pick(COLUMNS, 'product', 'finalita'),
    },
    {
      from: FACTS,
      when: (asked) =>
        isByCase(asked) && isOfFew(asked) && (isByPeople(asked) || (isOfBanks(asked) && isOfPurposes(asked))),
      month: 'mese',
      days: FACTS,
      measures: MEASURES,
      keys: { ...keys, ...pick(KEYS, 'finalita', 'banca') },
      filters: { ...filters, ...pick(COLUMNS, 'bankId', 'finalita') },
    },
    {
      from: 'cubo_coorte_ora',
      when: isOfNetwork,
      month: 'mese',
      measures: COHORT,
      keys: ofNetwork,
      filters: filtersOfNetwork,
    },
    {
      from: 'cubo_coorte_agente_mese_ora',
      when: isOfPeople,
      month: 'mese',
      measures: COHORT_OF_PEOPLE,
      keys: ofPeople,
      filters: filtersOfPeople,
    },
    {
      from: 'cubo_coorte_agente_ora',
      when: isOfPeopleByProduct,
      month: 'mese',
      measures: COHORT,
      keys,
      filters,
    },
    { from: BUDGET, month: 'mese', like: 'whole', measures: { budget: 'c.importo' }, keys, filters },
    { from: ATTESE, month: 'mese', measures: { previsto: 'c.ponderato' }, keys, filters },
    { ...EROGATO_CON_OBIETTIVO, keys, filters },
    { ...PREVISIONI_CON_OBIETTIVO, keys, filters },
    VOTI,
  ],
})
