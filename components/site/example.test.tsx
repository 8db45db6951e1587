import { render, screen, within } from '@testing-library/react'
import { axe, toHaveNoViolations } from 'jest-axe'
import { Example } from './example'

expect.extend(toHaveNoViolations)

const prestito = {
  tipo: 'fisso' as const,
  tan: 7.5,
  taeg: 8.5,
  importo: 10_000,
  durataMesi: 60,
  rata: 200.38,
  totale: 12_188.77,
  spese: [{ label: 'Spese iniziali', importo: 166 }],
  asOf: '2026-11-20',
}
const rowOf = (label: string) => screen.getByText(label).parentElement ?? document.body

describe('Example', () => {
  it('says everything art. 123 TUB asks for', async () => {
    const { container } = render(<Example {...prestito} note="Senza polizze." />)
    const box = screen.getByRole('region', { name: 'Esempio rappresentativo' })
    expect(within(box).getByText('20/11/2026')).toBeInTheDocument()
    const expected = {
      'TAN fisso': '7,50%',
      TAEG: '8,50%',
      'Importo totale del credito': '10.000,00',
      Durata: '5 anni, 60 rate',
      'Rata al mese': '200,38',
      Interessi: '2.022,77',
      'Spese iniziali': '166,00',
      'Costo totale del credito': '2.188,77',
      'Importo totale dovuto': '12.188,77',
    }
    for (const [label, value] of Object.entries(expected)) expect(rowOf(label)).toHaveTextContent(value)
    expect(screen.getByText('Senza polizze.')).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('gives the TAEG the same element and class as the TAN', () => {
    render(<Example {...prestito} />)
    expect(rowOf('TAEG').className).toBe(rowOf('TAN fisso').className)
    expect(rowOf('TAEG').parentElement).toBe(rowOf('TAN fisso').parentElement)
  })

  it('names a variable rate', () => {
    render(<Example {...prestito} tipo="variabile" title="Un esempio" />)
    expect(screen.getByText('TAN variabile')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Un esempio' })).toBeInTheDocument()
  })
})
