import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { prodottoLeasing as prodotto } from '@/lib/finance/test-products'
import { LeasingCard } from './leasing-card'
import { LeasingDesk } from './leasing-desk'
import { LeasingPlan } from './leasing-plan'

expect.extend(toHaveNoViolations)

const page = (
  <LeasingDesk prodotti={[prodotto]}>
    <LeasingCard oggi="2026-11-20" />
    <LeasingPlan />
  </LeasingDesk>
)

beforeEach(() => history.replaceState(null, '', '/leasing'))

it('shows the canone of the example, its plan and the day of the figures', async () => {
  const { container } = render(page)
  expect(screen.getByRole('status')).toHaveTextContent(/1\.494,99.€/)
  expect(screen.getByText(/20\/11\/2026/)).toBeInTheDocument()
  expect(screen.getByRole('img', { name: /ognuno dei 5 anni/ })).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

it('reopens the leasing of the address', async () => {
  history.replaceState(null, '', '/leasing?valore=100000&tan=5&canoni=inizio')
  render(page)
  expect(await screen.findByText(/1\.488,79.€/)).toBeInTheDocument()
  expect(screen.getByLabelText('Il tuo tasso, se ne hai già uno')).toHaveValue('5')
  expect(screen.getByText(/è il tasso che hai scritto tu/)).toBeInTheDocument()
})

it('says which figure is wrong, and goes back to the operators when the own rate is taken away', async () => {
  render(page)
  const duration = screen.getByLabelText('Lo paghi in')
  await userEvent.clear(duration)
  await userEvent.type(duration, '9')
  expect(duration).toHaveAccessibleDescription('La durata va da 12 a 120 mesi.')
  expect(duration).toBeInvalid()
  expect(screen.queryByRole('button', { name: 'Chiedi una proposta' })).not.toBeInTheDocument()
  await userEvent.type(duration, '{Backspace}60')
  const rate = screen.getByLabelText('Il tuo tasso, se ne hai già uno')
  await userEvent.type(rate, '6,25')
  expect(screen.getByText(/TAN 6,25%/)).toBeInTheDocument()
  await userEvent.clear(rate)
  expect(screen.getByText(/Leasing Prova, Strumentale/)).toBeInTheDocument()
})
