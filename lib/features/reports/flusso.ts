import 'server-only'
import { dayOf } from '@/lib/core/dates'
import { stalledCells } from '@/lib/cubes/stalled'
import { fermeSql, soglieFerma } from '@/lib/features/pratiche/ferma'
import { FERMA } from '@/lib/features/pratiche/settings'
import { type Drill, defineSummary, type Part, type Question } from '@/lib/reports/summary/define'
import { CLASSI, PER_CLASSI, quantile } from '@/lib/reports/summary/histogram'
import { FINALI, STATI, STATI_APERTI, type Stato } from '@/lib/words/case-states'
import { optionsOf } from '@/lib/words/options'
import { Prisma } from '@/prisma/generated/client'
import { listOf } from './cases'
import { movementsWith } from './movimenti'
import { COLUMNS, FILTRI, GRUPPI, KEYS, pick, ratio } from './summary-parts'

const stati = optionsOf(STATI)

const isFinal = ({ filters }: Drill) => FINALI.includes(filters.stato as Stato)

/** The cases that are where they are today; none of a state that ends them. */
const casesOf = (drill: Drill): string | null =>
  isFinal(drill) ? null : listOf('pratiche', drill, { stato: STATI_APERTI.join(',') })

const stalledOf = (drill: Drill): string | null =>
  isFinal(drill) || drill.filters.stato === 'sospesa' ? null : listOf('praticheFerme', drill)

/** The steps into the state of a row, or out of it; of the whole, all of them. */
const stepsOf =
  (side: 'da' | 'a') =>
  ({ filters: { stato, ...filters }, ...rest }: Drill): string =>
    movementsWith(stato ? { [side]: stato } : {}, 'passaggio')({ ...rest, filters })

/** The days since one, and their class; OFFSET 0, or PostgreSQL computes them again for each figure that asks. */
function stay(since: string, now: Date): Prisma.Sql {
  const days = Prisma.sql`greatest(0, ${dayOf(now)}::date - ${Prisma.raw(since)})`
  return Prisma.sql`CROSS JOIN LATERAL (SELECT ${days} AS giorni, classe_giorni(${days}) AS classe OFFSET 0) AS s`
}

/** The open cases of an agency, an agent or a bank, with the days that they have been where they are. */
async function casesOfSomebody(): Promise<Prisma.Sql> {
  const now = new Date()
  const stalled = fermeSql(await soglieFerma(), 'p', now)
  return Prisma.sql`(SELECT p.product, p.stato, p.agent_id, p.agency_id, p.bank_id, 1 AS n, p.importo_richiesto AS importo,
      ${stalled}::int AS ferme, s.giorni, s.classe
    FROM pratiche p ${stay('giorno_di(p.stato_dal)', now)} WHERE p.stato NOT IN ('liquidata', 'respinta', 'ritirata'))`
}

/** Those of the whole network stand in stocks: by the day since which they are where they are… */
async function cellsByStay(): Promise<Prisma.Sql> {
  return Prisma.sql`(SELECT p.product, p.stato, p.n, p.importo, s.giorni, s.classe
    FROM stock_permanenza_ora p ${stay('p.dal', new Date())})`
}

/** …and the stalled ones by that of their last activity. */
async function cellsOfStalled(): Promise<Prisma.Sql> {
  return Prisma.sql`(SELECT * FROM stock_attivita_rete_ora c WHERE ${await stalledCells(new Date())})`
}

const filters = pick(COLUMNS, 'product', 'agencyId', 'agentId', 'bankId')
const OF_WHOM = ['agencyId', 'agentId', 'bankId']
const isOfSomebody = ({ filters: set }: Question) => set.some((name) => OF_WHOM.includes(name))
const isOfAll = (asked: Question) => !isOfSomebody(asked)

/** Steps of the whole network stand in a cube; those of an agency, an agent or a bank are found by an index. */
export const STEPS_OF_SOMEBODY = `(SELECT f.mese, giorno_di(f.at) AS giorno, f.at, f.product, f.agent_id, f.agency_id, f.bank_id, f.da, f.a, 1 AS n,
  coalesce(f.giorni_da, 0) AS giorni FROM pratica_fatti f WHERE f.tipo = 'stato' AND f.da IS NOT NULL AND f.a IS NOT NULL)`

type Steps = Pick<Part<'entrate' | 'uscite' | 'giorni', 'stato' | 'prodotto' | 'mese', string>, 'measures'>

/** The same figures from either; never from both. */
function steps(stato: 'c.a::text' | 'c.da::text', { measures }: Steps) {
  const keys = { stato, ...pick(KEYS, 'prodotto', 'mese') }
  return [
    {
      from: 'cubo_passaggi_ora',
      when: isOfAll,
      month: 'mese',
      days: 'cubo_giorno_passaggi_ora',
      measures,
      keys,
      filters,
    },
    {
      from: STEPS_OF_SOMEBODY,
      when: isOfSomebody,
      month: 'mese',
      days: STEPS_OF_SOMEBODY,
      measures,
      keys,
      filters,
    },
  ]
}

const classes = Object.fromEntries(
  CLASSI.map((name, index) => [name, `CASE WHEN c.classe = ${index} THEN c.n ELSE 0 END`]),
) as Record<(typeof CLASSI)[number], string>

/** Of cases that stand where they are, one to a row or many. */
const STAY = {
  aperte_oggi: 'c.n',
  importo_oggi: 'c.importo',
  giorni_oggi: 'c.n * c.giorni',
  ...classes,
}
const keys = { stato: 'c.stato::text', prodotto: KEYS.prodotto }

/** How the work flows: where the cases stand, which steps they take, and how long they stay. */
export const flusso = defineSummary({
  name: 'reportPratiche',
  title: 'Report pratiche',
  about: 'Dove sono le pratiche oggi, quante passano da uno stato all’altro e quanto vi restano.',
  labels: { one: 'stato', many: 'stati', article: 'm' },
  access: { admin: 'reports_see' },
  groupings: {
    stato: { label: 'Stato', words: 'per stato', filter: 'stato', kind: 'options', options: stati },
    ...pick(GRUPPI, 'prodotto', 'mese', 'trimestre', 'anno', 'giorno'),
  },
  filters: [FILTRI.product, FILTRI.agencyId, FILTRI.agentId, FILTRI.bankId],
  main: ['oggi', 'ferme', 'entrate', 'uscite'],
  measures: ['aperte_oggi', 'importo_oggi', 'giorni_oggi', 'ferme', 'entrate', 'uscite', 'giorni', ...CLASSI],
  columns: [
    {
      path: 'oggi',
      label: 'Oggi',
      kind: 'number',
      definition:
        'Pratiche che sono in questo stato adesso, qualunque sia il periodo; quelle concluse non si contano.',
      value: ({ aperte_oggi }) => aperte_oggi,
      drill: casesOf,
    },
    {
      path: 'importo',
      label: 'Richiesto oggi',
      kind: 'money',
      definition: 'La somma degli importi richiesti di queste pratiche.',
      value: ({ importo_oggi }) => importo_oggi,
    },
    {
      path: 'daGiorni',
      label: 'Da giorni',
      kind: 'decimal',
      moreIs: 'bad',
      definition: 'Da quanti giorni di calendario queste pratiche sono nel loro stato, in media.',
      value: ({ giorni_oggi, aperte_oggi }) => ratio(giorni_oggi, aperte_oggi),
    },
    {
      path: 'daNovanta',
      label: '90% da meno di (giorni)',
      kind: 'decimal',
      moreIs: 'bad',
      definition: `Nove pratiche su dieci di queste sono nel loro stato da meno giorni. ${PER_CLASSI}`,
      value: (sums) => quantile(sums, 0.9),
    },
    {
      path: 'ferme',
      label: 'Ferme',
      kind: 'number',
      moreIs: 'bad',
      definition: `Quante di queste sono ferme: ciascuna ${FERMA}.`,
      value: ({ ferme }) => ferme,
      drill: stalledOf,
    },
    {
      path: 'entrate',
      label: 'Entrate',
      kind: 'number',
      definition: 'Quante volte una pratica è arrivata a questo stato da un altro, nel periodo.',
      value: ({ entrate }) => entrate,
      drill: stepsOf('a'),
    },
    {
      path: 'uscite',
      label: 'Uscite',
      kind: 'number',
      definition: 'Quante volte una pratica ha lasciato questo stato per un altro, nel periodo.',
      value: ({ uscite }) => uscite,
      drill: stepsOf('da'),
    },
    {
      path: 'giorni',
      label: 'Giorni nello stato',
      kind: 'decimal',
      moreIs: 'bad',
      definition:
        'Giorni di calendario passati in questo stato, in media sulle pratiche che lo hanno lasciato nel periodo.',
      value: ({ giorni, uscite }) => ratio(giorni, uscite),
    },
  ],
  parts: [
    { from: casesOfSomebody, when: isOfSomebody, measures: { ...STAY, ferme: 'c.ferme' }, keys, filters },
    { from: cellsByStay, when: isOfAll, measures: STAY, keys, filters },
    { from: cellsOfStalled, when: isOfAll, measures: { ferme: 'c.n' }, keys, filters },
    ...steps('c.a::text', { measures: { entrate: 'c.n' } }),
    ...steps('c.da::text', { measures: { uscite: 'c.n', giorni: 'c.giorni' } }),
  ],
})
