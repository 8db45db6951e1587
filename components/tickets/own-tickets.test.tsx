import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { OWN_PAGE } from '@/lib/features/tickets/states'
import { OwnTickets } from './own-tickets'

const ticket = (name: string) => ({
  _id: name,
  oggetto: name,
  stato: 'chiuso',
  category: { _id: 'c', nome: 'Altro' },
  lastMessageAt: '2026-11-01T09:00:00.000Z',
  notifyUser: false,
})

it('one’s own tickets that are over go on page after page', async () => {
  const first = Array.from({ length: OWN_PAGE }, (_, index) => ticket(`Vecchio${index}`))
  const calls = stubNetwork({
    'GET /v2/tickets/getMines': ({ path }) => ({
      body: path.includes('prima=') ? [ticket('Antico')] : first,
    }),
  })
  renderShell(<OwnTickets addHref="/nuovo" hrefOf={(id) => `/${id}`} />, { area: 'client' })
  while (screen.queryByRole('button', { name: 'MOSTRA ALTRI' }) === null)
    await userEvent.click(await screen.findByRole('button', { name: /^Mostra altri/ }))
  await userEvent.click(screen.getByRole('button', { name: 'MOSTRA ALTRI' }))
  expect(await screen.findByRole('link', { name: 'Antico' })).toBeVisible()
  expect(calls.at(-1)?.path).toContain(`prima=Vecchio${OWN_PAGE - 1}`)
  expect(screen.queryByRole('button', { name: /ostra altri/i })).toBeNull()
})
