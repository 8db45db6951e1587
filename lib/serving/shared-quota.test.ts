import { MAX_PER_USER } from '@/lib/realtime/socket-quota'
import { newQuota, sharedQuota } from './shared-quota'
import type { Said } from './thread'

/** Threads that share their places, with nothing between them but what they say. */
function threads(count: number) {
  const ofAll = newQuota()
  return Array.from({ length: count }, () => {
    const own = ofAll((slot) => shared.refused(slot))
    const shared = sharedQuota((said: Said) => {
      if (typeof said !== 'object' || 'export' in said) throw new Error('not about a slot')
      if ('takeSlot' in said) own.take(said.takeSlot, said.key)
      else own.giveBack(said.giveSlot)
    })
    return { take: shared.take, end: own.end }
  })
}

it('counts the sockets of a person over all threads', () => {
  const [one, two, three] = threads(3)
  const full = jest.fn()
  const taken = Array.from({ length: MAX_PER_USER }, (_, n) => [one, two][n % 2]?.take('admin 1', full))
  expect(full).not.toHaveBeenCalled()
  three?.take('admin 1', full)
  expect(full).toHaveBeenCalledTimes(1)
  // Somebody else's are counted apart.
  three?.take('admin 2', full)
  expect(full).toHaveBeenCalledTimes(1)
  taken[0]?.()
  taken[0]?.()
  three?.take('admin 1', full)
  expect(full).toHaveBeenCalledTimes(1)
  one?.take('admin 1', full)
  expect(full).toHaveBeenCalledTimes(2)
})

it('gives back what a thread held that has ended', () => {
  const [one, two] = threads(2)
  const full = jest.fn()
  for (let n = 0; n < MAX_PER_USER; n += 1) one?.take('agent 1', full)
  two?.take('agent 1', full)
  expect(full).toHaveBeenCalledTimes(1)
  one?.end()
  for (let n = 0; n < MAX_PER_USER; n += 1) two?.take('agent 1', full)
  expect(full).toHaveBeenCalledTimes(1)
})
