import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { dragOpacity, shouldDismiss } from './drag-rule'
import { renderUi } from './test-render'
import { toastError, toastSuccess, toastUndo, toastWarning } from './toasts'

// jsdom has no layout: a toast is as wide as it is drawn, 360 px.
const WIDTH = 360

/** jsdom's pointer events have no position; a mouse event under their name has. */
const pointer = (target: Element, type: string, clientX: number) =>
  fireEvent(target, new MouseEvent(type, { clientX, bubbles: true }))

const shown = () => document.querySelectorAll('[data-visible="true"]')

beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: WIDTH })
})
afterEach(() => {
  act(() => toast.removeAll())
  jest.useRealTimers()
})

test('a toast goes away when it is dragged by 60% of its width, in either direction', () => {
  expect(shouldDismiss(216, 360)).toBe(true)
  expect(shouldDismiss(-216, 360)).toBe(true)
  expect(shouldDismiss(215, 360)).toBe(false)
  expect(shouldDismiss(10, 0)).toBe(false)
  expect(dragOpacity(108, 360)).toBe(0.5)
  expect(dragOpacity(216, 360)).toBe(0)
})

test.each([
  [0.59, 1],
  [0.6, 0],
])('dragging by %d of the width leaves %d', (share, left) => {
  renderUi(null)
  act(() => toastSuccess('Salvato'))
  const card = shown()[0]
  if (!card) throw new Error('nessun avviso')
  pointer(card, 'pointerdown', 0)
  pointer(card, 'pointermove', WIDTH * share)
  pointer(card, 'pointerup', WIDTH * share)
  expect(shown()).toHaveLength(left)
})

test.each([
  ['what was done', toastSuccess],
  ['what is left to do', toastWarning],
  ['what went wrong', toastError],
])('%s is told for five seconds', (_what, tell) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.useFakeTimers()
  renderUi(null)
  act(() => tell('Detto'))
  act(() => jest.advanceTimersByTime(4999))
  expect(shown()).toHaveLength(1)
  act(() => jest.advanceTimersByTime(2))
  expect(shown()).toHaveLength(0)
})

test('at most twenty are shown', () => {
  renderUi(null)
  act(() => {
    for (let index = 0; index < 25; index += 1) toastSuccess(`Avviso ${index}`)
  })
  expect(shown()).toHaveLength(20)
})

test('a failure without a body says Error, and is logged', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  renderUi(null)
  act(() => toastError())
  expect(screen.getByRole('status')).toHaveTextContent('Error')
  expect(log).toHaveBeenCalledTimes(1)
})

test('it can be closed and undone from the keyboard', async () => {
  const undo = jest.fn()
  const { user } = renderUi(null)
  act(() => toastUndo('Spostata nel cestino', undo))
  screen.getByRole('button', { name: 'ANNULLA' }).focus()
  await user.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(shown()).toHaveLength(0))
})
