import { act, renderHook } from '@testing-library/react'
import { useFragment } from './use-fragment'

it('writes behind the #, never into the query, and follows the steps of the browser', () => {
  window.history.replaceState(null, '', '/agents/system/Tools?strumento=iban')
  const { result, rerender } = renderHook(() => useFragment())
  act(() => result.current.tell({ iban: 'IT60', nome: null }))
  rerender()
  expect(`${window.location.search}${window.location.hash}`).toBe('?strumento=iban#iban=IT60')
  expect(result.current.params.get('iban')).toBe('IT60')
  act(() => {
    window.history.replaceState(null, '', '#iban=IT61')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(result.current.params.get('iban')).toBe('IT61')
  act(() => result.current.tell({ iban: '' }))
  expect(window.location.href.endsWith('?strumento=iban')).toBe(true)
})
