import { screen } from '@testing-library/react'
import { axeViolations, renderUi } from '@/components/ui/test-render'
import { Kpi } from './kpi'

const OCTOBER = 'nello stesso periodo di ottobre'

it('opens the list that it counts, and says what it is compared with and the goal', async () => {
  const { container } = renderUi(
    <Kpi
      label="Erogato a novembre"
      value={15_000_000}
      unit="euro"
      href="/elenco"
      base={{ label: OCTOBER, value: 10_000_000 }}
      moreIs="good"
      target={30_000_000}
    />,
  )
  const link = screen.getByRole('link', {
    name: /^Erogato a novembre\s+150\.000\s€\s+50% in più rispetto a\s+100\.000\s€ nello stesso periodo di ottobre\s+50% dell’obiettivo di 300\.000\s€$/,
  })
  expect(link).toHaveAttribute('href', '/elenco')
  expect(screen.getByText('+50%')).toBeVisible()
  expect(await axeViolations(container)).toEqual([])
})

it('calls a goal reached where the figure is there, within reach where it is still expected, and neither a cent before', () => {
  const goal = { unit: 'euro', target: 30_000_000 } as const
  renderUi(
    <>
      <Kpi label="Erogato" value={31_000_000} {...goal} />
      <Kpi label="Atteso" value={33_000_000} isExpected {...goal} />
      <Kpi label="Quasi" value={29_999_999} {...goal} />
    </>,
  )
  expect(screen.getByText(/103% dell’obiettivo di 300\.000\s€: raggiunto/)).toBeVisible()
  expect(screen.getByText(/110% dell’obiettivo di 300\.000\s€: a portata/)).toBeVisible()
  expect(screen.getByText(/99% dell’obiettivo di 300\.000\s€$/)).toBeVisible()
})

it('says how much of a figure counts towards the goal where that is not all of it', () => {
  renderUi(<Kpi label="Erogato" value={9_000_000} unit="euro" target={10_000_000} reached={8_000_000} />)
  expect(document.body).toHaveTextContent('80% dell’obiettivo di 100.000 €, per cui contano 80.000 €')
})

it('draws nothing towards a goal from which more was taken back than paid out', () => {
  const { container } = renderUi(<Kpi label="Erogato" value={-18_500_000} unit="euro" target={30_800_000} />)
  expect(screen.getByText(/^-60% dell’obiettivo/)).toBeVisible()
  expect(container.querySelector('[style*="width"]')).toHaveStyle({ width: '0%' })
})

it('gives a difference where the base is too small for a percentage', () => {
  renderUi(<Kpi label="Richieste" value={13} base={{ label: OCTOBER, value: 2 }} />)
  expect(screen.getByText('+11')).toBeVisible()
  expect(screen.queryByText(/%/)).not.toBeInTheDocument()
})

it('shows no change where there is none', () => {
  renderUi(<Kpi label="Richieste" value={7} base={{ label: OCTOBER, value: 7 }} />)
  expect(screen.getByText(`7 ${OCTOBER}`)).toBeVisible()
  expect(screen.queryByText('=')).not.toBeInTheDocument()
})

it('shows its course, unless nothing ever happened', () => {
  const { rerender } = renderUi(<Kpi label="Richieste" value={13} trend={[4, 0, 9]} />)
  expect(screen.getByRole('img', { name: 'Ultimi 3 mesi interi: da 4 a 9, al massimo 9' })).toBeVisible()
  rerender(<Kpi label="Richieste" value={0} trend={[0, 0, 0]} />)
  expect(screen.queryByRole('img')).toBeNull()
})
