import { render, screen } from '@testing-library/react'
import type { Offer } from '@/components/markup/mortgage-offers'
import { Saving } from './saving'
import { differenceText } from './saving-words'

const party = (nome: string) => ({ _id: nome, nome })
const offer: Offer = {
  bank: party('Banca Alfa'),
  product: party('Surroga'),
  tipoTasso: 'variabile',
  index: null,
  tenor: null,
  indexValue: null,
  spread: 3.2,
  tan: 3.2,
  taeg: 3.3,
  rata: 727.02,
  durataMesi: 300,
  importo: 150_000,
  totaleInteressi: 60_000,
  totale: 218_105.28,
  tassi: [],
  costiIniziali: 0,
  costi: [],
}

describe('Saving', () => {
  it('says how much less, each month and in all, and what it counts on', () => {
    render(<Saving best={offer} rataAttuale={800} />)
    expect(screen.getByText(/^72,98.€ in meno$/)).toBeInTheDocument()
    expect(screen.getByText(/^21\.894,72.€ in meno$/)).toBeInTheDocument()
    expect(screen.getByText(/indice di oggi/)).toBeInTheDocument()
  })

  it('says to stay when nothing is cheaper', () => {
    render(<Saving best={offer} rataAttuale={700} />)
    expect(screen.getByText('Ti conviene tenere il mutuo che hai.')).toBeInTheDocument()
    expect(screen.getByText(/8\.105,28.€ in più in tutto/)).toBeInTheDocument()
  })

  it('asks for the instalment of today, and says nothing without offers', () => {
    const { rerender, container } = render(<Saving best={offer} rataAttuale={null} />)
    expect(container).toHaveTextContent('Scrivi la rata che paghi oggi')
    rerender(<Saving best={undefined} rataAttuale={800} />)
    expect(container).toBeEmptyDOMElement()
  })

  it('names a difference', () => {
    expect([100, -100, 0].map((cents) => differenceText(cents).replace('\u00a0', ' '))).toEqual([
      '1,00 € in meno',
      '1,00 € in più',
      'come oggi',
    ])
  })
})
