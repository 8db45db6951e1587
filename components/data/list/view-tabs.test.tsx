import { screen } from '@testing-library/react'
import { renderShell } from '@/components/shell/test-shell'
import { fakeApi, restoreApi } from './testing'
import { ViewTabs } from './view-tabs'

const presets = [{ id: 'nuove', label: 'Nuove', query: 'filter[stato]=nuovo' }]

afterEach(restoreApi)

const show = (search: string, ready = true) =>
  renderShell(
    <ViewTabs resource="prove" presets={presets} params={new URLSearchParams(search)} ready={ready} />,
  )

it('counts each view, marks the one that the address asks for, and opens the others', async () => {
  const calls = fakeApi(({ path }) => ({
    body: path.includes('counts')
      ? { nuove: { total: 32, totalIsCapped: false }, v1: { total: 999, totalIsCapped: true } }
      : [{ _id: 'v1', nome: 'Mie', query: 'sort=nome' }],
  }))
  const { user } = show('filter[stato]=nuovo&limit=100&cursor=abc')
  expect(await screen.findByRole('button', { name: 'Nuove 32' })).toHaveAttribute('aria-current', 'true')
  await user.click(await screen.findByRole('button', { name: 'Mie 999+' }))
  expect(window.location.search).toBe('?sort=nome')
  await user.click(screen.getByRole('button', { name: 'Tutte' }))
  expect(window.location.search).toBe('')
  expect(calls.filter(({ path }) => path.includes('counts'))).toHaveLength(1)
})

it('does not count before the rows are there', async () => {
  const calls = fakeApi(() => ({ body: [] }))
  show('', false)
  expect(await screen.findByRole('button', { name: 'Nuove' })).toBeVisible()
  expect(calls.some(({ path }) => path.includes('counts'))).toBe(false)
})

it('keeps many views in a menu, and the one that is on show among the tabs', async () => {
  fakeApi(() => ({ body: [] }))
  const many = Array.from({ length: 9 }, (_, at) => ({
    id: `v${at}`,
    label: `Vista ${at}`,
    query: at === 0 ? '' : `filter[stato]=s${at}`,
  }))
  const { user } = renderShell(
    <ViewTabs
      resource="prove"
      presets={many}
      params={new URLSearchParams('filter[stato]=s7')}
      ready={false}
    />,
  )
  const tabs = screen.getAllByRole('button').map((tab) => tab.textContent)
  expect(tabs).toEqual(['Vista 0', 'Vista 1', 'Vista 2', 'Vista 3', 'Vista 4', 'Vista 7', 'Altre'])
  await user.click(screen.getByRole('button', { name: 'Altre' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Vista 8' }))
  expect(decodeURIComponent(window.location.search)).toBe('?filter[stato]=s8')
})
