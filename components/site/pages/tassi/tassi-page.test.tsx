import { render, screen, within } from '@testing-library/react'
import { axe, toHaveNoViolations } from 'jest-axe'
import type { TodayRate } from '@/lib/features/rates/types'
import { prodottoMutuo, valoriProva } from '@/lib/finance/test-products'
import { samplesOf } from './sample'
import { type TassiData, TassiPage } from './tassi-page'

expect.extend(toHaveNoViolations)

const euribor: TodayRate = {
  index: 'EURIBOR',
  tenor: '3M',
  date: '2026-11-20',
  value: 2.001,
  source: '',
  previous: { date: '2026-11-19', value: 1.998 },
  change: 0.3,
  monthAgo: null,
  yearAgo: null,
}
const eurirs: TodayRate = {
  ...euribor,
  index: 'EURIRS',
  tenor: '20Y',
  date: '2026-11-19',
  value: 2.9,
  source: 'Banca di prova',
  previous: null,
  change: null,
  yearAgo: 2.5,
}
const data: TassiData = {
  today: [euribor, { ...euribor, tenor: '6M', date: '2026-10-31', change: -12 }, eurirs],
  points: [['2026-11-20', 2.001]],
  quarter: {
    from: '2026-10-01',
    to: '2026-12-31',
    inForce: true,
    rows: [
      { category: 'Mutui', classFrom: null, classTo: null, tegm: 1.99, soglia: 6.4875 },
      { category: 'Cessione del quinto', classFrom: 0, classTo: 1_500_000, tegm: 14.97, soglia: 22.7125 },
      { category: 'Cessione del quinto', classFrom: 1_500_000, classTo: null, tegm: 9.22, soglia: 15.525 },
      { category: 'Leasing', classFrom: 500_000, classTo: 2_500_000, tegm: 9.22, soglia: 15.525 },
    ],
  },
  fonte: 'Fonte di prova',
  samples: samplesOf([prodottoMutuo()], valoriProva),
}
const show = (overrides: Partial<TassiData> = {}) =>
  render(<TassiPage {...data} {...overrides} siteUrl="https://sito.example" marchio="Prova" />)
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('TassiPage', () => {
  it('shows each value with the one before it, the change in words, its day and its source', async () => {
    const { container } = show()
    const table = screen.getByRole('table', { name: 'Euribor del 20/11/2026, per durata' })
    const [, three, six] = within(table).getAllByRole('row')
    expect(cellsOf(three ?? table)).toEqual(['2,001%', '1,998%', '+0,3in salita di 0,3 punti base', '—'])
    expect(six).toHaveTextContent('del 31/10/2026')
    expect(six).toHaveTextContent('in discesa di 12 punti base')
    const [, twenty] = within(screen.getByRole('table', { name: /^Eurirs/ })).getAllByRole('row')
    expect(cellsOf(twenty ?? table)).toEqual(['2,90%', '—', '—', '2,50%'])
    expect(
      screen.getByText(/Valori del/, { selector: 'section[aria-labelledby=oggi-euribor] p' }),
    ).toHaveTextContent('Valori del 20/11/2026. Fonte: Fonte di prova.')
    expect(screen.getByText(/Fonte: Banca di prova/)).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('takes each duration to its chart', () => {
    show()
    expect(screen.getByRole('link', { name: /^20 anni ?: andamento$/ })).toHaveAttribute(
      'href',
      '/tassi?indice=EURIRS&durata=20Y&periodo=1a#andamento',
    )
  })

  it('adds index and spread to a TAN, with the whole representative example', () => {
    show()
    const box = screen.getByRole('region', { name: 'Esempio a tasso fisso' })
    const sum = box.parentElement ?? box
    for (const figure of ['Eurirs 25 anni2,60%', 'spread0,60%', 'TAN3,20%'])
      expect(sum).toHaveTextContent(figure)
    for (const figure of ['TAEG3,36%', '727,02', 'Interessi68.105,28', 'Incasso rata, in tutto450,00'])
      expect(box).toHaveTextContent(figure)
    expect(screen.queryByRole('region', { name: 'Esempio a tasso variabile' })).not.toBeInTheDocument()
  })

  it('shows the thresholds by category and class, and that they are indicative', () => {
    show()
    const table = screen.getByRole('table', { name: /^Soglie di usura/ })
    const lines = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    expect(lines).toEqual([
      'Tipo di prestito e importoTEGMSoglia di usura',
      'Mutuiqualsiasi importo1,99%6,4875%',
      'Cessione del quintofino a 15.000 €14,97%22,7125%',
      'Cessione del quintooltre 15.000 €9,22%15,5250%',
      'Leasingda 5.000 € a 25.000 €9,22%15,5250%',
    ])
    expect(screen.queryByText(/ultimo trimestre che abbiamo/)).not.toBeInTheDocument()
  })

  it('says when the quarter is over, and stands without thresholds, products or values', async () => {
    const { container, unmount } = show({ quarter: data.quarter && { ...data.quarter, inForce: false } })
    expect(screen.getByText(/ultimo trimestre che abbiamo/)).toBeInTheDocument()
    expect(container.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(2)
    unmount()
    const empty = show({ today: [], points: [], quarter: null, samples: [], fonte: '' })
    expect(screen.getByText(/non sono ancora disponibili/)).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Le soglie di usura' })).not.toBeInTheDocument()
    expect(await axe(empty.container)).toHaveNoViolations()
  })
})

describe('samplesOf', () => {
  it('takes the cheapest of each kind among what anybody can ask for', () => {
    const products = [
      prodottoMutuo({ id: 'caro', spread: 0.9 }),
      prodottoMutuo({ id: 'garantito', spread: 0.1, ltvMax: 100 }),
      prodottoMutuo({ id: 'senza indice', spread: 0.2, indice: null }),
      prodottoMutuo({ tipoTasso: 'variabile', indice: 'EURIBOR_3M', spread: 1 }),
    ]
    expect(samplesOf(products, valoriProva)).toMatchObject([
      { tipo: 'fisso', indice: { nome: 'Eurirs 25 anni', valore: 2.6 }, spread: 0.9, example: { tan: 3.5 } },
      { tipo: 'variabile', indice: { nome: 'Euribor 3 mesi', valore: 2 }, example: { tan: 3 } },
    ])
  })
})
