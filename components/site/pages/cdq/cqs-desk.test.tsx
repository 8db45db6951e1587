import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { Points } from '@/components/site/offers/points'
import { type FakeApi, fakeApi } from '@/components/site/offers/testing'
import { POLIZZA_ALTROVE } from '@/lib/words/policy'
import type { CqsOffer, CqsReply } from './cqs'
import { CqsCard } from './cqs-card'
import { CqsDesk } from './cqs-desk'
import { CqsOffers } from './cqs-offers'
import { rights } from './cqs-points'

expect.extend(toHaveNoViolations)

const QUOTE = '01900000-0000-7000-8000-000000000002'
const offer: CqsOffer = {
  bank: { nome: 'Banca Prova' },
  product: { _id: '01900000-0000-7000-8000-000000000003', nome: 'Cessione' },
  montante: 38_400,
  capitale: 30_309.52,
  interessi: 8_090.48,
  netto: 28_959.92,
  tan: 4.9,
  taeg: 6.059,
  costi: [
    { voce: 'Assicurazione vita obbligatoria', importo: 1_333.6, quando: 'iniziale' },
    { voce: 'Imposta di bollo', importo: 16, quando: 'iniziale' },
  ],
}
const first: CqsReply = {
  rataMassima: 320,
  rata: 320,
  rataDelega: 320,
  durata: 120,
  asOf: '2026-11-21',
  offers: [offer],
}

let api: FakeApi
const asked = () => api.calls.filter(({ path }) => path === '/v2/calculators/cdq')
const refuse = (path: string, message: string) => () => ({
  status: 422,
  body: { detail: message, errors: [{ path, message }] },
})
const show = (reply: CqsReply | null = first) =>
  render(
    <CqsDesk first={reply}>
      <CqsCard />
      <CqsOffers />
    </CqsDesk>,
  )

beforeEach(() => {
  history.replaceState(null, '', '/cdq')
  api = fakeApi({
    '/v2/calculators/cdq': ({ netto, rata = Number(netto) / 5 }) => ({
      status: 200,
      body: { ...first, quoteId: QUOTE, rataMassima: Number(netto) / 5, rata, rataDelega: null },
    }),
  })
})

describe('CqsDesk', () => {
  it('shows the largest instalment first, with what it brings and its TAEG', async () => {
    const { container } = show()
    for (const text of ['Rata massima', '320,00', '28.959,92', '6,06%', '38.400,00', '4,90%'])
      expect(screen.getByRole('status')).toHaveTextContent(text)
    expect(screen.getByText(/Prodotti degli operatori del 21\/11\/2026/)).toBeInTheDocument()
    expect(screen.getByText(/un secondo quinto, fino ad altri 320,00/)).toBeInTheDocument()
    expect(asked()).toHaveLength(0)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('takes a smaller instalment, and forgets it when the pay changes', async () => {
    show()
    await userEvent.clear(screen.getByRole('textbox', { name: 'La tua rata' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'La tua rata' }), '200')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Rata scelta200,00'))
    expect(asked().at(-1)?.body).toMatchObject({ netto: 1_600, rata: 200 })
    await userEvent.selectOptions(screen.getByLabelText('Sei'), 'pensionato')
    const forgotten = { netto: 1_600, tipo: 'pensionato', eta: 45, durata: 120 }
    await waitFor(() => expect(asked().at(-1)?.body).toEqual(forgotten))
    expect(await screen.findByText(/La pensione minima non si tocca/)).toBeInTheDocument()
    expect(location.search).toContain('tipo=pensionato')
  })

  it('reopens the simulation of the address', async () => {
    history.replaceState(null, '', '/cdq?netto=1250&tipo=dipendente_pubblico&eta=50&durata=60&rata=150')
    show()
    await waitFor(() => expect(asked()).toHaveLength(1))
    expect(asked()[0]?.body).toEqual({
      netto: 1_250,
      tipo: 'dipendente_pubblico',
      eta: 50,
      durata: 60,
      rata: 150,
    })
    expect(screen.getByRole('textbox', { name: 'Stipendio netto' })).toHaveValue('1.250')
  })

  it('says in words why nothing is possible, at the field', async () => {
    const reason = 'Alla tua età la durata più lunga è 9 anni.'
    api.answers['/v2/calculators/cdq'] = refuse('durata', reason)
    show()
    await userEvent.clear(screen.getByRole('textbox', { name: 'Hai' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Hai' }), '79')
    await waitFor(() => expect(screen.getByLabelText('Durata')).toHaveAccessibleDescription(reason))
    expect(screen.getByRole('status')).toHaveTextContent('Correggi il dato segnato')
    expect(screen.getByText('Con questi dati la cessione del quinto non è possibile')).toBeInTheDocument()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Hai' })).toHaveValue('79')
  })

  it('keeps the offers in view when only the chosen instalment is too high', async () => {
    api.answers['/v2/calculators/cdq'] = refuse('rata', 'La rata arriva al massimo a 320 €.')
    show()
    await userEvent.type(screen.getByRole('textbox', { name: 'La tua rata' }), '0')
    const field = screen.getByRole('textbox', { name: 'La tua rata' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('La rata arriva al massimo a 320 €.'))
    expect(screen.getByRole('article')).toBeInTheDocument()
  })

  it('sorts by the sum or by the TAEG, and the badge stays with the lowest TAEG', async () => {
    const dear = { ...offer, bank: { nome: 'Ente Largo' }, netto: 29_500, taeg: 6.5 }
    const product = { _id: '01900000-0000-7000-8000-000000000004', nome: 'Cessione' }
    show({ ...first, offers: [offer, { ...dear, product }] })
    const names = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))
    expect(names()[0]).toMatch(/Banca Prova/)
    await userEvent.click(screen.getByRole('radio', { name: 'Somma che ricevi' }))
    expect(names()[0]).toMatch(/Ente Largo/)
    expect(
      within(screen.getAllByRole('article')[1] as HTMLElement).getByText('TAEG più basso'),
    ).toBeInTheDocument()
  })

  it('is honest on a day without products', () => {
    show(null)
    expect(screen.getByRole('status')).toHaveTextContent('Oggi nessun operatore')
  })

  it('opens every figure of an offer and, once it is kept, its document', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: /Costi e piano di Banca Prova/ }))
    const drawer = await screen.findByRole('dialog', { name: /Banca Prova/ })
    expect(await within(drawer).findByRole('link', { name: 'Scarica il PDF' })).toHaveAttribute(
      'href',
      `/v2/quotes/${QUOTE}/pdf?productId=${offer.product._id}`,
    )
    expect(asked()).toHaveLength(1)
  })

  it('opens the offer of the address when its reply is there, and its link is of that offer', async () => {
    const search = `?netto=1250&tipo=pensionato&eta=70&durata=60&rata=&delega=&offerta=${offer.product._id}`
    history.replaceState(null, '', `/cdq${search}`)
    show()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const drawer = await screen.findByRole('dialog', { name: /Banca Prova/ })
    expect(asked()).toHaveLength(1)
    expect(location.search).toBe(search)
    await userEvent.click(within(drawer).getByRole('button', { name: 'Chiudi' }))
    await waitFor(() => expect(location.search).not.toContain('offerta'))
  })

  it('sets the policy apart from the other costs, and says what it weighs and that it may be bought elsewhere', async () => {
    const polizza = { importo: 1_333.6, taegSenza: 5.081, perLegge: true }
    show({ ...first, offers: [{ ...offer, polizza }] })
    const card = screen.getByRole('article', { name: /Banca Prova/ })
    const figure = (label: string) => within(card).getByText(label, { selector: 'dt' }).parentElement
    expect(figure('Polizza')).toHaveTextContent('1.333,60 € TAEG senza 5,08%')
    expect(figure('Spese')).toHaveTextContent('16,00 €')
    api.answers['/v2/calculators/cdq'] = () => ({
      status: 200,
      body: { ...first, quoteId: QUOTE, offers: [{ ...offer, polizza }] },
    })
    await userEvent.click(screen.getByRole('button', { name: /Costi e piano/ }))
    const drawer = await screen.findByRole('dialog', { name: /Banca Prova/ })
    expect(drawer).toHaveTextContent(
      `Polizza, obbligatoria per legge: 1.333,60 € in tutta la durata. TAEG con la polizza 6,06%; senza sarebbe 5,08%. ${POLIZZA_ALTROVE}`,
    )
  })

  it('says in its rights that the policy may be bought elsewhere', () => {
    render(<Points points={rights(null)} />)
    expect(screen.getByText(/DPR 180\/1950/)).toHaveTextContent(POLIZZA_ALTROVE)
  })

  it('opens every figure of an offer', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: /Costi e piano/ }))
    const drawer = await screen.findByRole('dialog', { name: /Banca Prova/ })
    const row = (label: string) => within(drawer).getByText(label, { selector: 'dt' }).parentElement
    expect(row('Importo totale del credito')).toHaveTextContent('28.959,92')
    expect(row('Interessi')).toHaveTextContent('8.090,48')
    expect(row('Importo totale dovuto')).toHaveTextContent('38.400,00')
    expect(within(drawer).getByText(/Il capitale finanziato è 30\.309,52/)).toBeInTheDocument()
  })
})
