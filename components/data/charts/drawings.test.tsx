import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { axeViolations, renderUi } from '@/components/ui/test-render'
import { MapCard } from './drawn-cards'
import { Funnel, stepText } from './funnel'
import { Heat } from './heat'
import { stepsOf } from './map-steps'
import { RegionsMap } from './regions-map'
import { Scatter } from './scatter'
import { Sparkline } from './sparkline'
import { giveSizes } from './testing'

beforeEach(() => giveSizes(640, 300))

const names = () =>
  [...document.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('aria-label'))

/** The width is known a moment after the drawing is there. */
async function draw(drawing: ReactElement) {
  const rendered = renderUi(drawing)
  await waitFor(() => expect(names()).not.toEqual([]))
  return rendered
}

describe('a funnel', () => {
  const steps = [
    { key: 'a', label: 'Aperte', value: 200, href: '/pratiche' },
    { key: 'b', label: 'Liquidate', value: 50 },
  ]

  it('says of each step how many are left, and how many of all', async () => {
    const { container } = await draw(<Funnel steps={steps} unit="count" label="Imbuto" />)
    expect(names()).toEqual(['Aperte: 200 · 100%', 'Liquidate: 50 · 25%'])
    expect(screen.getByRole('link', { name: /Aperte/ })).toHaveAttribute('href', '/pratiche')
    const [first, second] = container.querySelectorAll<SVGRectElement>('[data-mark] rect:nth-of-type(2)')
    expect(Number(second?.getAttribute('width'))).toBeCloseTo(Number(first?.getAttribute('width')) / 4)
    expect(await axeViolations(container)).toEqual([])
  })

  it('divides by nothing where nothing began', () => {
    expect(stepText(0, 0, 'count')).toBe('0')
  })

  it('is one stop of the keyboard, walked through by the arrows', async () => {
    const { user } = await draw(<Funnel steps={steps} unit="count" label="Imbuto" />)
    await user.tab()
    expect(screen.getByRole('link', { name: /Aperte/ })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('img', { name: /Liquidate/ })).toHaveFocus()
    expect(screen.getByText('Liquidate: 50 · 25%')).toBeInTheDocument()
    await user.keyboard('{ArrowDown}{Home}')
    expect(screen.getByRole('link', { name: /Aperte/ })).toHaveFocus()
    await user.tab()
    expect(document.body).toHaveFocus()
  })
})

it('a heat map fills the cells that have a figure, and names those that have none', async () => {
  const places = ['bozza', 'perizia'].map((key) => ({ key, label: key }))
  const cells = [{ row: 'bozza', column: 'perizia', value: 12, more: '3,5 giorni' }]
  const { container } = await draw(
    <Heat rows={places} columns={places} cells={cells} unit="count" label="Passaggi" />,
  )
  expect(names()).toEqual([
    'bozza → bozza: nessuna',
    'bozza → perizia: 12, 3,5 giorni',
    'perizia → bozza: nessuna',
    'perizia → perizia: nessuna',
  ])
  expect([...container.querySelectorAll('rect')].map((cell) => cell.style.fill !== '')).toEqual([
    false,
    true,
    false,
    false,
  ])
})

it('a scatter draws small numbers pale, and names the best of the others', async () => {
  const points = [
    { key: 'a', label: 'Ada', x: 10, y: 30 },
    { key: 'b', label: 'Bruno', x: 40, y: 10 },
    { key: 'c', label: 'Carla', x: 1, y: 100, faint: true },
  ]
  const { container } = await draw(
    <Scatter
      x={{ label: 'Richieste', unit: 'count' }}
      y={{ label: 'Convertite', unit: 'percent' }}
      points={points}
      faintWords="meno di 5"
      median={{ x: 25, y: 20 }}
      label="Conversione"
    />,
  )
  expect(names().at(-1)).toBe('Carla: Richieste 1, Convertite 100%, meno di 5')
  expect(screen.getByText('Ada')).toBeInTheDocument()
  expect(screen.getByText('Bruno')).toBeInTheDocument()
  expect(screen.queryByText('Carla')).not.toBeInTheDocument()
  expect(screen.getByText('mediana')).toBeInTheDocument()
  const [ada, bruno] = container.querySelectorAll('circle')
  expect(Number(ada?.getAttribute('cx'))).toBeLessThan(Number(bruno?.getAttribute('cx')))
  expect(Number(ada?.getAttribute('cy'))).toBeLessThan(Number(bruno?.getAttribute('cy')))
})

describe('a map', () => {
  const regions = [
    { key: '03', label: 'Lombardia', value: 90, href: '/lombardia' },
    { key: '20', label: 'Sardegna', value: 5 },
  ]

  it('marks the regions that have a figure by their code', async () => {
    const { container } = await draw(<RegionsMap regions={regions} unit="count" label="Regioni" />)
    expect(names().sort()).toEqual(['Lombardia: 90', 'Sardegna: 5'])
    expect(container.querySelectorAll('path')).toHaveLength(20)
    expect(screen.getByText(/CC BY 4.0/)).toBeInTheDocument()
  })

  it('has its figures in a table', async () => {
    const { user } = renderUi(
      <MapCard title="Per regione" measure="Pratiche" pointHead="Regione" unit="count" regions={regions} />,
    )
    await user.click(screen.getByRole('button', { name: 'Tabella' }))
    const table = within(screen.getByRole('table', { name: 'Per regione' }))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'RegionePratiche',
      'Lombardia90',
      'Sardegna5',
    ])
    expect(screen.queryByRole('button', { name: 'Immagine' })).not.toBeInTheDocument()
  })

  it('has five steps of the same height', () => {
    expect(stepsOf([90, 5]).map(({ from }) => from)).toEqual([0, 20, 40, 60, 80])
    expect(stepsOf([])).toHaveLength(5)
  })
})

it('a sparkline says where it begins and ends, and nothing of one value', () => {
  const { container } = renderUi(<Sparkline values={[3, null, 9, 6]} unit="count" label="Pratiche" />)
  expect(screen.getByRole('img', { name: 'Pratiche: da 3 a 6, al massimo 9' })).toBeInTheDocument()
  expect(container.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(3)
  renderUi(<Sparkline values={[null, 4]} unit="count" label="Vuota" />)
  expect(screen.getByText('–')).toBeInTheDocument()
})
