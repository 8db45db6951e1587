import { throttle } from './throttle'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('the first call runs at once, the rest at most every 80 ms, the last one always', () => {
  const seen: string[] = []
  const call = throttle((text: string) => seen.push(text), 80)
  call('a')
  call('b')
  call('c')
  expect(seen).toEqual(['a'])
  jest.advanceTimersByTime(79)
  expect(seen).toEqual(['a'])
  jest.advanceTimersByTime(1)
  expect(seen).toEqual(['a', 'c'])
  call('d')
  expect(seen).toEqual(['a', 'c'])
  jest.advanceTimersByTime(80)
  expect(seen).toEqual(['a', 'c', 'd'])
})

test('after a pause a call runs at once again', () => {
  const seen: string[] = []
  const call = throttle((text: string) => seen.push(text), 80)
  call('a')
  jest.advanceTimersByTime(200)
  call('b')
  expect(seen).toEqual(['a', 'b'])
})

test('flush runs what waits, once', () => {
  const seen: string[] = []
  const call = throttle((text: string) => seen.push(text), 80)
  call('a')
  call('b')
  call.flush()
  call.flush()
  jest.advanceTimersByTime(500)
  expect(seen).toEqual(['a', 'b'])
})
