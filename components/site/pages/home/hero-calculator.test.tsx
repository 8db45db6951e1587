import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import { HeroCalculator } from './hero-calculator'
import type { HomeData } from './home-data'
import { heroWords } from './quote'

const data: HomeData = {
  asOf: '2026-11-20',
  banche: 1,
  compensi: { bancaMin: 1, bancaMax: 1, clienteMax: 0 },
  esempio: { valore: 200_000, importo: 150_000, anni: 25 },
  valori: {
    asOf: '2026-11-20',
    eurirs: [{ anni: 30, valore: 3.2 }],
    euribor: { EURIBOR_1M: null, EURIBOR_3M: null, EURIBOR_6M: null },
  },
  prodotti: [
    {
      id: 'p1',
      banca: { id: 'b1', nome: 'Banca di Prova' },
      nome: 'Mutuo Prova',
      tipoTasso: 'fisso',
      indice: 'EURIRS',
      spread: 0,
      spreadByLtv: [],
      floor: true,
      cap: null,
      mesiFissi: null,
      finalita: [],
      importoMin: 0,
      importoMax: 50_000_000,
      durataMin: 12,
      durataMax: 360,
      ltvMax: 80,
      etaMaxFine: 75,
      istruttoria: { fissa: 0, percentuale: 0 },
      perizia: 0,
      incassoRata: 0,
      assicurazione: null,
      compensoMediatore: 0,
      scontoGreen: 0,
    },
  ],
}

expect.extend(toHaveNoViolations)

describe('HeroCalculator', () => {
  it('shows the instalment and the TAEG of the example, dated, before anything is typed', async () => {
    const { container } = render(<HeroCalculator data={data} example={heroWords(data, data.esempio)} />)
    expect(screen.getByText('727,02 €')).toBeInTheDocument()
    expect(screen.getByText(/del 20\/11\/2026/)).toBeInTheDocument()
    // The link prepares its page in the background.
    await act(async () => undefined)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('writes the answer it was given until a figure changes', async () => {
    render(<HeroCalculator data={data} example={{ figures: [], words: 'Scritto dal server.' }} />)
    expect(screen.getByText('Scritto dal server.')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Ti servono'), '{Backspace}')
    expect(screen.queryByText('Scritto dal server.')).not.toBeInTheDocument()
  })

  it('follows what is typed, and takes it along to the comparison', async () => {
    render(<HeroCalculator data={data} example={heroWords(data, data.esempio)} />)
    const importo = screen.getByLabelText('Ti servono')
    await userEvent.clear(importo)
    await userEvent.type(importo, '100000')
    await userEvent.tab()
    expect(importo).toHaveValue('100.000')
    expect(screen.getByText('484,68 €')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Confronta le offerte' })).toHaveAttribute(
      'href',
      '/mutui?valoreImmobile=200000&importo=100000&durata=25&tasso=fisso',
    )
  })

  it('explains instead of showing a number that nobody would lend', async () => {
    render(<HeroCalculator data={data} example={heroWords(data, data.esempio)} />)
    await userEvent.type(screen.getByLabelText('Ti servono'), '{Backspace}{Backspace}9999')
    expect(screen.queryByText('TAEG')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('80%')
  })
})
