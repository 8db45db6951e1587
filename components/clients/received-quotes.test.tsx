import { screen, waitFor, within } from '@testing-library/react'
import { renderShell, stubNetwork } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import type { ReceivedQuote } from '@/lib/features/saved-quotes/schema'
import { ReceivedQuotes } from './received-quotes'

// The map of Italy comes as an ES module that the test runner does not load; no form here has a map.
jest.mock('@/components/ui/italy-map', () => ({ ItalyMap: () => null }))
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), prefetch: jest.fn() }),
}))

const offer = (_id: string, banca: string) => ({
  _id,
  banca,
  nome: 'Prestito Prova',
  importo: 10_000,
  durataMesi: 60,
  rata: 200.38,
  tan: 7.5,
  tasso: 'fisso',
  taeg: 8.2,
  condizioni: [],
  spese: 0,
  totale: 12_022.8,
})
const FIRST = offer('o1', 'Banca Prima')
const SECOND = offer('o2', 'Banca Seconda')
const quote: ReceivedQuote = {
  _id: 'q1',
  version: 2,
  codice: 'Q26-PROVA',
  prodotto: 'Prestito',
  avvertenza: null,
  agente: 'Anna Consulente',
  telefono: null,
  accettato: false,
  scadeIl: '2026-12-31',
  cifreAl: null,
  offerte: [FIRST, SECOND],
}

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
  await user.click(within(group).getByRole('radio', { name: 'Banca Seconda' }))
  expect(within(group).queryByRole('alert')).toBeNull()
  await user.click(accept())
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveAccessibleName('Accetti l’offerta di Banca Seconda?')
  await user.click(within(dialog).getByRole('button', { name: 'ACCETTA' }))
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ offerta: 'o2', version: 2 }))
})

it('takes the only offer as it is', async () => {
  const { user } = open({ offerte: [FIRST] })
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(accept())
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Accetti l’offerta di Banca Prima?')
})

it('shows and names what was accepted, and nothing else', () => {
  open({ accettato: true })
  expect(screen.getByRole('heading', { name: 'Hai accettato l’offerta di Banca Prima' })).toBeInTheDocument()
  expect(screen.queryByText('Banca Seconda')).toBeNull()
})
