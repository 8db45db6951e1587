import { screen, waitFor, within } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { ReceivedQuote } from '@/lib/features/saved-quotes/schema'
import { receivedOffer, receivedQuote } from '@/lib/features/saved-quotes/test-kit'
import { ReceivedQuotes } from './received-quotes'

// The map of Italy comes as an ES module that the test runner does not load; no form here has a map.
jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), prefetch: jest.fn() }),
}))

const FIRST = receivedOffer('o1', 'Banca Prima')
const SECOND = receivedOffer('o2', 'Banca Seconda')
const quote = receivedQuote('q1', [FIRST, SECOND])

function open(more: Partial<ReceivedQuote> = {}) {
  const calls = stubNetwork({ 'POST /v2/clients/me/quotes/q1/accept': () => ({ body: {} }) })
  const rendered = renderShell(<ReceivedQuotes quotes={[{ ...quote, ...more }]} isNext />, {
    area: 'client',
    path: '/area-clienti',
  })
  return { ...rendered, calls }
}
const accept = () => screen.getByRole('button', { name: 'ACCETTA il preventivo Q26-PROVA' })

it('has nothing chosen beforehand, and asks for the choice where it is made', async () => {
  const { user, calls, container } = open()
  const group = screen.getByRole('group', { name: 'Scegli l’offerta' })
  const radios = within(group).getAllByRole('radio')
  for (const radio of radios) expect(radio).not.toBeChecked()
  await user.click(accept())
  expect(within(group).getByRole('alert')).toHaveTextContent('Scegli l’offerta che accetti.')
  expect(group).toHaveAccessibleDescription('Scegli l’offerta che accetti.')
  expect(radios[0]).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await axeViolations(container)).toEqual([])
  await user.click(within(group).getByRole('radio', { name: 'Banca Seconda, Prestito Prova' }))
  expect(within(group).queryByRole('alert')).toBeNull()
  await user.click(accept())
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveAccessibleName('Accetti l’offerta di Banca Seconda, Prestito Prova?')
  await user.click(within(dialog).getByRole('button', { name: 'ACCETTA' }))
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ offerta: 'o2', version: 2 }))
})

it('takes the only offer as it is', async () => {
  const { user } = open({ offerte: [FIRST] })
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(accept())
  expect(await screen.findByRole('dialog')).toHaveAccessibleName(
    'Accetti l’offerta di Banca Prima, Prestito Prova?',
  )
})

it('shows and names what was accepted, and nothing else', () => {
  open({ accettato: true })
  expect(
    screen.getByRole('heading', { name: 'Hai accettato l’offerta di Banca Prima, Prestito Prova' }),
  ).toBeInTheDocument()
  expect(screen.queryByText('Banca Seconda, Prestito Prova')).toBeNull()
})
