import { fireEvent, screen } from '@testing-library/react'
import { AreaProvider } from '@/components/data/page/area'
import { renderUi } from '@/components/ui/test-render'
import { FailedArea } from './failed-area'

test('without its menu an area still says in Italian what happened, and tries again', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const retry = jest.fn()
  const error = Object.assign(new Error('no database'), { digest: '894588032' })
  renderUi(
    <AreaProvider area="agent">
      <FailedArea error={error} retry={retry} />
    </AreaProvider>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Questa pagina non si è aperta' })).toBeTruthy()
  expect(screen.getByText('Area agenti')).toBeTruthy()
  expect(screen.getByText(/894588032/)).toBeTruthy()
  expect(screen.queryByText(/no database/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'RIPROVA' }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(logged).toHaveBeenCalled()
})
