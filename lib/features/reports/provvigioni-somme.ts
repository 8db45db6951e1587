import 'server-only'
import { QUOTE_OPTIONS } from '@/lib/features/provvigioni/accordi/schema'
import { type Column, type Drill, defineSummary, type Grouping } from '@/lib/reports/summary/define'
import { COLUMNS, FILTRI, GRUPPI, KEYS, pick } from './summary-parts'

const PAGE = '/admin/reports/provvigioni'

/** The rows that a figure counts, of one movement or of both. */
export const rowsOf =
  (movimento?: 'maturata' | 'storno', more: Readonly<Record<string, string>> = {}) =>
  ({ from, to, filters }: Drill): string => {
    const query = new URLSearchParams({
      'filter[at]': `${from}..${to}`,
      ...Object.fromEntries(Object.entries(more).map(([name, value]) => [`filter[${name}]`, value])),
      ...(movimento ? { 'filter[movimento]': movimento } : {}),
      ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value])),
    })
    return `${PAGE}?${query}`
  }

export const QUOTA: Grouping = {
  label: 'Quota',
  words: 'per quota',
  filter: 'quota',
  kind: 'options',
  options: QUOTE_OPTIONS,
}
export const quotaFilter = { name: 'quota', label: 'Quota', kind: 'enum', options: QUOTE_OPTIONS } as const
export const quotaColumn = { quota: { column: 'quota', type: 'quota_provvigione' } } as const
export const quotaKey = { quota: 'c.quota::text' } as const

export const RIGHE: Column<'righe'> = {
  path: 'righe',
  label: 'Righe',
  kind: 'number',
  hidden: true,
  definition: 'Quante quote sono maturate e quanti storni ci sono stati.',
  value: ({ righe }) => righe,
  drill: rowsOf(),
}
export const MATURATO: Column<'maturato'> = {
  path: 'maturato',
  label: 'Maturato',
  kind: 'money',
  moreIs: 'good',
  definition: 'La somma delle quote maturate nel periodo, senza gli storni.',
  value: ({ maturato }) => maturato,
  drill: rowsOf('maturata'),
}
export const STORNI: Column<'storni'> = {
  path: 'storni',
  label: 'Storni',
  kind: 'money',
  definition: 'Quanto è stato tolto nel periodo, anche se era maturato in un mese prima.',
  value: ({ storni }) => storni,
  drill: rowsOf('storno'),
}
export const NETTO: Column<'maturato' | 'storni'> = {
  path: 'netto',
  label: 'Netto',
  kind: 'money',
  moreIs: 'good',
  definition: 'Il maturato meno gli storni.',
  value: ({ maturato, storni }) => maturato + storni,
  drill: rowsOf(),
}

/** The rows of agents and agencies that are not paid; head office's are nobody's to pay. */
function unpaidOf(drill: Drill): string | null {
  const asked = drill.filters.quota?.split(',') ?? QUOTE_OPTIONS.map(({ value }) => value)
  const quota = asked.filter((one) => one !== 'sede')
  if (quota.length === 0) return null
  const stato = 'maturata,in_estratto,stornata'
  return rowsOf(undefined, { stato })({ ...drill, filters: { ...drill.filters, quota: quota.join(',') } })
}

/** What everybody has earned, and how far it has been paid. */
export const provvigioniBeneficiari = defineSummary({
  name: 'provvigioniBeneficiari',
  title: 'Provvigioni per beneficiario',
  about:
    'Quanto è maturato per ciascuno e quanto è stato pagato, nel mese in cui è maturato o è stato stornato.',
  labels: { one: 'riga', many: 'righe', article: 'f' },
  access: { admin: 'provvigioni_see' },
  groupings: { ...pick(GRUPPI, 'agente', 'agenzia'), quota: QUOTA, ...pick(GRUPPI, 'mese', 'prodotto') },
  filters: [FILTRI.agentId, FILTRI.agencyId, quotaFilter, FILTRI.product],
  main: ['netto', 'maturato', 'storni', 'daPagare'],
  measures: ['righe', 'maturato', 'storni', 'in_estratto', 'pagato', 'dovuto'],
  columns: [
    RIGHE,
    MATURATO,
    STORNI,
    NETTO,
    {
      path: 'inEstratto',
      label: 'In estratto',
      kind: 'money',
      definition: 'La parte del netto che sta in estratti conto chiusi, inviati o pagati.',
      value: ({ in_estratto }) => in_estratto,
      drill: rowsOf(undefined, { stato: 'in_estratto,pagata' }),
    },
    {
      path: 'pagato',
      label: 'Pagato',
      kind: 'money',
      definition: 'La parte del netto che sta in estratti conto pagati.',
      value: ({ pagato }) => pagato,
      drill: rowsOf(undefined, { stato: 'pagata' }),
    },
    {
      path: 'daPagare',
      label: 'Da pagare',
      kind: 'money',
      definition: 'Il netto di agenti e agenzie meno il pagato; la quota della sede non si paga a nessuno.',
      value: ({ dovuto, pagato }) => dovuto - pagato,
      drill: unpaidOf,
    },
  ],
  parts: [
    {
      from: 'cubo_provvigioni_ora',
      month: 'mese',
      measures: {
        righe: 'c.righe',
        maturato: 'c.maturato',
        storni: 'c.storni',
        in_estratto: 'c.in_estratto',
        pagato: 'c.pagato',
        dovuto:
          'CASE WHEN c.agent_id = nessuno() AND c.agency_id = nessuno() THEN 0 ELSE c.maturato + c.storni END',
      },
      keys: { ...pick(KEYS, 'agente', 'agenzia', 'mese', 'prodotto'), ...quotaKey },
      filters: { ...pick(COLUMNS, 'agentId', 'agencyId', 'product'), ...quotaColumn },
    },
  ],
})
