import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { axeViolations } from '@/components/ui/test-render'
import type { LinkedQuote } from '@/lib/features/saved-quotes/received'
import { receivedOffer, receivedQuote } from '@/lib/features/saved-quotes/test-kit'
import { QuoteLinkPage } from './quote-link-page'

const refreshed = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: refreshed }) }))

const FIRST = receivedOffer('11111111-1111-4111-8111-111111111111', 'Banca Prima')
const SECOND = receivedOffer('22222222-2222-4222-8222-222222222222', 'Banca Seconda')

const quote: LinkedQuote = {
  ...receivedQuote('33333333-3333-4333-8333-333333333333', [FIRST, SECOND]),
  nome: 'Ida',
  stato: 'aperto',
  scaduto: false,
}

/* jsdom has no fetch; what was sent is kept. */
function server(status = 200) {
  const sent: unknown[] = []
  globalThis.fetch = (async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    const headers = new Map([['content-type', 'application/json']])
    return { ok: status < 400, status, headers, json: async () => ({}), text: async () => '{}' }
  }) as unknown as typeof fetch
  return sent
}

const open = (more: Partial<LinkedQuote> = {}) =>
  render(<QuoteLinkPage token="segreto" found={{ ...quote, ...more }} siteUrl="https://sito.example" />)
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))

beforeEach(() => refreshed.mockClear())

describe('one of several offers', () => {
  it('is not chosen beforehand, and is asked for at the choice', async () => {
    const sent = server()
    const { container } = open()
    const group = screen.getByRole('group', { name: 'Scegli l’offerta' })
    const [first, second] = within(group).getAllByRole('radio')
    expect([first, second].map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false])
    press('Accetta')
    expect(within(group).getByRole('alert')).toHaveTextContent('Scegli l’offerta che accetti.')
    expect(group).toHaveAccessibleDescription('Scegli l’offerta che accetti.')
    expect(first).toHaveFocus()
    expect(sent).toEqual([])
    expect(await axeViolations(container)).toEqual([])
    fireEvent.click(second as HTMLElement)
    expect(screen.queryByRole('alert')).toBeNull()
    press('Accetta')
    await waitFor(() => expect(refreshed).toHaveBeenCalled())
    expect(sent).toEqual([{ risposta: 'accetta', offerta: SECOND._id }])
  })

  it('is chosen already where it is the only one', async () => {
    const sent = server()
    open({ offerte: [FIRST] })
    expect(screen.queryByRole('radio')).toBeNull()
    press('Accetta')
    await waitFor(() => expect(sent).toEqual([{ risposta: 'accetta', offerta: FIRST._id }]))
  })
})

describe('a no', () => {
  it('is asked once before it is final', async () => {
    const sent = server()
    const { container } = open()
    press('Rifiuta')
    const question = screen.getByRole('group', { name: 'Rifiuti il preventivo?' })
    expect(within(question).getByRole('button', { name: 'No' })).toHaveFocus()
    expect(await axeViolations(container)).toEqual([])
    press('No')
    expect(screen.queryByRole('group', { name: 'Rifiuti il preventivo?' })).toBeNull()
    expect(button('Rifiuta')).toHaveFocus()
    expect(sent).toEqual([])
    press('Rifiuta')
    press('Sì, rifiuta')
    await waitFor(() => expect(refreshed).toHaveBeenCalled())
    expect(sent).toEqual([{ risposta: 'rifiuta' }])
  })
})

describe('after the answer', () => {
  it('only the accepted offer is shown, and named', () => {
    open({ stato: 'accettato', accettato: true })
    expect(screen.getByRole('status')).toHaveTextContent(
      'Hai accettato l’offerta di Banca Prima, Prestito Prova',
    )
    expect(screen.getByText('Banca Prima, Prestito Prova')).toBeInTheDocument()
    expect(screen.queryByText('Banca Seconda, Prestito Prova')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('so it stays once it is a case', () => {
    open({ stato: 'convertito', accettato: true })
    expect(screen.getByRole('status')).toHaveTextContent('è diventato una pratica')
    expect(screen.queryByText('Banca Seconda, Prestito Prova')).toBeNull()
  })

  it('all that were refused stay to be read', () => {
    open({ stato: 'rifiutato' })
    expect(screen.getByText('Banca Seconda, Prestito Prova')).toBeInTheDocument()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
