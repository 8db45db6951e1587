import 'server-only'
import { stalledCells } from '@/lib/cubes/stalled'
import { FERMA } from '@/lib/features/pratiche/settings'
import { type Drill, defineSummary } from '@/lib/reports/summary/define'
import { STATI_APERTI } from '@/lib/words/case-states'
import { Prisma } from '@/prisma/generated/client'
import { casesOfToday, listOf } from './cases'
import { type Movimento, PAGAMENTI } from './movements'
import { movementsWith } from './movimenti'
import { ACCETTAZIONE, FIGURES } from './summary-columns'
import {
  BUDGET,
  COLUMNS,
  EROGATO_CON_OBIETTIVO,
  FILTRI,
  GRUPPI,
  isByProduct,
  KEYS,
  PRODUZIONE,
  percent,
  pick,
  ratio,
  shareOfGoal,
  VOTI,
} from './summary-parts'

const keys = pick(KEYS, 'agente', 'agenzia', 'prodotto', 'mese')
const filters = pick(COLUMNS, 'product', 'agencyId', 'agentId')

const MEASURES = pick(
  PRODUZIONE,
  'aperte',
  'deliberate',
  'respinte',
  'liquidate',
  'liquidato',
  'stornate',
  'stornato',
  'giorni',
  'lordo',
  'quota_agente',
)

/** Cases of nobody are none of theirs. */
const ofAgents = (...kinds: Movimento[]) => movementsWith({ conAgente: 'true' }, ...kinds)

/** The list of the requests that a figure counts: those that came in its period and have an agent today. */
const requestsOf =
  (more: Readonly<Record<string, string>> = {}) =>
  ({ area, from, to, filters: set }: Drill): string => {
    const named = { createdAt: `${from}..${to}`, assegnata: 'true', ...more, ...set }
    const query = new URLSearchParams(
      Object.entries(named).map(([name, value]) => [`filter[${name}]`, value]),
    )
    return `${area === 'admin' ? '/admin/feeds/leadRequests' : '/agents/richieste'}?${query}`
  }

/** How agents work: from the requests that they get to what the banks pay out. */
export const statisticheAgenti = defineSummary({
  name: 'agents-statistics',
  title: 'Statistiche agenti',
  about:
    'Dalle richieste ricevute alle pratiche liquidate, agente per agente. Ogni percentuale è di uno stesso gruppo di richieste o di pratiche.',
  labels: { one: 'agente', many: 'agenti', article: 'm' },
  // Everybody's own figures; the screen of a whole team asks for more.
  access: { admin: 'reports_see', agent: [] },
  team: 'reports_see',
  groupings: pick(
    GRUPPI,
    'agente',
    'agenzia',
    'areaManager',
    'prodotto',
    'mese',
    'trimestre',
    'anno',
    'giorno',
  ),
  filters: [FILTRI.product, FILTRI.agencyId, FILTRI.agentId],
  main: ['erogato', 'lead', 'convertiti', 'entroOra'],
  charts: [
    {
      kind: 'scatter',
      x: 'lead',
      y: 'convertiti',
      enough: { column: 'lead', least: 5 },
      median: true,
      groups: ['agente', 'agenzia'],
    },
    { kind: 'trend', column: 'erogato', by: 'mese', groups: ['agente', 'agenzia'] },
  ],
  measures: [
    'richieste',
    'contattate',
    'appuntamenti',
    'convertite',
    'minuti',
    'misurate',
    'entro_ora',
    'aperte',
    'deliberate',
    'respinte',
    'liquidate',
    'liquidato',
    'stornate',
    'stornato',
    'giorni',
    'in_corso',
    'voti',
    'stelle',
    'budget',
    'con_obiettivo',
    'liquidate_con_obiettivo',
    'ferme',
    'lordo',
    'quota_agente',
  ],
  columns: [
    // Seventeen do not fit: what the table is in order of stands where no window cuts it off.
    { ...FIGURES.erogato, drill: ofAgents(...PAGAMENTI) },
    {
      path: 'lead',
      label: 'Richieste',
      kind: 'number',
      definition:
        'Richieste arrivate nel periodo, di chi le segue oggi. Le percentuali qui accanto sono di queste stesse richieste.',
      value: ({ richieste }) => richieste,
      drill: requestsOf(),
    },
    {
      path: 'contattati',
      label: 'Contattate',
      kind: 'percent',
      hidden: true,
      moreIs: 'good',
      definition: 'Delle richieste arrivate nel periodo, quante sono state contattate finora.',
      value: ({ contattate, richieste }) => percent(contattate, richieste),
      drill: requestsOf({ passo: 'contattato' }),
      of: ({ richieste }) => richieste,
    },
    {
      path: 'entroOra',
      label: 'Entro un’ora',
      kind: 'percent',
      moreIs: 'good',
      definition:
        'Delle richieste arrivate nel periodo e contattate da chi le segue, quante entro sessanta minuti lavorativi dall’assegnazione (lunedì–venerdì, 9–18).',
      value: ({ entro_ora, misurate }) => percent(entro_ora, misurate),
      of: ({ misurate }) => misurate,
    },
    {
      path: 'oreContatto',
      label: 'Ore al contatto',
      kind: 'decimal',
      hidden: true,
      moreIs: 'bad',
      definition: 'Delle stesse richieste, le ore lavorative dall’assegnazione al primo contatto, in media.',
      value: ({ minuti, misurate }) => ratio(minuti / 60, misurate),
      of: ({ misurate }) => misurate,
    },
    {
      path: 'appuntamenti',
      label: 'Appuntamenti',
      kind: 'percent',
      hidden: true,
      definition: 'Delle richieste arrivate nel periodo, quante hanno avuto un appuntamento finora.',
      value: ({ appuntamenti, richieste }) => percent(appuntamenti, richieste),
      drill: requestsOf({ appuntamentoAt: 'true' }),
      of: ({ richieste }) => richieste,
    },
    {
      path: 'convertiti',
      label: 'Convertite',
      kind: 'percent',
      moreIs: 'good',
      definition: 'Delle richieste arrivate nel periodo, quante sono diventate pratiche finora.',
      value: ({ convertite, richieste }) => percent(convertite, richieste),
      drill: requestsOf({ stato: 'convertito' }),
      of: ({ richieste }) => richieste,
    },
    ...(
      [
        ['nContattati', 'Contattate, numero', 'contattate', { passo: 'contattato' }, 'sono state contattate'],
        [
          'nAppuntamenti',
          'Appuntamenti, numero',
          'appuntamenti',
          { appuntamentoAt: 'true' },
          'hanno avuto un appuntamento',
        ],
        [
          'nConvertiti',
          'Convertite, numero',
          'convertite',
          { stato: 'convertito' },
          'sono diventate pratiche',
        ],
      ] as const
    ).map(([path, label, name, filters, words]) => ({
      path,
      label,
      kind: 'number' as const,
      hidden: true as const,
      definition: `Quante delle richieste arrivate nel periodo ${words} finora.`,
      value: (sums: Record<typeof name, number>) => sums[name],
      drill: requestsOf(filters),
    })),
    { ...FIGURES.aperte, hidden: true, drill: ofAgents('aperta') },
    { path: 'deliberate', label: 'Delibere', ...ACCETTAZIONE },
    { ...FIGURES.liquidate, drill: ofAgents('liquidata') },
    { ...FIGURES.medio, hidden: true },
    { ...FIGURES.giorni, hidden: true },
    {
      path: 'inCorso',
      label: 'In corso oggi',
      kind: 'number',
      hidden: true,
      definition: 'Pratiche che oggi non sono liquidate, respinte o ritirate, qualunque sia il periodo.',
      value: ({ in_corso }) => in_corso,
      drill: casesOfToday(STATI_APERTI, 'agentId'),
    },
    {
      path: 'ferme',
      label: 'Ferme oggi',
      kind: 'number',
      moreIs: 'bad',
      definition: `Pratiche ferme oggi, qualunque sia il periodo: ciascuna ${FERMA}.`,
      value: ({ ferme }) => ferme,
      drill: (drill) => (drill.filters.agentId ? listOf('praticheFerme', drill) : null),
    },
    FIGURES.voto,
    {
      path: 'voti',
      label: 'Recensioni',
      kind: 'number',
      hidden: true,
      definition: 'Quante recensioni sono pubblicate, da sempre: la media del voto è di queste.',
      value: ({ voti }) => voti,
    },
    {
      path: 'raggiunto',
      label: 'Obiettivo',
      kind: 'percent',
      moreIs: 'good',
      definition:
        'L’erogato netto in percentuale degli obiettivi dei mesi del periodo. Conta soltanto dove ce n’è uno: per quell’agente, quel prodotto e quel mese.',
      value: ({ con_obiettivo, budget }) => shareOfGoal(con_obiettivo, budget),
    },
    FIGURES.lordo,
    FIGURES.quota,
    {
      path: 'posizione',
      label: 'Posizione',
      kind: 'number',
      rank: 'erogato',
      definition:
        'Il posto dell’agente per erogato netto fra tutti quelli della rete che hanno lavorato nel periodo; a pari importo è lo stesso.',
      value: () => null,
    },
  ],
  parts: [
    {
      from: 'cubo_coorte_richieste_ora',
      month: 'mese',
      days: 'cubo_giorno_coorte_richieste_ora',
      measures: {
        richieste: 'c.n',
        contattate: 'c.contattate',
        appuntamenti: 'c.appuntamenti',
        convertite: 'c.convertite',
        minuti: 'c.minuti',
        misurate: 'c.misurate',
        entro_ora: 'c.entro_ora',
      },
      where: 'c.agent_id <> nessuno()',
      keys,
      filters,
    },
    {
      from: 'cubo_agente_mese_ora',
      when: (asked) => !isByProduct(asked),
      month: 'mese',
      days: 'cubo_giorno_agente_ora',
      measures: MEASURES,
      where: 'c.agent_id <> nessuno()',
      keys: pick(KEYS, 'agente', 'agenzia', 'mese'),
      filters: pick(COLUMNS, 'agencyId', 'agentId'),
    },
    {
      from: 'cubo_agente_ora',
      when: isByProduct,
      month: 'mese',
      days: 'cubo_giorno_agente_ora',
      measures: MEASURES,
      where: 'c.agent_id <> nessuno()',
      keys,
      filters,
    },
    {
      from: 'stock_agente_ora',
      measures: { in_corso: 'c.n' },
      where: "c.stato NOT IN ('liquidata', 'respinta', 'ritirata') AND c.agent_id <> nessuno()",
      keys: pick(KEYS, 'agente', 'agenzia', 'prodotto'),
      filters,
    },
    {
      from: async () =>
        Prisma.sql`(SELECT * FROM stock_attivita_ora c WHERE ${await stalledCells(new Date())})`,
      measures: { ferme: 'c.n' },
      where: 'c.agent_id <> nessuno()',
      keys: pick(KEYS, 'agente', 'agenzia'),
      filters: pick(COLUMNS, 'agencyId', 'agentId'),
    },
    VOTI,
    { from: BUDGET, month: 'mese', like: 'whole', measures: { budget: 'c.importo' }, keys, filters },
    { ...EROGATO_CON_OBIETTIVO, keys, filters },
  ],
})
