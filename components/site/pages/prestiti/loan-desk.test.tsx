import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { type FakeApi, fakeApi } from '@/components/site/offers/testing'
import { LoanCard } from './loan-card'
import { LoanDesk } from './loan-desk'
import { LoanOffers } from './loan-offers'
import type { Loan, LoanReply } from './loans'

expect.extend(toHaveNoViolations)

const QUOTE = '01900000-0000-7000-8000-000000000001'
const loan = (nome: string, figures: Partial<Loan>): Loan => ({
  bank: { nome },
  product: { _id: `01900000-0000-7000-8000-0000000000${nome.length + 10}`, nome: 'Prestito Prova' },
  tan: 7.5,
  taeg: 8.5,
  rata: 200.38,
  durataMesi: 60,
  importo: 10_000,
  totaleInteressi: 2_022.8,
  totale: 12_188.8,
  costiIniziali: 166,
  costi: [{ voce: 'Spese iniziali', importo: 166, quando: 'iniziale' }],
  ...figures,
})
const first: LoanReply = {
  offers: [loan('Alfa', {}), loan('Beta Finanziaria', { taeg: 9, rata: 203, costiIniziali: 50 })],
  excluded: [
    {
      bank: null,
      product: { nome: 'Tabella Auto' },
      motivi: ['Non è prevista per questa finalità.'],
    },
  ],
  asOf: '2026-08-22',
}

let api: FakeApi
const asked = () => api.calls.filter(({ path }) => path === '/v2/calculators/prestiti')
const show = () =>
  render(
    <LoanDesk first={first}>
      <LoanCard durate={[48, 60, 72]} />
      <LoanOffers />
    </LoanDesk>,
  )
const names = () =>
  screen.getAllByRole('article').map((article) => article.getAttribute('aria-label')?.split(',')[0])

beforeEach(() => {
  history.replaceState(null, '', '/prestiti')
  api = fakeApi({
    '/v2/calculators/prestiti': ({ importo, durata }) => ({
      status: 200,
      body: {
        ...first,
        quoteId: QUOTE,
        offers: [loan('Alfa', { importo: Number(importo), durataMesi: Number(durata), rata: 321.5 })],
      },
    }),
    '/v2/leadRequests': () => ({ status: 201, body: { _id: '1', codice: 'L-PROVA-2' } }),
  })
})

describe('LoanDesk', () => {
  it('shows what the server has worked out, dated, and asks nothing', async () => {
    const { container } = show()
    expect(screen.getByText(/in vigore il 22\/08\/2026/)).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('200,38')
    expect(screen.getByRole('status')).toHaveTextContent('8,50%')
    expect(names()).toEqual(['Alfa', 'Beta Finanziaria'])
    expect(screen.getByText('Finanziaria convenzionata, Tabella Auto')).toBeInTheDocument()
    expect(asked()).toHaveLength(0)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('follows what is written, and the address remembers it beside the campaign', async () => {
    history.replaceState(null, '', '/prestiti?utm_source=lettera')
    show()
    await userEvent.selectOptions(screen.getByLabelText('Li restituisci in'), '48')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('321,50'))
    expect(asked()).toHaveLength(1)
    expect(asked()[0]?.body).toEqual({ importo: 10_000, durata: 48, finalita: 'liquidita' })
    expect(location.search).toBe('?utm_source=lettera&importo=10000&durata=48&finalita=liquidita')
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Un’offerta per 10.000 € in 4 anni')
  })

  it('reopens the simulation of the address', async () => {
    history.replaceState(null, '', '/prestiti?importo=7000&durata=13&finalita=auto')
    show()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('321,50'))
    expect(asked()[0]?.body).toEqual({ importo: 7_000, durata: 13, finalita: 'auto' })
    expect(screen.getByRole('textbox', { name: 'Ti servono' })).toHaveValue('7.000')
    expect(screen.getByLabelText('Li restituisci in')).toHaveValue('13')
  })

  it('says what is wrong beside the number, which stays', async () => {
    show()
    await userEvent.type(screen.getByRole('textbox', { name: 'Ti servono' }), '0')
    const field = screen.getByRole('textbox', { name: 'Ti servono' })
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Scrivi quanto ti serve: da 1.000 a 60.000 €.'),
    )
    expect(field).toBeInvalid()
    await userEvent.tab()
    expect(field).toHaveValue('100.000')
    expect(asked()).toHaveLength(0)
  })

  it('sorts, and the badge stays with the lowest TAEG', async () => {
    show()
    await userEvent.click(screen.getByRole('radio', { name: 'Spese iniziali' }))
    expect(names()).toEqual(['Beta Finanziaria', 'Alfa'])
    expect(
      within(screen.getByRole('article', { name: /Alfa/ })).getByText('TAEG più basso'),
    ).toBeInTheDocument()
  })

  it('puts loans side by side, and asks for one of them', async () => {
    const { baseElement } = show()
    for (const name of [/Affianca Alfa/, /Affianca Beta/])
      await userEvent.click(screen.getByRole('checkbox', { name }))
    await userEvent.click(screen.getByRole('button', { name: 'Affianca' }))
    const table = within(await screen.findByRole('dialog', { name: 'Offerte a confronto' }))
    expect(table.getByRole('row', { name: /TAEG/ })).toHaveTextContent('8,50%, il più basso9,00%')
    expect(table.getByRole('row', { name: /Spese iniziali/ })).toHaveTextContent(
      /166,00.*50,00.*, il più basso/,
    )
    expect(await axe(baseElement)).toHaveNoViolations()
    await userEvent.click(table.getByRole('button', { name: /per Beta/ }))
    expect(await screen.findByRole('dialog', { name: 'Richiedi fattibilità' })).toHaveTextContent('Beta')
  })

  it('explains a list with nothing in it', async () => {
    api.answers['/v2/calculators/prestiti'] = () => ({
      status: 200,
      body: { ...first, quoteId: QUOTE, offers: [], asOf: null },
    })
    show()
    await userEvent.selectOptions(screen.getByLabelText('Li restituisci in'), '72')
    expect(await screen.findByText('Nessun prodotto per questi importi')).toBeInTheDocument()
    expect(screen.getByRole('group')).toHaveAttribute('open')
  })

  it('keeps the figures when the server is away, and asks again', async () => {
    api.answers['/v2/calculators/prestiti'] = () => ({
      status: 503,
      body: { detail: 'Servizio fermo.', requestId: 'r-9' },
    })
    show()
    await userEvent.selectOptions(screen.getByLabelText('Ti servono per'), 'auto')
    expect(await screen.findByText(/Gli importi che hai inserito sono ancora nel modulo/)).toBeInTheDocument()
    expect(screen.getByText(/r-9/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(asked()).toHaveLength(2)
    expect(screen.getByLabelText('Ti servono per')).toHaveValue('auto')
  })

  it('opens every figure of an offer with its plan and, once it is kept, its document', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: /Costi e piano di Alfa/ }))
    const drawer = await screen.findByRole('dialog', { name: /Alfa/ })
    expect(within(drawer).getByText('Importo totale dovuto').parentElement).toHaveTextContent('12.188,80')
    expect(await within(drawer).findByRole('link', { name: 'Scarica il PDF' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/v2/quotes/${QUOTE}/pdf?productId=`),
    )
  })

  it('opens the offer of the address in its own simulation, once, and its link is of that offer', async () => {
    const { offers } = first
    const beta = offers[1]?.product._id
    api.answers['/v2/calculators/prestiti'] = ({ importo }) => ({
      status: 200,
      body: {
        ...first,
        quoteId: QUOTE,
        offers: offers.map((each) => ({ ...each, importo, rata: each.rata / 2 })),
      },
    })
    history.replaceState(null, '', `/prestiti?importo=5000&durata=60&finalita=auto&offerta=${beta}`)
    show()
    const drawer = await screen.findByRole('dialog', { name: /Beta/ })
    expect(within(drawer).getByText('Importo totale del credito').parentElement).toHaveTextContent('5.000')
    expect(within(drawer).getByRole('link', { name: 'Scarica il PDF' })).toHaveAttribute(
      'href',
      `/v2/quotes/${QUOTE}/pdf?productId=${beta}`,
    )
    expect(`${location.pathname}${location.search}`).toBe(
      `/prestiti?importo=5000&durata=60&finalita=auto&offerta=${beta}`,
    )
    await userEvent.click(within(drawer).getByRole('button', { name: 'Chiudi' }))
    await waitFor(() => expect(location.search).toBe('?importo=5000&durata=60&finalita=auto'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('sends the request with the quote and the offer, once', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: /fattibilità per Alfa/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Richiedi fattibilità' })
    await userEvent.type(within(dialog).getByLabelText(/^Nome/), 'Ada')
    await userEvent.type(within(dialog).getByLabelText(/^Cognome/), 'Prova')
    await userEvent.type(within(dialog).getByLabelText(/^E-mail/), 'ada@prova.example')
    await userEvent.type(within(dialog).getByLabelText(/^Telefono/), '3331234567')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /informativa/ }))
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Invia' }))
    expect(await screen.findByText('L-PROVA-2', undefined, { timeout: 5_000 })).toBeInTheDocument()
    const sent = api.calls.filter(({ path }) => path === '/v2/leadRequests')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      product: 'prestito',
      quoteId: QUOTE,
      productId: first.offers[0]?.product._id,
      input: { importo: 10_000, durata: 60, finalita: 'liquidita' },
      consents: { privacy: true, marketing: false },
    })
  })
})
