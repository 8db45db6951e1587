import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, restoreApi } from '@/components/data/list/testing'
import { renderShell } from '@/components/shell/test-shell'
import { requestColumns } from '@/lib/features/leads/contact-requests/fields'
import type { ResourceView } from '@/lib/resources/view'
import { RequestList } from './request-list'

jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))
// jsdom does not know <search> and says so.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation())
afterEach(restoreApi)

const view = {
  path: 'requests',
  page: '/admin/feeds/requests',
  labels: { one: 'contatto', many: 'contatti e candidature' },
  list: {
    columns: requestColumns,
    filters: [],
    defaultSort: '-createdAt',
    search: true,
    orderWithin: null,
    bulk: [],
  },
  writable: true,
  form: [],
  history: [],
} as unknown as ResourceView

const row = (id: string, nome: string, stato: string) => ({
  _id: id,
  version: 2,
  nome,
  cognome: 'Scrive',
  stato,
  kind: 'contatto',
  telefono: '+393510000000',
})

it('has a call and the next step of each contact at hand', async () => {
  const items = [row('r1', 'Rita', 'nuovo'), row('r2', 'Ugo', 'contattato'), row('r3', 'Ada', 'perso')]
  const page = { items, total: 3, totalIsCapped: false, nextCursor: null, prevCursor: null }
  const calls = fakeApi(({ path }) => ({ body: path.includes('savedViews') ? [] : page }))
  const { user } = renderShell(
    <RequestList view={view} canCreate={false} canEdit={false} canDelete={false} verbs={[]} />,
  )
  await screen.findByRole('table')
  const called = screen
    .getAllByRole('link', { name: /^Chiama / })
    .filter((one) => one.textContent === 'Chiama')
  expect(called.map((one) => one.getAttribute('href'))).toEqual(['tel:+393510000000', 'tel:+393510000000'])
  expect(screen.getAllByRole('button', { name: /SEGNA CONTATTATA/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'SEGNA CONTATTATA: Rita Scrive' }))
  const dialog = await screen.findByRole('dialog', { name: 'Hai contattato Rita Scrive?' })
  await user.click(within(dialog).getByRole('button', { name: 'CONFERMA' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/v2/requests/r1/state',
      body: { to: 'contattato', version: 2 },
    }),
  )
})
