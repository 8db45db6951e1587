import { screen } from '@testing-library/react'
import { fakeApi, restoreApi } from '@/components/data/list/testing'
import { renderShell } from '@/components/shell/test-shell'
import { CalendarSection } from './calendar-section'

afterEach(restoreApi)

it('gives the address that the server made, to be opened by a calendar, and asks before it is taken away', async () => {
  const url = 'https://sito.example/v2/agenda/segreto'
  const calls = fakeApi(({ method }) => ({ body: { url: method === 'POST' ? url : null } }))
  const { user } = renderShell(<CalendarSection />, { area: 'agent' })
  await user.click(await screen.findByRole('button', { name: 'CREA L’INDIRIZZO' }))
  expect(await screen.findByText(url)).toBeVisible()
  expect(screen.getByRole('link', { name: 'aprilo con il calendario' })).toHaveAttribute(
    'href',
    'webcal://sito.example/v2/agenda/segreto',
  )
  await user.click(screen.getByRole('button', { name: 'Togli l’indirizzo' }))
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await user.click(await screen.findByRole('button', { name: 'TOGLI' }))
  expect(await screen.findByRole('button', { name: 'CREA L’INDIRIZZO' })).toBeVisible()
  expect(screen.queryByText(url)).toBeNull()
})
