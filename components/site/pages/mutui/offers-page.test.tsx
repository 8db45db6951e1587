import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { Simulator } from './simulator'
import { answers, asked, comparison, offer, QUOTE, SLOWLY, startPage } from './testing'

expect.extend(toHaveNoViolations)
beforeEach(startPage)

const { quoteId: _, ...example } = comparison

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))

describe('the offers of /mutui', () => {
  it('are there before anybody asks, and are kept at the first touch', async () => {
    render(<Simulator example={example} />)
    expect(names()).toEqual(['Banca Alfa, Mutuo Prova', 'Banca Beta, Mutuo Prova'])
    expect(asked()).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: /Costi e piano.*Beta/ }))
    const link = await screen.findByRole('link', { name: 'Scarica il PDF' }, SLOWLY)
    expect(link).toHaveAttribute('href', `/v2/quotes/${QUOTE}/pdf?productId=Banca Beta-1`)
    expect(asked()).toHaveLength(1)
  })

  it('of another question than the example wait for their answer', async () => {
    history.replaceState(null, '', '/mutui?importo=120000')
    render(<Simulator example={example} />)
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(0))
    await screen.findByText(/^2 offerte.*, dalla meno cara$/)
  })

  it('have an address each, which opens them; Back closes them', async () => {
    history.replaceState(null, '', '/mutui?importo=120000&offerta=Banca Beta-1')
    render(<Simulator example={example} />)
    await screen.findByRole('dialog', { name: /Beta/ }, SLOWLY)
    expect(location.search).toContain('offerta=Banca%20Beta-1')
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location.pathname).toBe('/mutui')
  })

  it('leave no entry of the history behind when they are closed by their button', async () => {
    render(<Simulator example={example} />)
    await userEvent.click(screen.getByRole('button', { name: /Costi e piano.*Alfa/ }))
    const drawer = await screen.findByRole('dialog', { name: /Alfa/ }, SLOWLY)
    expect(location.search).toContain('offerta=')
    await userEvent.click(within(drawer).getByRole('button', { name: 'Chiudi' }))
    await waitFor(() => expect(location.search).not.toContain('offerta='))
  })

  it('come in the order that is asked for, and those with a condition under it', async () => {
    const offers = [
      { ...offer('Banca Giovani', 'fisso', 2.9), avviso: 'Solo per chi ha un ISEE fino a 40.000 €.' },
      { ...offer('Banca Alfa', 'fisso', 3.1), rata: 800 },
      { ...offer('Banca Beta', 'fisso', 3.3), rata: 700 },
    ]
    answers['/v2/calculators/mutui'] = () => ({ status: 200, body: { ...comparison, offers } })
    render(<Simulator example={{ ...example, offers }} />)
    expect(
      screen.getByRole('heading', { level: 2, name: /^2 offerte.*, dalla meno cara$/ }),
    ).toBeInTheDocument()
    expect(names()).toEqual([
      'Banca Alfa, Mutuo Prova',
      'Banca Beta, Mutuo Prova',
      'Banca Giovani, Mutuo Prova',
    ])
    await userEvent.click(screen.getByRole('radio', { name: 'Rata' }))
    expect(names().slice(0, 2)).toEqual(['Banca Beta, Mutuo Prova', 'Banca Alfa, Mutuo Prova'])
    const best = within(screen.getByRole('article', { name: /Alfa/ })).getByText('TAEG più basso')
    expect(best).toBeInTheDocument()
  })

  it('stand side by side, three at most', async () => {
    answers['/v2/calculators/mutui'] = () => ({ status: 503, body: {} })
    const offers = ['Alfa', 'Beta', 'Gamma', 'Delta'].map((name, at) =>
      offer(`Banca ${name}`, 'fisso', 3 + at),
    )
    const { baseElement } = render(<Simulator example={{ ...example, offers }} />)
    for (const name of ['Alfa', 'Beta', 'Gamma']) {
      await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }))
    }
    await userEvent.click(screen.getByRole('checkbox', { name: /Delta/ }))
    expect(screen.getByRole('checkbox', { name: /Delta/ })).not.toBeChecked()
    expect(screen.getByText(/^Al massimo 3/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Affianca' }))
    const table = within(await screen.findByRole('dialog', { name: 'Offerte a confronto' }, SLOWLY))
    expect(table.getByRole('row', { name: /TAEG/ })).toHaveTextContent('3,00%, il più basso4,00%5,00%')
    expect(await axe(baseElement)).toHaveNoViolations()
  })
})
