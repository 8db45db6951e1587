import { screen, within } from '@testing-library/react'
import { axeViolations, renderUi } from '@/components/ui/test-render'
import { ChartCard } from './chart-card'
import { Plot } from './plot'
import { giveSizes } from './testing'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const SERIES = [
  { name: 'before', label: 'un anno prima', tone: 'before' },
  { name: 'now', label: 'quest’anno', tone: 'now' },
] as const
const POINTS = [
  {
    key: '2026-10',
    label: 'ott',
    long: 'ottobre 2026',
    href: '/pratiche?mese=10',
    values: { now: 12, before: 9 },
  },
  { key: '2026-11', label: 'nov', long: 'novembre 2026', values: { now: 1_500, before: null } },
]
const DATA = { kind: 'bar', unit: 'count', series: SERIES, points: POINTS } as const
const WORDS = { title: 'Pratiche per mese', measure: 'Pratiche', pointHead: 'Mese' }

describe('a chart', () => {
  it('has its figures in a table, with the lists that they count', async () => {
    const { container, user } = renderUi(<ChartCard {...DATA} {...WORDS} />)
    await user.click(screen.getByRole('button', { name: 'Tabella' }))
    const table = within(screen.getByRole('table', { name: 'Pratiche per mese' }))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Meseun anno primaquest’anno',
      'ottobre 2026912',
      'novembre 2026—1.500',
    ])
    expect(table.getByRole('link', { name: 'ottobre 2026' })).toHaveAttribute('href', '/pratiche?mese=10')
    expect(screen.queryByRole('figure')).not.toBeInTheDocument()
    expect(await axeViolations(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Grafico' }))
    expect(screen.getByRole('figure', { name: 'Pratiche per mese' })).toBeVisible()
  })

  it('is saved as a file named after it', async () => {
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:prova'
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { user } = renderUi(<ChartCard {...DATA} {...WORDS} />)
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    expect(saved).toEqual(['Pratiche per mese.csv'])
  })

  it('says which value flattens the others, and leaves it out of the drawing alone', async () => {
    const points = [10, 12, 900, 9].map((now, at) => ({
      key: String(at),
      label: `mese ${at}`,
      values: { now, before: null },
    }))
    const { user } = renderUi(<ChartCard {...DATA} {...WORDS} points={points} />)
    expect(screen.getByRole('note')).toHaveTextContent('«mese 2» è molto più grande degli altri')
    await user.click(screen.getByRole('button', { name: 'Lascialo fuori' }))
    expect(screen.getByRole('note')).toHaveTextContent('«mese 2» è fuori dal disegno')
    await user.click(screen.getByRole('button', { name: 'Tabella' }))
    expect(within(screen.getByRole('table')).getByText('900')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Grafico' }))
    expect(screen.getByRole('note')).toHaveTextContent('«mese 2» è molto più grande')
  })

  it('says that there is nothing', () => {
    renderUi(<ChartCard {...DATA} {...WORDS} points={[]} empty="Nessuna pratica." />)
    expect(screen.getByText('Nessuna pratica.')).toBeVisible()
    expect(screen.queryByRole('figure')).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

beforeEach(() => giveSizes(600, 220))

describe('its drawing', () => {
  it('writes names and a scale, and the keyboard enters it', async () => {
    const { container } = renderUi(<Plot {...DATA} label="Pratiche per mese" />)
    expect(screen.getByRole('application', { name: 'Pratiche per mese' })).toHaveAttribute('tabindex', '0')
    expect(ticks(container)).toEqual(['ott', 'nov', '0', '800', '1.600'])
    expect(await axeViolations(container)).toEqual([])
  })

  it('opens the list that a bar counts', async () => {
    const { container, user } = renderUi(<Plot {...DATA} label="Pratiche per mese" />)
    const bars = container.querySelectorAll('.recharts-bar-rectangle')
    await user.click(bars[0] as Element)
    expect(push).toHaveBeenCalledWith('/pratiche?mese=10')
  })

  it('opens the list of each series where they differ, and writes this period’s last figure', async () => {
    const points = POINTS.map((point) => ({
      ...point,
      hrefs: { now: `/ora/${point.key}`, before: `/prima/${point.key}` },
      values: { now: 1_500, before: 900 },
    }))
    const { container, user } = renderUi(<Plot {...DATA} points={points} label="Pratiche per mese" />)
    const bars = container.querySelectorAll('.recharts-bar-rectangle')
    await user.click(bars[0] as Element)
    await user.click(bars[3] as Element)
    expect(push.mock.calls.slice(-2)).toEqual([['/prima/2026-10'], ['/ora/2026-11']])
    expect(screen.getAllByText('1.500')).toHaveLength(1)
  })

  it('draws what upright bars are compared with as a line over them, where that is asked for', () => {
    const series = SERIES.map((one) => (one.name === 'before' ? { ...one, drawn: 'line' as const } : one))
    const points = POINTS.map((point) => ({ ...point, values: { now: 12, before: 9 } }))
    const { container } = renderUi(
      <Plot {...DATA} series={series} points={points} label="Pratiche per mese" />,
    )
    expect(container.querySelectorAll('.recharts-bar')).toHaveLength(1)
    expect(container.querySelectorAll('.recharts-line')).toHaveLength(1)
  })

  it('draws what has a colour of its own in it, wherever it stands', () => {
    const series = SERIES.slice(1)
    const points = (['second', undefined] as const).map((tone, at) => ({
      key: `p${at}`,
      label: `p${at}`,
      tone,
      values: { now: 10 },
    }))
    const { container } = renderUi(<Plot {...DATA} series={series} points={points} label="Per prodotto" />)
    const fills = [...container.querySelectorAll('.recharts-bar-rectangle path')].map((bar) =>
      bar.getAttribute('fill'),
    )
    expect(fills).toEqual(['var(--part-2)', 'var(--chart-1)'])
  })

  it('names each line at its end', () => {
    const points = POINTS.map((point, index) => ({ ...point, values: { now: 10 + index, before: 5 } }))
    renderUi(<Plot {...DATA} kind="line" points={points} label="Andamento" />)
    expect(screen.getAllByText(/un anno prima|quest’anno/).map((text) => text.textContent)).toEqual([
      'un anno prima',
      'quest’anno',
    ])
  })

  it('lays bars down beside long names', () => {
    const points = [{ key: 'a', label: 'Agenzia di San Benedetto del Tronto', values: { now: 3 } }]
    const { container } = renderUi(
      <Plot {...DATA} series={SERIES.slice(1)} points={points} label="Pratiche per agenzia" />,
    )
    expect(ticks(container)).toContain('Agenzia\u00a0di\u00a0San\u00a0Bene…')
  })
})

const ticks = (container: Element) =>
  [...container.querySelectorAll('.recharts-cartesian-axis-tick-value')].map((tick) => tick.textContent)
