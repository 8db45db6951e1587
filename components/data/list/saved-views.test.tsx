import { screen, waitFor } from '@testing-library/react'
import { renderShell } from '@/components/shell/test-shell'
import { SavedViews } from './saved-views'
import { type Call, fakeApi, restoreApi } from './testing'

/** The API of the saved views, with one that is already there. */
const answer = () =>
  fakeApi(({ method }) =>
    method === 'DELETE' ? { status: 204 } : { body: [{ _id: '1', nome: 'Mie', query: 'sort=titolo' }] },
  )
const writes = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET')

afterEach(restoreApi)

const open = async () => {
  const params = new URLSearchParams('q=mutuo&cursor=abc&columns=titolo')
  const { user } = renderShell(<SavedViews resource="news" params={params} />)
  await user.click(screen.getByRole('button', { name: 'Viste' }))
  await screen.findByRole('button', { name: 'Mie' })
  return user
}

it('keeps filters and columns, never the place in the list', async () => {
  const calls = answer()
  const user = await open()
  await user.type(screen.getByRole('textbox', { name: 'Nome della vista' }), ' Mutui {Enter}')
  await waitFor(() => expect(writes(calls)).toHaveLength(1))
  expect(writes(calls)[0]?.body).toEqual({ resource: 'news', nome: 'Mutui', query: 'q=mutuo&columns=titolo' })
})

it('says that a name which is taken will be replaced', async () => {
  answer()
  const user = await open()
  await user.type(screen.getByRole('textbox', { name: 'Nome della vista' }), 'Mie')
  expect(screen.getByRole('button', { name: 'SOSTITUISCI LA VISTA' })).toBeEnabled()
})

it('closes once a view is applied', async () => {
  answer()
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Mie' }))
  expect(window.location.search).toBe('?sort=titolo')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mie' })).not.toBeInTheDocument())
})

it('takes a deletion back', async () => {
  const calls = answer()
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Cancella la vista Mie' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome della vista' })).toHaveFocus())
  await user.click(await screen.findByRole('button', { name: 'ANNULLA' }))
  await waitFor(() => expect(writes(calls)).toHaveLength(2))
  expect(writes(calls).map(({ method }) => method)).toEqual(['DELETE', 'POST'])
  expect(writes(calls)[1]?.body).toEqual({ resource: 'news', nome: 'Mie', query: 'sort=titolo' })
})

it('gives a view another name, never one that is taken', async () => {
  const calls = fakeApi(() => ({ body: ['Mie', 'Tue'].map((nome) => ({ _id: nome, nome, query: '' })) }))
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Rinomina la vista Mie' }))
  const box = screen.getByRole('textbox', { name: 'Nuovo nome' })
  await user.clear(box)
  await user.type(box, 'Tue{Enter}')
  expect(box).toHaveAccessibleDescription('Hai già una vista con questo nome.')
  expect(writes(calls)).toEqual([])
  await user.type(box, ' e mie {Enter}')
  await waitFor(() => expect(box).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Mie' })).toHaveFocus()
  expect(writes(calls)).toEqual([
    { method: 'PATCH', path: expect.stringMatching(/savedViews\/Mie/), body: { nome: 'Tue e mie' } },
  ])
})
