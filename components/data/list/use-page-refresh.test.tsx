import { act, renderHook } from '@testing-library/react'
import { usePageRefresh } from './use-page-refresh'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

it('stays on the page where there is no connection, from which Next would leave for the browser’s own', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { result } = renderHook(() => usePageRefresh())
  await result.current()
  expect(refresh).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  await act(() => result.current())
  expect(refresh).toHaveBeenCalledTimes(1)
})
