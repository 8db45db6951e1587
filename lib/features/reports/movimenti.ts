import 'server-only'
import { defineReport } from '@/lib/reports/define'
import type { Drill } from '@/lib/reports/summary/define'
import {
  MOVEMENT_COLUMNS,
  MOVEMENT_FILTERS,
  movementSource,
  movimentiOptions,
  STEP_FILTERS,
  TUTTI,
} from './movements'

const options = movimentiOptions(TUTTI)

/** What the figures of the reports count, one line for each time that it happened. */
export const movimenti = defineReport({
  name: 'movimenti',
  title: 'Movimenti delle pratiche',
  about: 'Ogni passo delle pratiche, nel giorno in cui è avvenuto e a nome di chi le seguiva allora.',
  empty: 'Nel periodo non è successo nulla.',
  labels: { one: 'movimento', many: 'movimenti', article: 'm' },
  access: { admin: 'reports_see', agent: [] },
  model: 'pratica',
  opens: { admin: '/admin/reports/pratiche', agent: '/agents/reports/pratiche' },
  columns: [
    ...MOVEMENT_COLUMNS,
    { path: 'movimento', label: 'Movimento', kind: 'badge', options },
    { path: 'motivo', label: 'Motivo', kind: 'text', hidden: true },
    {
      path: 'importo',
      label: 'Importo',
      kind: 'money',
      definition:
        'L’importo del passo: richiesto per un’apertura, deliberato per una delibera, erogato per una liquidazione, con il segno meno per uno storno.',
    },
  ],
  filters: [
    ...MOVEMENT_FILTERS,
    ...STEP_FILTERS,
    { name: 'movimento', label: 'Movimento', kind: 'enum', options },
  ],
  defaultSort: '-at',
  totals: [
    {
      name: 'pratiche',
      label: 'Movimenti',
      kind: 'number',
      definition: 'Quante volte è avvenuto; una bozza cancellata toglie la propria apertura.',
    },
    {
      name: 'erogato',
      label: 'Erogato netto',
      kind: 'money',
      definition: 'Gli importi erogati meno quelli stornati, con le rettifiche.',
    },
    {
      name: 'importo',
      label: 'Importo',
      kind: 'money',
      definition: 'La somma degli importi delle righe; una bozza cancellata toglie il proprio.',
    },
  ],
  source: async () => movementSource(TUTTI),
})

/** The address of the movements that a figure counts; `more`: what the figure leaves out besides. */
export const movementsWith =
  (more: Readonly<Record<string, string>>, ...kinds: (typeof TUTTI)[number][]) =>
  ({ area, from, to, filters }: Drill): string => {
    const named = { at: `${from}..${to}`, movimento: kinds.join(','), ...more, ...filters }
    const query = new URLSearchParams(
      Object.entries(named).map(([name, value]) => [`filter[${name}]`, value]),
    )
    return `/${area === 'admin' ? 'admin' : 'agents'}/reports/movimenti?${query}`
  }

export const movementsOf = (...kinds: (typeof TUTTI)[number][]) => movementsWith({}, ...kinds)
