import 'server-only'
import { dayOf } from '@/lib/core/dates'
import { fermeSql, soglieFerma } from '@/lib/features/pratiche/ferma'
import { FINALI, isAperta, STATI, STATI_NOMI, type Stato } from '@/lib/features/pratiche/states'
import { Prisma } from '@/prisma/generated/client'
import { type Drill, defineSummary, type Part, type Question } from './summary/define'
import { CLASSI, quantile } from './summary/histogram'
import { COLUMNS, FILTRI, GRUPPI, KEYS, pick, ratio } from './summary/parts'

const stati = Object.entries(STATI).map(([value, { label, tone }]) => ({ value, label, tone }))

const listOf = (path: string, { area, filters }: Drill, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...more, ...filters })) query.set(`filter[${name}]`, value)
  return `/${area === 'admin' ? 'admin' : 'agents'}/reports/${path}?${query}`
}

const isFinal = ({ filters }: Drill) => FINALI.includes(filters.stato as Stato)

/** The cases that are where they are today; none of a state that ends them. */
const casesOf = (drill: Drill): string | null =>
  isFinal(drill) ? null : listOf('pratiche', drill, { stato: STATI_NOMI.filter(isAperta).join(',') })

const stalledOf = (drill: Drill): string | null =>
  isFinal(drill) || drill.filters.stato === 'sospesa' ? null : listOf('praticheFerme', drill)

/** The open cases of now, with the days that they have been where they are. They are few beside those that are closed. */
async function openCases(): Promise<Prisma.Sql> {
  const now = new Date()
  const stalled = fermeSql(await soglieFerma(), 'p', now)
  const days = Prisma.sql`greatest(0, ${dayOf(now)}::date - (p.stato_dal AT TIME ZONE 'Europe/Rome')::date)`
  return Prisma.sql`(SELECT p.product, p.stato, p.importo_richiesto AS importo,
      coalesce(p.agent_id, nessuno()) AS agent_id, coalesce(p.agency_id, nessuno()) AS agency_id,
      coalesce(p.bank_id, nessuno()) AS bank_id, ${days} AS giorni, bucket_giorni(${days}) AS classe, ${stalled}::int AS ferma
    FROM pratiche p WHERE p.stato NOT IN ('liquidata', 'respinta', 'ritirata'))`
}

const filters = pick(COLUMNS, 'product', 'agencyId', 'agentId', 'bankId')
const OF_WHOM = ['agencyId', 'agentId', 'bankId']
const isOfSomebody = ({ filters: set }: Question) => set.some((name) => OF_WHOM.includes(name))

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
      when: (asked: Question) => !isOfSomebody(asked),
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
  CLASSI.map((name, index) => [name, `(c.classe = ${index})::int`]),
) as Record<(typeof CLASSI)[number], string>

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
      definition:
        'Nove pratiche su dieci di queste sono nel loro stato da meno giorni; stimati per classi di giorni.',
      value: (sums) => quantile(sums, 0.9),
    },
    {
      path: 'ferme',
      label: 'Ferme',
      kind: 'number',
      moreIs: 'bad',
      definition:
        'Quante di queste sono ferme: non vi succede nulla da più giorni di quelli previsti per il loro stato.',
      value: ({ ferme }) => ferme,
      drill: stalledOf,
    },
    {
      path: 'entrate',
      label: 'Entrate',
      kind: 'number',
      definition: 'Quante volte una pratica è arrivata a questo stato da un altro, nel periodo.',
      value: ({ entrate }) => entrate,
    },
    {
      path: 'uscite',
      label: 'Uscite',
      kind: 'number',
      definition: 'Quante volte una pratica ha lasciato questo stato per un altro, nel periodo.',
      value: ({ uscite }) => uscite,
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
    {
      from: openCases,
      measures: {
        aperte_oggi: '1',
        importo_oggi: 'c.importo',
        giorni_oggi: 'c.giorni',
        ferme: 'c.ferma',
        ...classes,
      },
      keys: { stato: 'c.stato::text', prodotto: KEYS.prodotto },
      filters,
    },
    ...steps('c.a::text', { measures: { entrate: 'c.n' } }),
    ...steps('c.da::text', { measures: { uscite: 'c.n', giorni: 'c.giorni' } }),
  ],
})
