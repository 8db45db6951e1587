import { screen, within } from '@testing-library/react'
import { AreaProvider } from '@/components/data/page/area'
import { axeViolations, renderUi } from '@/components/ui/test-render'
import { todayInRome } from '@/lib/core/dates'
import type { Anno } from '@/lib/features/budgets/schema'
import { BudgetGrid } from './budget-grid'

const LAST = Number(todayInRome().slice(0, 4)) - 1
const NOBODY = '00000000-0000-0000-0000-000000000000'
const figures = (budget: number | null, erogato: number) => ({
  budget,
  erogato,
  atteso: erogato,
  scarto: budget === null ? null : erogato - budget,
  raggiunto: budget === null ? null : (100 * erogato) / budget,
})
const rowOf = (key: string, label: string, first: ReturnType<typeof figures>) => ({
  key,
  label,
  totale: first,
  mesi: Array.from({ length: 12 }, (_, index) => (index === 0 ? first : figures(null, 0))),
})
const [ada, nobody] = [
  rowOf('a', 'Ada Rossi', figures(100_000, 85_000)),
  rowOf(NOBODY, 'Senza agente', figures(null, 9_000)),
]
const YEAR: Anno = {
  anno: LAST,
  version: 1,
  bloccati: [2],
  stagionalita: [],
  gruppo: 'agente',
  asOf: '',
  rows: [ada, nobody],
  totals: ada,
}
const show = (misura: 'raggiunto' | 'erogato') =>
  renderUi(
    <AreaProvider area="admin">
      <BudgetGrid year={YEAR} misura={misura} head="Agente" product="mutuo" />
    </AreaProvider>,
  )

it('says by shape and word how a month stands, and a dash where there is no target', async () => {
  const { container } = show('raggiunto')
  const row = within(screen.getByRole('row', { name: /^Ada Rossi/ }))
  const [january, february] = row.getAllByRole('cell')
  expect(january).toHaveTextContent('●85%')
  expect(within(january as HTMLElement).getByRole('img', { name: 'vicino' })).toBeVisible()
  expect(february).toHaveTextContent(/^–$/)
  expect(screen.getByRole('columnheader', { name: 'feb bloccato' })).toBeVisible()
  expect(await axeViolations(container)).toEqual([])
})

it('opens what an agent was paid for, with the product; nobody’s is not listed', () => {
  show('erogato')
  const row = within(screen.getByRole('row', { name: /^Ada Rossi/ }))
  const [january] = row.getAllByRole('link')
  expect(january).toHaveTextContent('85')
  const address = new URL(january?.getAttribute('href') ?? '', 'https://x')
  expect(address.pathname).toBe('/admin/reports/movimenti')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    'filter[at]': `${LAST}-01-01..${LAST}-01-31`,
    'filter[movimento]': 'liquidata,rettifica,stornata',
    'filter[agentId]': 'a',
    'filter[product]': 'mutuo',
  })
  expect(within(screen.getByRole('row', { name: /^Senza agente/ })).queryAllByRole('link')).toEqual([])
})
