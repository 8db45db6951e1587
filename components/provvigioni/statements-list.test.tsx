import { screen, waitFor, within } from '@testing-library/react'
import { fakeApi, restoreApi } from '@/components/data/list/testing'
import { renderShell } from '@/components/shell/test-shell'
import type { ListProps } from '@/lib/resources/pages'
import type { ResourceView } from '@/lib/resources/view'
import { StatementsList } from './statements-list'

const verb = (id: string, label: string) => ({ id, label, about: 'Che cosa segue.', fields: [] })
const view: ResourceView = {
  path: 'provvigioni/estratti',
  page: '/admin/reports/provvigioni/estratti',
  labels: { one: 'estratto', many: 'estratti', article: 'm' },
  list: {
    columns: [
      { path: 'beneficiario', label: 'Beneficiario', kind: 'title' },
      { path: 'stato', label: 'Stato', kind: 'text' },
    ],
    filters: [],
    defaultSort: 'beneficiario',
    search: false,
    orderWithin: null,
    bulk: [],
    verbs: [verb('close', 'Chiudi'), verb('send', 'Invia'), verb('pay', 'Paga')],
  },
  writable: false,
  form: [],
  history: [],
}
const row = (beneficiario: string, stato: string, totale = 100) => ({
  _id: beneficiario,
  version: 3,
  beneficiario,
  stato,
  totale,
})
const ROWS = [
  row('Ada Bozza', 'bozza'),
  row('Ida Chiusa', 'chiuso'),
  row('Eva Inviata', 'inviato'),
  row('Ugo Storno', 'inviato', -20),
  row('Lea Pagata', 'pagato'),
]

// jsdom does not know <search> and says so.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation())
afterEach(restoreApi)

function show({ verbs, area = 'admin' }: { verbs: string[]; area?: 'admin' | 'agent' }) {
  const calls = fakeApi(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/close')) {
      return {
        body: {
          done: 1,
          lines: [{ _id: 'Ada Bozza', result: 'Chiuso', message: null, cautele: [] }],
        },
      }
    }
    if (path.startsWith('/v2/provvigioni/estratti'))
      return {
        body: { items: ROWS, total: ROWS.length, totalIsCapped: false, nextCursor: null, prevCursor: null },
      }
    return { body: path.includes('savedViews') ? [] : { items: [] } }
  })
  const props: ListProps = { view, verbs, canCreate: false, canEdit: verbs.length > 0, canDelete: false }
  return { calls, ...renderShell(<StatementsList {...props} />, { area }) }
}

const actions = () =>
  screen
    .queryAllByRole('button', { name: /^(CHIUDI|INVIA|PAGA): / })
    .map((button) => button.getAttribute('aria-label'))

describe('the next step in each row of the statements', () => {
  it('is that of its state; what comes to less than nothing is not paid', async () => {
    show({ verbs: ['close', 'send', 'pay'] })
    await screen.findByText('Lea Pagata')
    expect(actions()).toEqual(['CHIUDI: Ada Bozza', 'INVIA: Ida Chiusa', 'PAGA: Eva Inviata'])
  })

  it('is offered only to who may take it', async () => {
    show({ verbs: ['send'] })
    await screen.findByText('Lea Pagata')
    expect(actions()).toEqual(['INVIA: Ida Chiusa'])
  })

  it('is nobody’s where agents read their own', async () => {
    show({ verbs: [], area: 'agent' })
    await screen.findByText('Lea Pagata')
    expect(actions()).toEqual([])
    expect(screen.queryByRole('button', { name: 'PREPARA GLI ESTRATTI' })).not.toBeInTheDocument()
  })

  it('asks first, and sends the row as it was read', async () => {
    const { user, calls } = show({ verbs: ['close', 'send', 'pay'] })
    await user.click(await screen.findByRole('button', { name: 'CHIUDI: Ada Bozza' }))
    const dialog = await screen.findByRole('dialog', { name: 'Chiudi: Ada Bozza' })
    const sent = () =>
      calls.filter(
        ({ method, body }) => method === 'POST' && (body as { preview?: boolean })?.preview === false,
      )
    const confirm = within(dialog).getByRole('button', { name: 'CONFERMA' })
    await waitFor(() => expect(confirm).toBeEnabled())
    expect(sent()).toEqual([])
    await user.click(confirm)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    const rows = [{ _id: 'Ada Bozza', version: 3 }]
    expect(sent()).toEqual([
      { method: 'POST', path: '/v2/provvigioni/estratti/close', body: { rows, values: {}, preview: false } },
    ])
  })
})
