import { newSemaphore } from './semaphore'

/** That it lets so many work at once, and goes on beside the one before, kept.test.ts shows. */
it('gives a place back whose work has failed', async () => {
  const semaphore = newSemaphore(1)
  await expect(semaphore.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await semaphore.take(async () => 'done')).toBe('done')
})
