import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import type { Comparison } from './offers'
import { Simulator } from './simulator'

expect.extend(toHaveNoViolations)

const offer = (nome: string, tipoTasso: 'fisso' | 'variabile', taeg: number) => ({
  bank: { _id: nome, nome },
  product: { _id: `${nome}-1`, nome: 'Mutuo Prova' },
  tipoTasso,
  index: 'EURIRS',
  tenor: '25Y',
  indexValue: 2.6,
  spread: 0.6,
  tan: 3.2,
  taeg,
  rata: 727.02,
  durataMesi: 300,
  importo: 150_000,
  totale: 219_530.28,
  tassi: [],
  costiIniziali: 1425,
  costi: [{ voce: 'Istruttoria', importo: 750, quando: 'iniziale' as const }],
})
const comparison: Comparison = {
  quoteId: 'q1',
  offers: [offer('Banca Alfa', 'variabile', 3.1), offer('Banca Beta', 'fisso', 3.34)],
  excluded: [
    { bank: { _id: 'g', nome: 'Banca Gamma' }, product: { _id: 'g1', nome: 'Mutuo' }, motivi: ['Troppo.'] },
  ],
  ltv: 75,
  rataReddito: null,
  rataSostenibile: null,
  asOf: '2026-11-20',
}

type Call = { path: string; body: unknown; headers: Headers }
let calls: Call[]
let answers: Record<string, () => { status: number; body: unknown }>

const reply = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  headers: new Headers({ 'content-type': 'application/json' }),
  json: async () => body,
  text: async () => JSON.stringify(body),
})

// The network is outside: everything up to fetch is the real code.
beforeEach(() => {
  calls = []
  answers = {
    '/v2/enums/province': () => ({ status: 200, body: [{ sigla: 'MI', nome: 'Milano' }] }),
    '/v2/calculators/mutui': () => ({ status: 200, body: comparison }),
    '/v2/leadRequests': () => ({ status: 201, body: { _id: '1', codice: 'L-PROVA-1' } }),
  }
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    calls.push({ path, body: init.body && JSON.parse(String(init.body)), headers: new Headers(init.headers) })
    const answer = answers[path]?.() ?? { status: 404, body: {} }
    return reply(answer.status, answer.body)
  }) as unknown as typeof fetch
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Element.prototype.scrollIntoView = () => undefined
  history.replaceState(null, '', '/mutui')
})

const asked = () => calls.filter(({ path }) => path === '/v2/calculators/mutui')
const compare = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Confronta le offerte' }))
  await screen.findByText('2 offerte, dalla meno cara')
}

describe('Simulator', () => {
  it('asks nothing by itself; on submit shows the offers and keeps them in the address', async () => {
    const { container } = render(<Simulator />)
    await screen.findByRole('option', { name: 'Milano' })
    expect(asked()).toHaveLength(0)
    await compare()
    expect(location.search).toContain('importo=150000')
    expect(
      within(screen.getByRole('article', { name: /Alfa/ })).getByText('TAEG più basso'),
    ).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('reopens the simulation of the address', async () => {
    history.replaceState(null, '', '/mutui?valoreImmobile=240000&importo=120000&durata=20&tasso=fisso')
    render(<Simulator />)
    await screen.findByText('Un’offerta, dalla meno cara')
    expect(asked()[0]?.body).toMatchObject({
      valoreImmobile: 240_000,
      importo: 120_000,
      durata: 20,
      tasso: 'tutti',
    })
    expect(screen.getByLabelText(/Quanto ti serve/)).toHaveValue('120.000')
  })

  it('shows ten offers at a time', async () => {
    const offers = Array.from({ length: 13 }, (_, index) => offer(`Banca ${index}`, 'fisso', 3 + index / 10))
    answers['/v2/calculators/mutui'] = () => ({ status: 200, body: { ...comparison, offers } })
    render(<Simulator />)
    await userEvent.click(screen.getByRole('button', { name: 'Confronta le offerte' }))
    await screen.findByText('13 offerte, dalla meno cara')
    expect(screen.getAllByRole('article')).toHaveLength(10)
    await userEvent.click(screen.getByRole('button', { name: 'Mostra altre 3' }))
    expect(screen.getAllByRole('article')).toHaveLength(13)
    expect(screen.queryByRole('button', { name: /^Mostra/ })).not.toBeInTheDocument()
  })

  it('refuses what cannot be, in words, and takes the keyboard there', async () => {
    render(<Simulator />)
    await userEvent.clear(screen.getByLabelText(/In quanti anni/))
    await userEvent.click(screen.getByRole('button', { name: 'Confronta le offerte' }))
    expect(screen.getByText('La durata va da 1 a 40 anni.')).toBeInTheDocument()
    expect(screen.getByLabelText(/In quanti anni/)).toHaveFocus()
    expect(asked()).toHaveLength(0)
  })

  it('shows the message of the API and keeps what was typed', async () => {
    answers['/v2/calculators/mutui'] = () => ({
      status: 503,
      body: { detail: 'Servizio fermo.', requestId: 'r-1' },
    })
    render(<Simulator />)
    await userEvent.click(screen.getByRole('button', { name: 'Confronta le offerte' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Servizio fermo.')
    expect(screen.getByRole('alert')).toHaveTextContent('r-1')
    expect(screen.getByLabelText(/Quanto ti serve/)).toHaveValue('150.000')
  })

  it('opens the costs and the plan of an offer', async () => {
    render(<Simulator />)
    await compare()
    await userEvent.click(screen.getByRole('button', { name: /Costi e piano.*Beta/ }))
    const drawer = screen.getByRole('dialog', { name: /Beta/ })
    expect(within(drawer).getByRole('row', { name: /Istruttoria/ })).toHaveTextContent('750,00 €')
    expect(within(drawer).getByRole('link', { name: 'Scarica il PDF' })).toHaveAttribute(
      'href',
      '/v2/quotes/q1/pdf',
    )
    await userEvent.click(within(drawer).getByRole('button', { name: 'Per mese' }))
    expect(within(drawer).getAllByRole('row').length).toBeGreaterThan(300)
  })

  it('sends the request once, with the consents as they were left, and says its code', async () => {
    render(<Simulator />)
    await compare()
    await userEvent.click(screen.getByRole('button', { name: /RICHIEDI FATTIBILITÀ per Banca Alfa/ }))
    const dialog = screen.getByRole('dialog')
    await userEvent.type(within(dialog).getByLabelText(/^Nome/), 'Ada')
    await userEvent.type(within(dialog).getByLabelText(/^Cognome/), 'Prova')
    await userEvent.type(within(dialog).getByLabelText(/^E-mail/), 'ada@prova.example')
    await userEvent.type(within(dialog).getByLabelText(/^Telefono/), '3331234567')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /informativa/ }))
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'INVIA' }))
    expect(await screen.findByText('L-PROVA-1')).toBeInTheDocument()
    const sent = calls.filter(({ path }) => path === '/v2/leadRequests')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
    expect(sent[0]?.body).toMatchObject({
      productId: 'Banca Alfa-1',
      quoteId: 'q1',
      consents: { privacy: true, marketing: false, terzi: false, profilazione: false },
    })
  })
})
