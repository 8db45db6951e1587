import { LastTrial } from './last-trial'

const MINUTE = 60_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('waits for the very first trial alone, and believes for five minutes that a service works', async () => {
  const attempt = jest.fn(async () => undefined)
  const trial = new LastTrial(attempt)
  expect(await Promise.all([trial.failure(), trial.failure()])).toEqual([undefined, undefined])
  expect(attempt).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(4 * MINUTE)
  await trial.failure()
  expect(attempt).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(2 * MINUTE)
  await trial.failure()
  expect(attempt).toHaveBeenCalledTimes(2)
})

it('believes for twenty seconds that it does not, and tries again behind the answer', async () => {
  const error = new Error('away')
  const answers: Promise<unknown>[] = [Promise.reject(error), Promise.resolve()]
  const trial = new LastTrial(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  expect(await trial.failure()).toBe(error)
  jest.advanceTimersByTime(10_000)
  expect(await trial.failure()).toBe(error)
  jest.advanceTimersByTime(15_000)
  // What is known is told; what is found out meanwhile is told next.
  expect(await trial.failure()).toBe(error)
  await jest.advanceTimersByTimeAsync(0)
  expect(await trial.failure()).toBeUndefined()
})

it('knows by a use what a trial would find out', async () => {
  const attempt = jest.fn(async () => undefined)
  const trial = new LastTrial(attempt)
  trial.note(new Error('refused'))
  expect(await trial.failure()).toEqual(new Error('refused'))
  trial.note()
  expect(await trial.failure()).toBeUndefined()
  expect(attempt).not.toHaveBeenCalled()
})
