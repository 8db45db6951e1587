import { screen } from '@testing-library/react'
import { EmptyState } from './empty-state'
import { ErrorState } from './error-state'
import { Facts } from './facts'
import { JsonViewer } from './json-viewer'
import { Loading } from './loading'
import { Progress } from './progress'
import { SkeletonForm, SkeletonTable, SkeletonText } from './skeletons'
import { StateBadge, StatusBadge } from './status-badge'
import { axeViolations, renderUi } from './test-render'

test.each([
  ['validated', 'Confermato'],
  ['pending', 'Da Confermare'],
  ['deleted', 'Cancellato'],
  ['blocked', 'Bloccato'],
] as const)('%s reads %s', (status, label) => {
  renderUi(<StatusBadge status={status} />)
  expect(screen.getByText(label)).toBeInTheDocument()
})

test('what only shows something has no accessibility faults', async () => {
  const { container } = renderUi(
    <>
      <Loading what="delle pratiche" />
      <EmptyState title="Nessuna pratica">Con questi filtri non c’è nulla.</EmptyState>
      <ErrorState requestId="r-1" onRetry={() => undefined} />
      <Progress label="Esportazione" value={40} onCancel={() => undefined} />
      <Progress label="Preparazione" value={null} />
      <Facts rows={[['Provincia', 'Milano']]} />
      <SkeletonTable />
      <SkeletonForm />
      <SkeletonText />
      <StateBadge label="Delibera" tone="info" shape="half" />
    </>,
  )
  expect(await axeViolations(container)).toEqual([])
  expect(screen.getByText('LOADING')).toBeInTheDocument()
})

test('facts of which none has a value say so', () => {
  renderUi(<Facts rows={[['Importo', null]]} none="Non l’ha scritto." />)
  expect(screen.getByText('Non l’ha scritto.')).toBeInTheDocument()
})

test('facts without a value are left out; a zero is a value', () => {
  renderUi(
    <Facts
      rows={[
        ['Note', ''],
        ['Agente', null],
        ['Figli', 0],
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Figli'])
  expect(screen.getByRole('definition')).toHaveTextContent('0')
})

test('progress stays between 0 and 100', () => {
  renderUi(<Progress label="Esportazione" value={130} />)
  expect(screen.getByRole('progressbar', { name: 'Esportazione' })).toHaveAttribute('aria-valuenow', '100')
})

test('the JSON viewer opens deeper levels on demand', async () => {
  const { user } = renderUi(
    <JsonViewer label="Dati" value={{ nome: 'Ada', voti: { media: 4.5, note: null } }} />,
  )
  expect(screen.getByText('"Ada"')).toBeVisible()
  expect(screen.getByText('4.5')).not.toBeVisible()
  await user.click(screen.getByText('voti'))
  expect(screen.getByText('4.5')).toBeVisible()
  expect(screen.getByText('null')).toBeVisible()
})
