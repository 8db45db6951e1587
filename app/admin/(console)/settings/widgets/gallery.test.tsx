import { screen } from '@testing-library/react'
import { giveSizes } from '@/components/data/charts/testing'
import { QueryProvider } from '@/components/shell/query-provider'
import { axeViolations, renderUi } from '@/components/ui/test-render'
import { Gallery } from './gallery'

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn() }),
}))

test('every widget in every state together has no accessibility faults', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  giveSizes(600, 220)
  const { container } = renderUi(
    <QueryProvider area="admin">
      <Gallery />
    </QueryProvider>,
  )
  expect(await screen.findByRole('textbox', { name: 'Corpo della notizia' })).toBeInTheDocument()
  expect(await screen.findByRole('textbox', { name: 'Corpo di riserva' })).toBeInTheDocument()
  expect(await axeViolations(container)).toEqual([])
}, 120_000)
