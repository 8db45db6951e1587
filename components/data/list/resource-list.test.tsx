import { screen, waitFor, within } from '@testing-library/react'
import { renderShell } from '@/components/shell/test-shell'
import type { ResourceView } from '@/lib/resources/view'
import { ResourceList } from './resource-list'
import { type Call, fakeApi, type Reply, restoreApi } from './testing'

const view: ResourceView = {
  path: 'prove',
  page: '/admin/prove',
  labels: { one: 'prova', many: 'prove', article: 'f' },
  list: {
    columns: [
      { path: 'urlImage', label: 'Immagine', kind: 'image' },
      { path: 'nome', label: 'Nome', kind: 'title' },
    ],
    filters: [{ name: 'attiva', label: 'Attiva', kind: 'boolean' }],
    defaultSort: 'nome',
    search: true,
    orderWithin: null,
    bulk: [{ id: 'spegni', label: 'Spegni' }],
  },
  writable: true,
  form: [],
  history: [],
}

const row = (n: number) => ({ _id: `id-${n}`, version: 1, nome: `Riga ${n}`, urlImage: null })
const page = (from: number, count: number, nextCursor: string | null, total: number) => ({
  items: Array.from({ length: count }, (_, index) => row(from + index)),
  nextCursor,
  prevCursor: null,
  total,
  totalIsCapped: false,
})

/** Nobody has saved a view. */
const api = (answer: (call: Call) => Reply) =>
  fakeApi((call) => (call.path.includes('savedViews') ? { body: [] } : answer(call)))

// jsdom does not know <search> and says so.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation())
afterEach(restoreApi)

const show = (search = '') => {
  window.history.replaceState(null, '', `/admin/prove${search}`)
  return renderShell(<ResourceList view={view} canEdit canDelete canCreate />, { search })
}

const problem = (code: string, status: number, detail: string) => ({
  status,
  body: { title: 'No', code, status, detail, requestId: 'r-1' },
})

it('says what an address asks that nobody can read, and leads back to the whole list', async () => {
  const asked = api(() => problem('malformed', 400, 'Parametro non previsto: stato.'))
  const { user } = show('?stato=xyz&sort=nome&columns=nome')
  expect(await screen.findByRole('alert')).toHaveTextContent('Parametro non previsto: stato.')
  expect(asked.some(({ path }) => path.startsWith('/v2/prove') && path.includes('stato=xyz'))).toBe(true)
  expect(screen.queryByRole('button', { name: 'RIPROVA' })).not.toBeInTheDocument()
  const [clear] = screen.getAllByRole('button', { name: 'TOGLI I FILTRI' }).slice(-1)
  await user.click(clear ?? document.body)
  expect(window.location.search).toBe('')
})

it('has what else can be done beside the way to a new record, not in its place', async () => {
  api(() => ({ body: page(0, 0, null, 0) }))
  renderShell(<ResourceList view={view} canCreate actions={<button type="button">IMPORTA</button>} />)
  expect(screen.getByRole('link', { name: 'CREA' })).toHaveAttribute('href', '/admin/prove/add')
  expect(screen.getByRole('button', { name: 'IMPORTA' })).toBeVisible()
  await screen.findByText('Nessuna prova, per ora')
})

it('offers another try where trying may help', async () => {
  api(() => problem('internal', 500, 'Il server ha avuto un problema.'))
  show()
  expect(await screen.findByRole('button', { name: 'RIPROVA' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'TOGLI I FILTRI' })).not.toBeInTheDocument()
})

it('says why it is empty, and what to do about it', async () => {
  api(() => ({ body: page(0, 0, null, 0) }))
  show()
  expect(await screen.findByText('Nessuna prova, per ora')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'CREA' })).toHaveLength(2)
})

it('names a row by its title, not by its first column', async () => {
  api(() => ({ body: page(1, 1, null, 1) }))
  show()
  expect(await screen.findByRole('checkbox', { name: 'Scegli Riga 1' })).toBeVisible()
})

it('says by its title which row it would delete', async () => {
  api(() => ({ body: page(1, 1, null, 1) }))
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Scegli Riga 1' }))
  await user.click(screen.getByRole('button', { name: 'CANCELLA' }))
  expect(await screen.findByText(/^Stai per cancellare «Riga 1»/)).toBeVisible()
})

it('acts on the whole filtered list, and keeps the rows that refuse, each with its reason', async () => {
  const asked = api(({ path, body }) => {
    if (body) return { body: { done: 2, failed: [{ _id: 'id-3', message: 'È ancora in uso.' }] } }
    return { body: path.includes('cursor') ? page(3, 1, null, 3) : page(1, 2, 'poi', 3) }
  })
  const { user } = show('?filter[attiva]=true')
  await user.click(await screen.findByRole('checkbox', { name: 'Scegli tutte le righe della pagina' }))
  await user.click(screen.getByRole('button', { name: 'Scegli tutte e 3 le righe dell’elenco' }))
  await screen.findByText('3 righe scelte')
  await user.click(screen.getByRole('button', { name: 'SPEGNI' }))
  const refused = await screen.findByRole('alert')
  expect(within(refused).getByRole('listitem')).toHaveTextContent('Riga 3: È ancora in uso.')
  const sent = asked.find(({ body }) => body)?.body
  const rows = [1, 2, 3].map((n) => ({ _id: `id-${n}`, version: 1 }))
  expect(sent).toEqual({ action: 'spegni', rows })
  const read = asked.filter(({ path }) => path.startsWith('/v2/prove?'))
  expect(read.every(({ path }) => path.includes('filter[attiva]=true'))).toBe(true)
})

it('remembers how many rows a page has, and asks for that many', async () => {
  const asked = api(() => ({ body: page(1, 2, 'poi', 3) }))
  show('?limit=100')
  expect(await screen.findByRole('combobox', { name: 'Righe per pagina' })).toHaveValue('100')
  await waitFor(() => expect(asked.some(({ path }) => path.includes('limit=100'))).toBe(true))
})

it('does at once what can be taken back, and takes it back with what the server kept of it', async () => {
  const undo = [{ _id: 'id-1', version: 2, values: { attiva: true } }]
  const asked = api(({ body }) => {
    const { action } = (body ?? {}) as { action?: string }
    if (action === 'undo') return { body: { done: 1, failed: [], undo: [] } }
    return { body: action ? { done: 1, failed: [], undo } : page(1, 2, null, 2) }
  })
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Scegli Riga 1' }))
  await user.click(screen.getByRole('button', { name: 'SPEGNI' }))
  await user.click(await screen.findByRole('button', { name: 'ANNULLA' }))
  expect(await screen.findByText('Una riga com’era prima')).toBeVisible()
  expect(asked.filter(({ body }) => body).at(-1)?.body).toEqual({ action: 'undo', rows: undo })
})

it('says which rows somebody changed before they could be taken back', async () => {
  const undo = [{ _id: 'id-1', version: 2, values: { attiva: true } }]
  api(({ body }) => {
    const { action } = (body ?? {}) as { action?: string }
    const failed = [{ _id: 'id-1', message: 'Qualcun altro ha modificato questi dati.' }]
    if (action === 'undo') return { body: { done: 0, failed, undo: [] } }
    return { body: action ? { done: 1, failed: [], undo } : page(1, 2, null, 2) }
  })
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Scegli Riga 1' }))
  await user.click(screen.getByRole('button', { name: 'SPEGNI' }))
  await user.click(await screen.findByRole('button', { name: 'ANNULLA' }))
  const refused = await screen.findByRole('alert')
  expect(within(refused).getByRole('listitem')).toHaveTextContent('Riga 1: Qualcun altro ha modificato')
})

it('opens with filters of its own, which stay beside the first that somebody sets', async () => {
  const asked = api(() => ({ body: page(1, 3, null, 3) }))
  window.history.replaceState(null, '', '/admin/prove')
  const start = { 'filter[attiva]': 'true' }
  const { user } = renderShell(<ResourceList view={view} start={start} />, { search: '' })
  await screen.findByText('Riga 1')
  expect(asked.some(({ path }) => decodeURIComponent(path).includes('filter[attiva]=true'))).toBe(true)
  expect(screen.queryByRole('button', { name: /^Togli il filtro/ })).not.toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), 'rossi')
  await waitFor(() => expect(decodeURIComponent(window.location.search)).toBe('?filter[attiva]=true&q=rossi'))
})
