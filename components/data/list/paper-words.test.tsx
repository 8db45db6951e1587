import { screen, waitFor } from '@testing-library/react'
import { renderShell } from '@/components/shell/test-shell'
import type { Filter } from '@/lib/resources/view'
import { PaperWords } from './paper-words'
import { fakeApi, restoreApi } from './testing'

const filters: Filter[] = [
  { name: 'prodotto', label: 'Prodotto', kind: 'enum', options: [{ value: 'mutuo', label: 'Mutuo' }] },
  { name: 'importo', label: 'Importo', kind: 'moneyRange' },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'area', label: 'Area', kind: 'text' },
]
const view = { list: { filters } }

afterEach(restoreApi)

const said = () => document.querySelector('[data-paper-only]')?.textContent

it('says the period, the search and every filter, with people by their names', async () => {
  fakeApi(() => ({ body: { _id: 'a1', nome: 'Anna', cognome: 'Verdi' } }))
  const params = new URLSearchParams({
    q: 'rossi',
    'filter[prodotto]': 'mutuo',
    'filter[importo]': '10000..20000',
    'filter[agentId]': 'a1',
    'filter[area]': 'nord',
  })
  renderShell(<PaperWords view={view} params={params} also={['Periodo 2026']} fixed={['area']} />)
  await waitFor(() =>
    expect(said()).toMatch(
      /^Periodo 2026 · Ricerca «rossi» · Prodotto è Mutuo · Importo da 10\.000,00\s€ a 20\.000,00\s€ · Agente è Anna Verdi$/,
    ),
  )
})

it('says nothing on the screen, nor on paper where nothing was asked', () => {
  renderShell(<PaperWords view={view} params={new URLSearchParams('filter[prodotto]=mutuo')} />)
  expect(screen.getByText(/è Mutuo/)).not.toBeVisible()
  document.body.replaceChildren()
  renderShell(<PaperWords view={view} params={new URLSearchParams('sort=nome')} />)
  expect(said()).toBeUndefined()
})
