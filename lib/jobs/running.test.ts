import { runOnce } from './running'

/** Ends when it is told to, and how. */
function held() {
  let fail: (error: Error) => void = () => undefined
  const over = new Promise<void>((_resolve, reject) => {
    fail = reject
  })
  return { over, fail }
}
const turns = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('attempts at a job', () => {
  it('are one at a time, also where several have waited for one that fails', async () => {
    const first = held()
    let [begun, atOnce, most] = [0, 0, 0]
    const work = async () => {
      begun += 1
      atOnce += 1
      most = Math.max(most, atOnce)
      await turns()
      atOnce -= 1
    }
    const failing = runOnce('1', () => first.over)
    const later = [runOnce('1', work), runOnce('1', work), runOnce('1', work)]
    first.fail(new Error('the connection broke'))
    await expect(failing).rejects.toThrow('the connection broke')
    await Promise.all(later)
    expect({ begun, most }).toEqual({ begun: 1, most: 1 })
  })
})
