import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, restoreApi } from '@/components/data/list/testing'
import type { Row } from '@/components/data/list/use-rows'
import { renderShell } from '@/components/shell/test-shell'
import { ClientProvider } from './client-context'
import { CasesCard } from './client-side'

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ refresh: jest.fn() }),
}))

afterEach(restoreApi)

const aCase = {
  praticaId: 'p1',
  codice: 'EGG20261041',
  prodotto: 'mutuo',
  importo: 180_000,
  stato: 'in_istruttoria',
  erogazioneDaConfermare: false,
}

/** Shows the card of a client with these cases, who has `pratiche` of them in all; answers the calls that it makes. */
function show({ items, pratiche, status = 200 }: { items: object[]; pratiche: number; status?: number }) {
  const calls = fakeApi(({ path }) =>
    path.includes('/pratiche')
      ? { status, body: { items, nextCursor: null } }
      : { body: { conteggi: { pratiche }, avvisi: [], unione: null, unitoA: null } },
  )
  renderShell(
    <ClientProvider row={{ _id: 'c1', version: 2, status: 'validated' } as Row} canErase>
      <CasesCard />
    </ClientProvider>,
  )
  return calls
}

it('shows the newest cases with their state, product and amount, each a link, and how many there are', async () => {
  const paid = { ...aCase, praticaId: 'p2', codice: 'EGG20261007', prodotto: 'cdq', importo: 23_500.5 }
  const calls = show({
    items: [aCase, { ...paid, stato: 'liquidata', erogazioneDaConfermare: true }],
    pratiche: 7,
  })
  const card = within(await screen.findByRole('region', { name: 'Pratiche' }))
  expect(await card.findByRole('heading', { name: 'Pratiche 7' })).toBeVisible()
  const [first, second, ...more] = card.getAllByRole('listitem').map((item) => within(item))
  expect(more).toHaveLength(0)
  expect(first?.getByRole('link', { name: 'EGG20261041' })).toHaveAttribute(
    'href',
    '/admin/reports/pratiche/p1',
  )
  expect(first?.getByText('In istruttoria')).toBeVisible()
  expect(first?.getByText(/^Mutuo, 180\.000/)).toBeVisible()
  // The agent's word alone pays nothing out.
  expect(second?.getByText('Liquidata, da confermare')).toBeVisible()
  expect(calls.map(({ path }) => path)).toContain('/v2/clients/c1/pratiche?limit=3')
})

it('takes no room where there is no case, or where they cannot be read', async () => {
  for (const status of [200, 500]) {
    const calls = show({ items: [], pratiche: 0, status })
    await waitFor(() => expect(calls.map(({ path }) => path.split('/').at(-1))).toContain('pratiche?limit=3'))
    expect(screen.queryByRole('region', { name: 'Pratiche' })).toBeNull()
  }
})
