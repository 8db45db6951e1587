import { newSemaphore } from './semaphore'

const soon = () => new Promise((resolve) => setTimeout(resolve, 1))

/** Work that ends when it is told to. */
function work() {
  let end = () => {}
  const state = { isBegun: false }
  const run = () => {
    state.isBegun = true
    return new Promise<void>((resolve) => {
      end = resolve
    })
  }
  return { state, run, end: () => end() }
}

describe('semaphore', () => {
  it('let so many work at once, in the order in which they came', async () => {
    const semaphore = newSemaphore(2)
    const all = [work(), work(), work(), work()]
    for (const one of all) void semaphore.take(one.run)
    const begun = () => all.map(({ state }) => state.isBegun)
    await soon()
    expect(begun()).toEqual([true, true, false, false])
    all[1]?.end()
    await soon()
    expect(begun()).toEqual([true, true, true, false])
  })

  it('give a place back whose work has failed', async () => {
    const semaphore = newSemaphore(1)
    await expect(semaphore.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await semaphore.take(async () => 'done')).toBe('done')
  })

  it('go on beside those before, with whoever waited there', async () => {
    const before = newSemaphore(1)
    const [stuck, first, second] = [work(), work(), work()]
    for (const one of [stuck, first, second]) void before.take(one.run)
    await soon()
    const after = newSemaphore(1, before)
    await soon()
    expect([first.state.isBegun, second.state.isBegun]).toEqual([true, false])
    // What is freed before is not a place here.
    stuck.end()
    await soon()
    expect(second.state.isBegun).toBe(false)
    first.end()
    await soon()
    expect(second.state.isBegun).toBe(true)
    second.end()
    expect(await after.take(async () => 'done')).toBe('done')
  })
})
