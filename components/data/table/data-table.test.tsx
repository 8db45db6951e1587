import { screen } from '@testing-library/react'
import { useSelection } from '@/components/data/list/use-selection'
import { renderUi } from '@/components/ui/test-render'
import type { Column } from '@/lib/resources/view'
import { DataTable } from './data-table'
import { ordersOf } from './orders'

const ROWS = ['Uno', 'Due', 'Tre'].map((nome) => ({ _id: nome, version: 1, nome }))
const COLUMNS: Column[] = [{ path: 'nome', label: 'Nome', kind: 'text' }]

/** What the list gives to the table: all of what it knows about the selection. */
function Listed() {
  const selection = useSelection(ROWS)
  const nothing = () => undefined
  return (
    <DataTable
      caption="Prova"
      columns={COLUMNS}
      rows={ROWS}
      sort=""
      onSort={nothing}
      hrefOf={nothing}
      selection={selection}
      busy={false}
    />
  )
}

it('ticks “all” only when every row of the page is chosen', async () => {
  const { user } = renderUi(<Listed />)
  const all = () =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Scegli tutte le righe della pagina' })
  const state = () => [all().checked, all().indeterminate]
  expect(state()).toEqual([false, false])
  await user.click(screen.getByRole('checkbox', { name: 'Scegli Uno' }))
  expect(state()).toEqual([false, true])
  await user.click(all())
  expect(state()).toEqual([true, false])
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
  await user.click(all())
  expect(state()).toEqual([false, false])
})

it('names every date and figure of a row, for the card that it is on a phone', () => {
  const columns: Column[] = [
    { path: 'nome', label: 'Nome', kind: 'title' },
    { path: 'createdAt', label: 'Arrivata', kind: 'day' },
    { path: 'importo', label: 'Importo', kind: 'money' },
    { path: 'pagine', label: 'Pagine', kind: 'number' },
  ]
  const rows = [{ _id: '1', version: 1, nome: 'Uno', createdAt: '2026-11-21', importo: 100, pagine: 3 }]
  const nothing = () => undefined
  renderUi(
    <DataTable
      caption="Prova"
      columns={columns}
      rows={rows}
      sort=""
      onSort={nothing}
      hrefOf={nothing}
      busy={false}
    />,
  )
  const labels = [...document.querySelectorAll('tbody td')].map((cell) => cell.getAttribute('data-label'))
  expect(labels).toEqual([null, 'Arrivata', null, 'Pagine'])
})

it('names an amount that is another than one expects', () => {
  const columns: Column[] = [
    { path: 'nome', label: 'Nome', kind: 'title' },
    { path: 'erogato', label: 'Erogato nell’anno', kind: 'money' },
  ]
  const nothing = () => undefined
  renderUi(
    <DataTable
      caption="Prova"
      columns={columns}
      rows={[{ _id: '1', version: 1, nome: 'Uno', erogato: 100 }]}
      sort=""
      onSort={nothing}
      hrefOf={nothing}
      busy={false}
    />,
  )
  expect(document.querySelector('td[data-kind="money"]')).toHaveAttribute('data-label', 'Erogato nell’anno')
})

it('says of how long something has been so which way it goes, not of its instant', async () => {
  const column = { path: 'createdAt', label: 'Attesa', kind: 'age', sort: 'createdAt' } as const
  const sorted = jest.fn()
  const nothing = () => undefined
  const { user } = renderUi(
    <DataTable
      caption="Prova"
      columns={[column]}
      rows={[{ _id: '1', version: 1, createdAt: '2026-11-21T10:00:00Z' }]}
      sort="-createdAt"
      onSort={sorted}
      hrefOf={nothing}
      busy={false}
    />,
  )
  const head = screen.getByRole('columnheader', { name: 'Attesa' })
  expect(head).toHaveAttribute('aria-sort', 'ascending')
  await user.click(screen.getByRole('button', { name: 'Attesa' }))
  expect(sorted).toHaveBeenCalledWith('createdAt')
  expect(ordersOf([column])).toEqual([
    { value: '-createdAt', label: 'Attesa, crescente' },
    { value: 'createdAt', label: 'Attesa, decrescente' },
  ])
  expect(ordersOf([{ ...column, label: 'Arrivata', kind: 'instant' }])[0]).toEqual({
    value: 'createdAt',
    label: 'Arrivata, crescente',
  })
})
