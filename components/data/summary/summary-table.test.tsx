import { screen, within } from '@testing-library/react'
import { renderUi } from '@/components/ui/test-render'
import type { SummaryColumn, SummaryReply, SummaryRow, SummaryView } from '@/lib/reports/summary/view'
import { SummaryFigures } from './summary-figures'
import { SummaryTable } from './summary-table'

jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ prefetch: () => undefined }),
}))

const column = (path: string, label: string, more: Partial<SummaryColumn>): SummaryColumn => ({
  path,
  label,
  kind: 'percent',
  definition: '',
  moreIs: 'good',
  ...more,
})
const columns = [
  column('aperte', 'Aperte', { kind: 'number' }),
  column('conversione', 'Conversione', { matures: true }),
  column('quota', 'Quota', {}),
]
const row = (key: string, maturing: boolean): SummaryRow => ({
  key,
  label: key,
  links: {},
  few: [],
  maturing,
  figures: { aperte: 120, conversione: 10, quota: 30.1 },
  before: { aperte: 100, conversione: 40, quota: 28 },
})
const view: SummaryView = {
  path: 'reports/prova',
  title: 'Prova',
  about: '',
  labels: { one: 'a', many: 'b', article: 'm' },
  list: {
    columns: columns.map(({ path, label }) => ({ path, label, kind: 'number' })),
    filters: [],
    defaultSort: '',
    search: false,
  },
  columns,
  ahead: false,
  days: false,
  main: columns.map(({ path }) => path),
  charts: [],
  groupings: [{ name: 'mese', label: 'Mese', words: 'per mese', step: 'month', crosses: true }],
}
const reply: SummaryReply = {
  compared: { from: '2025-01-01', to: '2025-11-30' },
  sameDays: false,
  from: '2026-01-01',
  to: '2026-11-30',
  gruppo: 'mese',
  confronto: 'anno',
  columns,
  rows: [row('giovane', true), row('adulta', false)],
  totals: row('', true),
  missing: [],
  uncounted: [],
  asOf: '2026-11-27T10:00:00Z',
}

it('compares no figure of cases that are still under way, and percentages by points', () => {
  renderUi(<SummaryTable view={view} reply={reply} shown={view.main} sort="" onSort={() => undefined} />)
  const [, young, old] = screen.getAllByRole('row')
  if (!young || !old) throw new Error('Mancano le righe.')
  expect(within(young).getByText('in maturazione')).toBeVisible()
  expect(within(young).queryByText('−30 punti')).not.toBeInTheDocument()
  expect(within(young).getByText('+20%')).toBeVisible()
  expect(within(old).getByText('−30 punti')).toBeVisible()
  expect(within(old).getByText('+2,1 punti')).toBeVisible()
})

it('says so on the card, too', () => {
  renderUi(<SummaryFigures view={{ ...view, main: ['conversione'] }} reply={{ ...reply, rows: [] }} />)
  expect(screen.getByText('in maturazione')).toBeVisible()
  expect(screen.queryByText(/punti/)).not.toBeInTheDocument()
})
