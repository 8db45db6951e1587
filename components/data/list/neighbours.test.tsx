import { screen, waitFor } from '@testing-library/react'
import { renderShell } from '@/components/shell/test-shell'
import { keepPlace } from './list-place'
import { Neighbours } from './neighbours'
import { type Call, fakeApi, restoreApi } from './testing'

const rows = (ids: string[], prevCursor: string | null, nextCursor: string | null) => ({
  items: ids.map((_id) => ({ _id })),
  prevCursor,
  nextCursor,
})
const FROM = { page: '/admin/tickets', path: 'tickets', query: 'filter[stato]=aperto&sort=-createdAt' }

let asked: Call[] = []
beforeEach(() => {
  keepPlace('admin', FROM, rows(['b', 'c'], 'prima', 'poi'))
  asked = fakeApi(({ path }) => ({
    body: path.includes('cursor=poi') ? rows(['d'], 'b', null) : rows(['a'], null, 'c'),
  }))
})
afterEach(restoreApi)

const show = (id: string) => renderShell(<Neighbours />, { path: `/admin/tickets/${id}` })
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

it('leads to the records before and after in the list, beyond its page too, with its filter and sort', async () => {
  show('b')
  await waitFor(() => expect(hrefs()).toEqual(['/admin/tickets/a', '/admin/tickets/c']))
  expect(asked.map(({ path }) => decodeURIComponent(path))).toEqual([
    '/v2/tickets?filter[stato]=aperto&sort=-createdAt&cursor=prima',
  ])
})

it('ends where the list ends', async () => {
  const first = show('c')
  await waitFor(() => expect(hrefs()).toEqual(['/admin/tickets/b', '/admin/tickets/d']))
  first.unmount()
  show('d')
  expect(hrefs()).toEqual(['/admin/tickets/c'])
})

it('follows j and k, and is not there for a record that was not opened from the list', async () => {
  const { user, unmount } = show('c')
  const pressed: (string | null)[] = []
  const listen = (event: Event) => {
    pressed.push((event.target as Element).getAttribute('href'))
    event.preventDefault()
  }
  await waitFor(() => expect(hrefs()).toHaveLength(2))
  for (const link of screen.getAllByRole('link')) link.addEventListener('click', listen)
  await user.keyboard('kj')
  expect(pressed).toEqual(['/admin/tickets/b', '/admin/tickets/d'])
  unmount()
  show('altrove')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
