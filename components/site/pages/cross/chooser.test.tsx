import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { Chooser } from './chooser'
import { CrossDesk } from './cross-desk'

expect.extend(toHaveNoViolations)

beforeEach(() => history.replaceState(null, '', '/cross-semplice-mutuo?utm_source=partner'))

it('proposes a way after three answers, and keeps them beside the campaign', async () => {
  const { container } = render(
    <CrossDesk>
      <Chooser />
    </CrossDesk>,
  )
  expect(screen.getByText(/Rispondi alle tre domande/)).toBeInTheDocument()
  for (const answer of ['Una rata più leggera', 'Più di 15 anni', 'Variabile'])
    await userEvent.click(screen.getByRole('radio', { name: answer }))
  expect(screen.getByRole('heading', { name: /surroga/i })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Calcola quanto risparmi' })).toHaveAttribute(
    'href',
    '/mutui?finalita=surroga',
  )
  await waitFor(() =>
    expect(location.search).toBe('?utm_source=partner&bisogno=rata&manca=molto&tasso=variabile'),
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Meno di 5 anni' }))
  expect(screen.getByRole('heading', { name: /tenere il mutuo attuale/ })).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})
