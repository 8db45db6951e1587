import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { rememberCampaign } from '@/components/site/campaign'
import { mutuo } from '../content/mutuo'
import { LandingForm } from './landing-form'

expect.extend(toHaveNoViolations)

const fetched = jest.fn()
const reply = (status: number, body: object) => ({
  ok: status < 400,
  status,
  headers: new Headers({ 'content-type': 'application/json' }),
  json: async () => body,
  text: async () => JSON.stringify(body),
})
const PROVINCE = [
  ['LU', 'Lucca'],
  ['MI', 'Milano'],
] as const

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/mutui_a_noi/fb?utm_campaign=autunno&fbclid=f1')
  rememberCampaign(location.search)
  document.documentElement.dataset.variante = 'b'
  fetched.mockReset()
  globalThis.fetch = fetched
})

const show = () =>
  render(<LandingForm form={mutuo.form} channel="fb" varianti={['a', 'b']} province={PROVINCE} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const begins = (title: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 2, name: title })).toHaveFocus())

async function sign() {
  await userEvent.type(screen.getByLabelText(/^Nome/), 'Lia')
  await userEvent.type(screen.getByLabelText(/^Cognome/), 'Prova')
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'lia@prova.example')
  await userEvent.type(screen.getByLabelText(/^Telefono/), '351 2000001')
  await userEvent.click(screen.getByLabelText(/Ho letto/))
}

async function need() {
  await userEvent.click(screen.getByLabelText('Prima casa'))
  await press('Continua')
  await begins('La tua situazione')
}

async function situation() {
  await userEvent.click(screen.getByLabelText('Autonomo'))
  await userEvent.type(screen.getByLabelText(/Reddito netto familiare/), '2400')
  await userEvent.selectOptions(screen.getByLabelText(/Provincia/), 'LU')
  await userEvent.click(screen.getByLabelText('Sto cercando'))
  await press('Continua')
  await begins('Chi dobbiamo chiamare')
}

describe('LandingForm', () => {
  it('stays at a step until its answers are right, and says what is missing where it is missing', async () => {
    const { container } = show()
    await press('Continua')
    const purpose = await screen.findByRole('radiogroup', {
      name: /A che cosa ti serve/,
      description: /Scegli/,
    })
    await waitFor(() => expect(purpose).toHaveFocus())
    expect(await axe(container)).toHaveNoViolations()
  })

  it('checks figures against the limits of the product', async () => {
    show()
    await userEvent.click(screen.getByLabelText('Prima casa'))
    const amount = screen.getByRole('textbox', { name: /Quanto ti serve/ })
    await userEvent.clear(amount)
    await userEvent.type(amount, '900000')
    await press('Continua')
    expect(await screen.findByText('La cifra va da 30.000 a 700.000 euro.')).toBeInTheDocument()
    expect(amount).toHaveFocus()
  })

  it('goes back without losing anything, by its button and by the browser’s', async () => {
    show()
    await need()
    await userEvent.type(screen.getByLabelText(/Reddito netto familiare/), '2400')
    await press('Indietro')
    await begins('Che cosa ti serve')
    expect(screen.getByLabelText('Prima casa')).toBeChecked()
    act(() => history.forward())
    await begins('La tua situazione')
    expect(screen.getByLabelText(/Reddito netto familiare/)).toHaveValue('2.400')
  })

  it('sends the answers with variant and campaign, then asks for the way to the thank-you page', async () => {
    fetched
      .mockResolvedValueOnce(reply(201, { _id: 'l1', codice: 'L26-PROVA' }))
      .mockResolvedValueOnce(reply(422, { detail: 'fine', errors: [] }))
    const { container } = show()
    await need()
    await situation()
    await press('Invia')
    expect(await screen.findByText('Scrivi il nome.')).toBeInTheDocument()
    expect(fetched).not.toHaveBeenCalled()
    await sign()
    expect(await axe(container)).toHaveNoViolations()
    await press('Invia')
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
    const sent = fetched.mock.calls.map(([path, init]) => [path, JSON.parse(init.body)])
    expect(sent[0]).toEqual([
      '/v2/leadRequests',
      {
        product: 'mutuo',
        contact: { nome: 'Lia', cognome: 'Prova', email: 'lia@prova.example', telefono: '351 2000001' },
        input: {
          finalita: 'acquisto_prima_casa',
          importo: 150_000,
          durata: 25,
          tipoLavoro: 'autonomo',
          reddito: 2400,
          provincia: 'LU',
          quando: 'cerco',
          variante: 'b',
        },
        campaign: { channel: 'fb', utm_campaign: 'autunno', fbclid: 'f1', landing: '/mutui_a_noi/fb' },
        consents: { privacy: true, marketing: false, terzi: false, profilazione: false },
      },
    ])
    expect(sent[1]).toEqual(['/v2/campaigns/thanks', { leadId: 'l1', product: 'mutuo', channel: 'fb' }])
  })
  it('keeps nothing of a request that was sent', async () => {
    fetched
      .mockResolvedValueOnce(reply(201, { _id: 'l1', codice: 'L26-PROVA' }))
      .mockResolvedValueOnce(reply(200, { url: '#grazie' }))
    show()
    await need()
    await situation()
    expect(Object.keys(sessionStorage)).toContain('richiesta:/mutui_a_noi/fb')
    await sign()
    await press('Invia')
    await waitFor(() => expect(location.hash).toBe('#grazie'))
    expect(Object.keys(sessionStorage)).toEqual(['campaign'])
  })
})
