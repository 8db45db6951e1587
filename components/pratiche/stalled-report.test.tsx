import { screen, within } from '@testing-library/react'
import { fakeApi, restoreApi } from '@/components/data/list/testing'
import { renderShell } from '@/components/shell/test-shell'
import type { ReportView } from '@/lib/reports/view'
import type { ResourceView } from '@/lib/resources/view'
import { StalledReport } from './stalled-report'

jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))
// jsdom does not know <search> and says so.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation())
afterEach(restoreApi)

const columns = [{ path: 'codice', label: 'Codice', kind: 'title' as const }]
const report = {
  path: 'reports/praticheFerme',
  title: 'Pratiche ferme',
  about: '',
  empty: '',
  opens: '/admin/reports/pratiche',
  labels: { one: 'pratica ferma', many: 'pratiche ferme', article: 'f' },
  list: { columns, filters: [], defaultSort: '-giorni', search: false, orderWithin: null, bulk: [] },
  totals: [],
  subtotals: [],
  breakdown: null,
} as unknown as ReportView
const verb = (id: string, label: string) => ({ id, label, about: '', fields: [] })
const cases = {
  path: 'pratiche',
  labels: { one: 'pratica', many: 'pratiche', article: 'f' },
  list: { columns, verbs: [verb('chase', 'Sollecita'), verb('recall', 'Ricontatta')], bulk: [] },
} as unknown as ResourceView

const row = (n: number, change: object = {}) => ({
  _id: `p${n}`,
  _opens: `p${n}`,
  version: 4,
  codice: `P-${n}`,
  agente: { nome: 'Ugo', cognome: 'Verdi' },
  sollecitata: null,
  ricontattare: null,
  ...change,
})
const items = [
  row(1),
  row(2, { sollecitata: new Date().toISOString() }),
  row(3, { agente: null, ricontattare: '2026-12-01' }),
  row(4, { sollecitata: '2026-10-01T09:00:00.000Z' }),
]

function open(verbs: readonly string[]) {
  const calls = fakeApi(({ path }) => {
    if (path.includes('savedViews')) return { body: [] }
    if (path.endsWith('/chase'))
      return { body: { done: 1, lines: [{ _id: 'p1', result: 'Ugo Verdi', message: null, cautele: [] }] } }
    return {
      body: {
        items,
        total: 4,
        totalIsCapped: false,
        nextCursor: null,
        prevCursor: null,
        columns: [],
        totals: {},
        breakdown: [],
        asOf: '2026-11-24T08:00:00.000Z',
      },
    }
  })
  return { calls, ...renderShell(<StalledReport view={report} acts={{ view: cases, verbs }} />) }
}

it('asks the agent from the row itself, once a day; else notes when to call again', async () => {
  const { user, calls } = open(['chase', 'recall'])
  await screen.findByRole('table', { name: 'Pratiche ferme' })
  const actions = screen.getAllByRole('button', { name: /: P-/ })
  expect(actions.map((one) => one.getAttribute('aria-label'))).toEqual([
    'SOLLECITA: P-1',
    'RICONTATTA: P-2',
    'SOLLECITA: P-4',
  ])
  await user.click(screen.getByRole('button', { name: 'SOLLECITA: P-1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sollecita: P-1' })
  expect(await within(dialog).findByText(/Ugo Verdi/, { selector: 'th' })).toBeVisible()
  const plan = calls.find(({ path }) => path === '/v2/pratiche/chase')
  expect(plan?.body).toEqual({ rows: [{ _id: 'p1', version: 4 }], values: {}, preview: true })
})

it('offers nothing to who may do nothing', async () => {
  open([])
  await screen.findByRole('table', { name: 'Pratiche ferme' })
  expect(screen.queryByRole('button', { name: /: P-/ })).toBeNull()
})
