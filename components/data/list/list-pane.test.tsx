import { screen } from '@testing-library/react'
import { renderShell } from '@/components/shell/test-shell'
import type { ResourceView } from '@/lib/resources/view'
import { ResourceList } from './resource-list'
import { fakeApi, restoreApi } from './testing'

const view: ResourceView = {
  path: 'prove',
  page: '/admin/prove',
  labels: { one: 'prova', many: 'prove', article: 'f' },
  list: {
    columns: [{ path: 'nome', label: 'Nome', kind: 'title' }],
    filters: [],
    defaultSort: 'nome',
    search: true,
    orderWithin: null,
    bulk: [],
  },
  writable: false,
  form: [],
  history: [],
}

const { matchMedia } = window
const wide = (query: string) => ({ ...matchMedia(query), matches: query === '(min-width: 80em)' })

// jsdom does not know <search> and says so.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation())
afterEach(() => {
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true })
  restoreApi()
})

async function show(isWide: boolean, aperto: string) {
  if (isWide) Object.defineProperty(window, 'matchMedia', { value: wide, configurable: true })
  window.history.replaceState(null, '', `/admin/prove?aperto=${aperto}`)
  const items = ['a', 'b'].map((_id) => ({ _id, version: 1, nome: `Riga ${_id}` }))
  const list = { items, nextCursor: null, prevCursor: null, total: 2, totalIsCapped: false }
  const asked = fakeApi(({ path }) => ({ body: path.includes('savedViews') ? [] : list }))
  const pane = (id: string) => <aside aria-label={`Aperta: ${id}`} />
  const { user } = renderShell(
    <ResourceList
      view={view}
      pane={pane}
      card={({ _id }) => <a href={`/admin/prove/${_id}`}>Carta {_id}</a>}
    />,
    { search: `?aperto=${aperto}` },
  )
  const link = await screen.findByRole('link', { name: isWide ? 'Carta b' : 'Riga b' })
  const opened = jest.fn()
  link.addEventListener('click', (event) => {
    if (!event.defaultPrevented) opened()
    event.preventDefault()
  })
  return { user, link, opened, asked }
}

it('shows the row of the address beside the list, and by a press another one', async () => {
  const { user, link, opened, asked } = await show(true, 'altrove')
  expect(screen.getByRole('complementary', { name: 'Aperta: altrove' })).toBeVisible()
  expect(asked.every(({ path }) => !path.includes('aperto'))).toBe(true)
  await user.keyboard('j')
  expect(window.location.search).toBe('?aperto=a')
  await user.click(link)
  expect(window.location.search).toBe('?aperto=b')
  expect(opened).not.toHaveBeenCalled()
  link.focus()
  await user.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledTimes(1)
})

it('peeks where there is no room for it, and a press opens', async () => {
  const { user, link, opened } = await show(false, 'a')
  expect(screen.getByRole('complementary', { name: 'Anteprima: Riga a' })).toBeVisible()
  await user.click(link)
  expect(opened).toHaveBeenCalledTimes(1)
})
