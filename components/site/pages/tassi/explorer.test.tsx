import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from 'jest-axe'
import type { Series } from '@/components/markup/rate-choice'
import { Explorer } from './explorer'
import type { Point } from './scale'

expect.extend(toHaveNoViolations)

const date = '2026-11-20'
const series: Series[] = [
  { index: 'EURIBOR', tenor: '1M', date },
  { index: 'EURIBOR', tenor: '3M', date },
  { index: 'EURIRS', tenor: '10Y', date },
  { index: 'EURIRS', tenor: '20Y', date },
]
const initial: Point[] = [
  ['2025-11-21', 2.031],
  ['2026-06-05', 1.991],
  ['2026-11-20', 2.001],
]

let asked: string[]
let answer: () => Promise<unknown>

const reply = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  headers: new Headers({ 'content-type': 'application/json' }),
  json: async () => body,
  text: async () => JSON.stringify(body),
})
const rows = (...values: number[]) =>
  values.map((value, n) => ({ index: 'EURIRS', tenor: '20Y', date: `2026-11-${18 + n}`, value }))

// The network is outside: everything up to fetch is the real code.
beforeEach(() => {
  asked = []
  answer = async () => reply(200, rows(2.9, 2.88, 2.86))
  globalThis.fetch = (async (path: string) => {
    asked.push(path)
    return answer()
  }) as unknown as typeof fetch
  history.replaceState(null, '', '/tassi')
})

const show = () => render(<Explorer series={series} initial={initial} />)
const figureOf = (label: string) => screen.getByText(label).parentElement ?? document.body

describe('Explorer', () => {
  it('opens with the points of the page and asks nothing', async () => {
    const { container } = show()
    expect(screen.getByRole('heading', { name: 'Euribor 3 mesi nell’ultimo anno' })).toBeInTheDocument()
    expect(figureOf('Minimo')).toHaveTextContent('1,991%05/06/2026')
    expect(figureOf('Nel periodo')).toHaveTextContent('in discesa di 3 punti base')
    expect(asked).toEqual([])
    expect(await axe(container)).toHaveNoViolations()
  })

  it('asks for another series, and the address remembers', async () => {
    show()
    await userEvent.click(screen.getByRole('radio', { name: 'Eurirs' }))
    expect(
      await screen.findByRole('heading', { name: 'Eurirs 20 anni nell’ultimo anno' }),
    ).toBeInTheDocument()
    expect(asked).toEqual(['/v2/rates?index=EURIRS&tenor=20Y&from=2025-11-20&step=week'])
    expect(location.search).toBe('?indice=EURIRS&durata=20Y&periodo=1a')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Durata dell’indice' }), '10 anni')
    await userEvent.click(screen.getByRole('radio', { name: '1 mese' }))
    expect(asked.at(-1)).toBe('/v2/rates?index=EURIRS&tenor=10Y&from=2026-10-20&step=day')
  })

  it('reopens what the address asks for', async () => {
    history.replaceState(null, '', '/tassi?indice=EURIRS&durata=20Y&periodo=10a#andamento')
    show()
    expect(
      await screen.findByRole('heading', { name: 'Eurirs 20 anni negli ultimi 10 anni' }),
    ).toBeInTheDocument()
    expect(asked).toEqual(['/v2/rates?index=EURIRS&tenor=20Y&from=2016-11-20&step=month'])
    expect(screen.getByRole('radio', { name: '10 anni' })).toBeChecked()
  })

  it('gives the same numbers in a table, and every day as a file', async () => {
    show()
    await userEvent.click(screen.getByText('Mostra i numeri'))
    const table = screen.getByRole('table')
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['GiornoEuribor 3 mesi', '20/11/20262,001%', '05/06/20261,991%', '21/11/20252,031%'])
    expect(screen.getByRole('link', { name: /CSV/ })).toHaveAttribute(
      'href',
      '/v2/rates?index=EURIBOR&tenor=3M&from=2025-11-20&format=csv',
    )
  })

  it('keeps the last chart when the next one does not arrive, and tries again', async () => {
    answer = async () => reply(503, { detail: 'Servizio fermo.', requestId: 'r-1' })
    show()
    await userEvent.click(screen.getByRole('radio', { name: 'Eurirs' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Servizio fermo. Qui sotto resta Euribor 3 mesi nell’ultimo anno.')
    expect(alert).toHaveTextContent('r-1')
    expect(figureOf('Minimo')).toHaveTextContent('1,991%')
    answer = async () => reply(200, rows(2.9, 2.86))
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByRole('heading', { name: /^Eurirs 20 anni/ })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('shows the answer to the last question, whatever comes last', async () => {
    const waiting: ((body: unknown) => void)[] = []
    answer = () => new Promise((resolve) => waiting.push((body) => resolve(reply(200, body))))
    show()
    await userEvent.click(screen.getByRole('radio', { name: 'Eurirs' }))
    await userEvent.click(screen.getByRole('radio', { name: '5 anni' }))
    await act(async () => waiting[1]?.(rows(5, 5.5)))
    await act(async () => waiting[0]?.(rows(1, 1.5)))
    expect(screen.getByRole('heading', { name: 'Eurirs 20 anni negli ultimi 5 anni' })).toBeInTheDocument()
    expect(figureOf('Ultimo')).toHaveTextContent('5,50%')
  })

  it('says that a period is empty', async () => {
    answer = async () => reply(200, [])
    show()
    await userEvent.click(screen.getByRole('radio', { name: '1 mese' }))
    expect(await screen.findByText(/In questo periodo non ci sono valori/)).toBeInTheDocument()
  })
})

describe('the chart', () => {
  const reader = () => screen.getByRole('slider', { name: 'Leggi il grafico: Euribor 3 mesi' })

  it('is read point by point from the keyboard, in words', () => {
    show()
    expect(reader()).toHaveAttribute('aria-valuetext', '20/11/2026: 2,001%')
    fireEvent.change(reader(), { target: { value: '1' } })
    expect(reader()).toHaveAttribute('aria-valuetext', '05/06/2026: 1,991%')
    expect(screen.getByText('05/06/2026: 1,991%')).toBeVisible()
  })

  it('is read with the pointer at the nearest point', () => {
    show()
    const plot = reader().parentElement ?? document.body
    plot.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect
    const moveTo = (clientX: number) =>
      fireEvent(plot, new MouseEvent('pointermove', { clientX, bubbles: true }))
    moveTo(100)
    expect(reader()).toHaveAttribute('aria-valuetext', '21/11/2025: 2,031%')
    moveTo(230)
    expect(reader()).toHaveAttribute('aria-valuetext', '05/06/2026: 1,991%')
  })
})
