import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { Simulator } from './simulator'
import {
  answers,
  asked,
  calls,
  compare,
  comparison,
  offer,
  PRODUCT,
  QUOTE,
  SLOWLY,
  startPage,
} from './testing'

expect.extend(toHaveNoViolations)
beforeEach(startPage)

describe('Simulator', () => {
  it('asks nothing by itself; on submit shows the offers and keeps them in the address', async () => {
    const { container } = render(<Simulator example={null} />)
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
    render(<Simulator example={null} />)
    await screen.findByText(/^Un’offerta.*, dalla meno cara$/)
    expect(asked()[0]?.body).toMatchObject({
      valoreImmobile: 240_000,
      importo: 120_000,
      durata: 20,
      tasso: 'tutti',
    })
    expect(screen.getByLabelText(/Quanto ti serve/)).toHaveValue('120.000')
  })

  it('lets go of a province of the address that does not exist', async () => {
    history.replaceState(null, '', '/mutui?importo=120000&provincia=ZZ')
    const refused = { errors: [{ path: 'provincia', message: 'Scegli una provincia.' }] }
    answers['/v2/calculators/mutui'] = () =>
      JSON.stringify(asked().at(-1)?.body).includes('ZZ')
        ? { status: 422, body: refused }
        : { status: 200, body: comparison }
    render(<Simulator example={null} />)
    await screen.findByText(/^2 offerte.*, dalla meno cara$/)
    expect(screen.getByLabelText(/Provincia/)).toHaveValue('')
    expect(screen.queryByText('Scegli una provincia.')).not.toBeInTheDocument()
    expect(location.search).not.toContain('provincia')
  })

  it('says whom an offer is for, above those that are for them', async () => {
    const avviso = 'Solo per chi ha un ISEE fino a 40.000 €.'
    const offers = [{ ...offer('Banca Alfa', 'fisso', 3), avviso }, offer('Banca Beta', 'fisso', 4)]
    answers['/v2/calculators/mutui'] = () => ({ status: 200, body: { ...comparison, offers } })
    render(<Simulator example={null} />)
    await userEvent.click(screen.getByRole('button', { name: 'Confronta le offerte' }))
    await screen.findByText(/^Un’offerta.*, dalla meno cara$/)
    const [first, second] = screen.getAllByRole('article')
    expect(first).toHaveAccessibleName(/Beta/)
    expect(second?.closest('section')).toHaveTextContent(avviso)
  })

  it('shows ten offers at a time', async () => {
    const offers = Array.from({ length: 13 }, (_, index) => offer(`Banca ${index}`, 'fisso', 3 + index / 10))
    answers['/v2/calculators/mutui'] = () => ({ status: 200, body: { ...comparison, offers } })
    render(<Simulator example={null} />)
    await userEvent.click(screen.getByRole('button', { name: 'Confronta le offerte' }))
    await screen.findByText(/^13 offerte.*, dalla meno cara$/)
    expect(screen.getAllByRole('article')).toHaveLength(10)
    await userEvent.click(screen.getByRole('button', { name: 'Mostra altre 3' }))
    expect(screen.getAllByRole('article')).toHaveLength(13)
    expect(screen.queryByRole('button', { name: /^Mostra/ })).not.toBeInTheDocument()
  })

  it('refuses what cannot be, in words, and takes the keyboard there', async () => {
    render(<Simulator example={null} />)
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
    render(<Simulator example={null} />)
    await userEvent.click(screen.getByRole('button', { name: 'Confronta le offerte' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Servizio fermo.')
    expect(screen.getByRole('alert')).toHaveTextContent('r-1')
    expect(screen.getByLabelText(/Quanto ti serve/)).toHaveValue('150.000')
  })

  it('opens the costs and the plan of an offer', async () => {
    render(<Simulator example={null} />)
    await compare()
    await userEvent.click(screen.getByRole('button', { name: /Costi e piano.*Beta/ }))
    const drawer = await screen.findByRole('dialog', { name: /Beta/ })
    expect(within(drawer).getByRole('row', { name: /Istruttoria/ })).toHaveTextContent('750,00 €')
    expect(within(drawer).getByRole('link', { name: 'Scarica il PDF' })).toHaveAttribute(
      'href',
      `/v2/quotes/${QUOTE}/pdf?productId=Banca Beta-1`,
    )
    await userEvent.click(within(drawer).getByRole('button', { name: 'Per mese' }))
    expect(within(drawer).getAllByRole('row').length).toBeGreaterThan(300)
  })

  it('sends the request once, with the consents as they were left, and says its code', async () => {
    render(<Simulator example={null} />)
    await compare()
    await userEvent.click(screen.getByRole('button', { name: /Richiedi fattibilità per Banca Alfa/ }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByLabelText(/^Nome/), 'Ada')
    await userEvent.type(within(dialog).getByLabelText(/^Cognome/), 'Prova')
    await userEvent.type(within(dialog).getByLabelText(/^E-mail/), 'ada@prova.example')
    await userEvent.type(within(dialog).getByLabelText(/^Telefono/), '3331234567')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /informativa/ }))
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Invia' }))
    expect(await screen.findByText('L-PROVA-1', {}, SLOWLY)).toBeInTheDocument()
    const sent = calls.filter(({ path }) => path === '/v2/leadRequests')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
    expect(sent[0]?.body).toMatchObject({
      productId: PRODUCT,
      quoteId: QUOTE,
      consents: { privacy: true, marketing: false, terzi: false, profilazione: false },
    })
  })

  it('asks for two people as one household', async () => {
    history.replaceState(null, '', '/mutui?valoreImmobile=200000&importo=150000&durata=25&coEta=41')
    render(<Simulator example={null} />)
    await screen.findByText(/^2 offerte.*, dalla meno cara$/)
    const age = screen.getByLabelText('La sua età')
    expect(age).toHaveValue('41')
    await userEvent.type(screen.getByLabelText('Il suo reddito'), '1300')
    await userEvent.click(screen.getByRole('button', { name: 'Confronta le offerte' }))
    expect(asked().at(-1)?.body).toMatchObject({ coRichiedente: { eta: 41, reddito: 1300 } })
    // Emptied while it is being corrected, the box stays where the eyes are.
    await userEvent.clear(screen.getByLabelText('Il suo reddito'))
    await userEvent.clear(age)
    expect(age.closest('details')).toHaveAttribute('open')
  })

  it('of a surroga asks what is paid today, and says what it saves', async () => {
    history.replaceState(null, '', '/mutui?finalita=surroga&importo=150000&durata=25')
    render(<Simulator example={null} />)
    expect(await screen.findByText(/Scrivi la rata che paghi oggi:/)).toBeInTheDocument()
    expect(screen.getByLabelText(/Quanto ti resta da pagare/)).toHaveValue('150.000')
    await userEvent.type(screen.getByLabelText(/Rata che paghi oggi/), '800')
    await userEvent.click(screen.getByRole('button', { name: 'Confronta le offerte' }))
    expect(await screen.findByText(/20\.469,72.€ in meno$/)).toBeInTheDocument()
    const offer = within(screen.getByRole('article', { name: /Alfa/ }))
    expect(await offer.findByText(/72,98.€ in meno/)).toBeVisible()
    expect(asked().at(-1)?.body).not.toHaveProperty('rataAttuale')
    expect(location.search).toContain('rataAttuale=800')
  })

  it('mails the comparison, as it is filtered, to one address, after the privacy notice', async () => {
    render(<Simulator example={null} />)
    await compare()
    await userEvent.click(screen.getByRole('radio', { name: /^Variabile/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Inviami il confronto' }))
    const dialog = await screen.findByRole('dialog', { name: 'Il confronto per e-mail' })
    await userEvent.type(within(dialog).getByLabelText(/^E-mail/), 'ada@prova.example')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Invia' }))
    const note = await within(dialog).findByText(/conferma di aver letto/, {}, SLOWLY)
    expect(note).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /informativa/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Invia' }))
    expect(await screen.findByText('ada@prova.example')).toBeInTheDocument()
    expect(calls.filter(({ path }) => path === `/v2/quotes/${QUOTE}/email`).map(({ body }) => body)).toEqual([
      { email: 'ada@prova.example', tasso: 'variabile', consents: { privacy: true } },
    ])
  })
})
