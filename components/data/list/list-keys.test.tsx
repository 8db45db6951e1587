import { screen, waitFor, within } from '@testing-library/react'
import { renderShell } from '@/components/shell/test-shell'
import type { ResourceView } from '@/lib/resources/view'
import { ResourceList } from './resource-list'
import { fakeApi, restoreApi } from './testing'

const view: ResourceView = {
  path: 'prove',
  page: '/admin/prove',
  labels: { one: 'prova', many: 'prove', article: 'f' },
  list: {
    columns: [
      { path: 'cognome', label: 'Nome', kind: 'title', given: 'nome' },
      {
        path: 'stato',
        label: 'Stato',
        kind: 'badge',
        options: [{ value: 'nuovo', label: 'Nuovo', tone: 'warn' }],
      },
    ],
    filters: [],
    defaultSort: 'cognome',
    search: true,
    orderWithin: null,
    bulk: [{ id: 'spegni', label: 'Spegni' }],
  },
  writable: true,
  form: [
    { name: 'comune', label: 'Comune', kind: 'text' },
    { name: 'vuoto', label: 'Vuoto', kind: 'text' },
  ],
  history: [],
}

const row = (n: number) => ({
  _id: `id-${n}`,
  version: 1,
  nome: 'Ada',
  cognome: `Numero${n}`,
  stato: 'nuovo',
})
const list = {
  items: [row(1), row(2), row(3)],
  nextCursor: null,
  prevCursor: null,
  total: 3,
  totalIsCapped: false,
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation())
afterEach(restoreApi)

async function show() {
  window.history.replaceState(null, '', '/admin/prove')
  fakeApi(({ path }) => {
    const [, id] = /prove\/(id-\d)/.exec(path) ?? []
    if (path.includes('savedViews')) return { body: [] }
    return { body: id ? { ...row(Number(id.at(-1))), comune: `Comune ${id}` } : list }
  })
  const { user } = renderShell(<ResourceList view={view} canEdit />)
  await screen.findByRole('link', { name: 'Ada Numero1' })
  const opened = jest.fn((event: Event) => event.preventDefault())
  for (const link of screen.getAllByRole('link')) link.addEventListener('click', opened)
  const focused = () => document.activeElement?.getAttribute('data-id')
  const peeked = () => screen.queryByRole('complementary')?.getAttribute('aria-label') ?? null
  return { user, opened, focused, peeked }
}

it('walks along the rows with j, k and the arrows, and stays at the ends', async () => {
  const { user, focused } = await show()
  await user.keyboard('{ArrowDown}')
  expect(focused()).not.toBe('id-1')
  await user.keyboard('j')
  expect(focused()).toBe('id-1')
  await user.keyboard('jj{ArrowDown}j')
  expect(focused()).toBe('id-3')
  await user.keyboard('k{ArrowUp}k')
  expect(focused()).toBe('id-1')
})

it('chooses with x, opens with Enter', async () => {
  const { user, opened } = await show()
  await user.keyboard('jjx')
  expect(screen.getByRole('checkbox', { name: 'Scegli Ada Numero2' })).toBeChecked()
  expect(screen.getByRole('region', { name: 'Righe scelte' })).toHaveTextContent('Una riga scelta')
  await user.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledTimes(1)
  expect(opened.mock.calls[0]?.[0].target).toHaveAttribute('href', '/admin/prove/id-2')
})

it('chooses all rows between two with Shift, by the keys and by the pointer', async () => {
  const { user } = await show()
  const bar = () => screen.getByRole('region', { name: 'Righe scelte' })
  await user.keyboard('jxjj{Shift>}X{/Shift}')
  expect(bar()).toHaveTextContent('3 righe scelte')
  await user.click(screen.getByRole('button', { name: 'Nessuna' }))
  await user.click(screen.getByRole('checkbox', { name: 'Scegli Ada Numero3' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Scegli Ada Numero1' }))
  await user.keyboard('{/Shift}')
  expect(bar()).toHaveTextContent('3 righe scelte')
})

it('peeks with Space: the record beside the list follows the rows, and Esc closes it', async () => {
  const { user, peeked } = await show()
  await user.keyboard('j ')
  const panel = screen.getByRole('complementary', { name: 'Anteprima: Ada Numero1' })
  expect(within(panel).getByText('Nuovo')).toBeVisible()
  expect(await within(panel).findByText('Comune id-1')).toBeVisible()
  expect(within(panel).queryByText('Vuoto')).not.toBeInTheDocument()
  expect(within(panel).getByRole('link', { name: 'APRI' })).toHaveAttribute('href', '/admin/prove/id-1')
  await user.keyboard('j')
  await waitFor(() => expect(peeked()).toBe('Anteprima: Ada Numero2'))
  await user.keyboard('{Escape}')
  expect(peeked()).toBeNull()
})

it('does nothing while somebody types', async () => {
  const { user, focused, peeked } = await show()
  await user.keyboard('j')
  const box = screen.getByRole('searchbox', { name: 'Cerca' })
  await user.type(box, 'jx k')
  expect([box, peeked(), focused()]).toEqual([box, null, null])
  expect(box).toHaveValue('jx k')
  expect(screen.queryByRole('region', { name: 'Righe scelte' })).not.toBeInTheDocument()
})

it('opens by a press anywhere on the row, but not by one that was meant for something in it', async () => {
  const { user, opened } = await show()
  const [, , second] = screen.getAllByRole('row')
  if (!second) throw new Error('no row')
  await user.click(within(second).getByText('Nuovo'))
  expect(opened).toHaveBeenCalledTimes(1)
  await user.click(within(second).getByRole('checkbox'))
  expect(opened).toHaveBeenCalledTimes(1)
})
