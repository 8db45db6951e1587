import { execFileSync } from 'node:child_process'
import { descriptorLimit, socketCap } from './descriptors'

it('the limit is that of the process', () => {
  const said = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim()
  expect(descriptorLimit()).toBe(said === 'unlimited' ? Number.POSITIVE_INFINITY : Number(said))
})

it.each([
  [4, 1],
  [256, 42],
  [1_024, 170],
  [65_536, 21_674],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
])('of %d descriptors the sockets leave enough for everything else: %d', (limit, cap) => {
  expect(socketCap(limit)).toBe(cap)
})
