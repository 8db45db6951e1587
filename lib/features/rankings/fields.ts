import type { Figures } from '@/lib/resources/figures'
import type { Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import { MESI } from './labels'
import type { rankingSchema } from './schema'

const mesi = MESI.map((label, at) => ({ value: String(at + 1), label }))

export const rankingColumns: Columns<'classifica'> = [
  { path: 'periodo', label: 'Mese', kind: 'month', sort: 'periodo' },
  { path: 'titolo', label: 'Titolo', kind: 'title' },
  { path: 'vincitore', label: 'Primo posto', kind: 'text' },
  { path: 'partecipanti', label: 'Partecipanti', kind: 'number' },
  { path: 'pubblicataAt', label: 'Pubblicata il', kind: 'instant' },
  { path: 'calcolataAt', label: 'Calcolata il', kind: 'instant', hidden: true },
  { path: 'mese', label: 'Nome del mese', kind: 'badge', options: mesi, hidden: true },
  { path: 'anno', label: 'Anno', kind: 'number', grouped: false, sort: 'anno', hidden: true },
]

/** By the day: a month that was made while it ran is to be published only when it is over. */
export const rankingState: Figures = {
  access: (actor) => actor?.role === 'admin',
  columns: [
    {
      path: 'stato',
      label: 'Stato',
      kind: 'badge',
      after: 'titolo',
      options: [
        { value: 'in_corso', label: 'In corso', tone: 'neutral' },
        { value: 'da_pubblicare', label: 'Da pubblicare', tone: 'warn' },
        { value: 'pubblicata', label: 'Pubblicata', tone: 'ok' },
      ],
    },
  ],
  sql: (page) => `
    SELECT c.id, CASE WHEN c.published THEN 'pubblicata'
      WHEN c.periodo >= date_trunc('month', now() AT TIME ZONE 'Europe/Rome')::date THEN 'in_corso'
      ELSE 'da_pubblicare' END AS stato
    FROM classifiche c WHERE c.id IN (${page})`,
}

export const rankingFilters: Filters<'classifica'> = [
  { name: 'anno', label: 'Anno', kind: 'numberRange' },
  { name: 'published', label: 'Pubblicata', kind: 'boolean' },
]

export const rankingPresets: readonly Preset[] = [
  { id: 'da-pubblicare', label: 'Da pubblicare', query: 'filter[published]=false' },
]

export const rankingForm: Fields<typeof rankingSchema> = [
  { name: 'titolo', label: 'Titolo', kind: 'text', width: 6, help: 'Se manca, si chiama come il mese.' },
  { name: 'mese', label: 'Mese', kind: 'number', required: true, min: 1, max: 12, width: 3 },
  {
    name: 'anno',
    label: 'Anno',
    kind: 'number',
    grouped: false,
    required: true,
    min: 1900,
    max: 2900,
    width: 3,
  },
]

export const rankingHistory: History<'classifica'> = [
  { name: 'published', label: 'Pubblicata', kind: 'boolean' },
  { name: 'partecipanti', label: 'Partecipanti', kind: 'number' },
  { name: 'vincitore', label: 'Primo posto', kind: 'text' },
  { name: 'correzione', label: 'Correzione', kind: 'text' },
  { name: 'calcolataAt', label: 'Calcolata il', kind: 'instant' },
  { name: 'pubblicataAt', label: 'Pubblicata il', kind: 'instant', follows: true },
  { name: 'criteri', label: 'Regola', kind: 'text', follows: true },
]
