import { screen, waitFor } from '@testing-library/react'
import { fakeApi, restoreApi } from '@/components/data/list/testing'
import { renderShell } from '@/components/shell/test-shell'
import { STATI_APERTI } from '@/lib/words/case-states'
import { NewMeeting } from './new-meeting'

afterEach(restoreApi)

it('offers the cases that a meeting can be made for, and no closed one', async () => {
  const calls = fakeApi(() => ({ body: { items: [], cursor: null, total: 0 } }))
  const { user } = renderShell(<NewMeeting />, { area: 'agent' })
  await user.click(screen.getByRole('button', { name: 'FISSA UN APPUNTAMENTO' }))
  await user.type(await screen.findByRole('combobox', { name: /Pratica/ }), 'Rossi')
  await waitFor(() => expect(calls.some(({ path }) => path.includes('q=Rossi'))).toBe(true))
  for (const { path } of calls.filter((one) => one.path.includes('/v2/pratiche?')))
    expect(new URL(path, 'http://sito.example').searchParams.get('filter[stato]')).toBe(
      STATI_APERTI.join(','),
    )
})

it('takes whoever sends it empty to the first field to mend, as the form shows them', async () => {
  fakeApi(() => ({ body: { items: [], cursor: null, total: 0 } }))
  const { user } = renderShell(<NewMeeting />, { area: 'agent' })
  await user.click(screen.getByRole('button', { name: 'FISSA UN APPUNTAMENTO' }))
  await user.click(await screen.findByRole('button', { name: 'FISSA' }))
  expect(await screen.findByText('Indica giorno e ora.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Pratica/ })).toHaveFocus())
})
