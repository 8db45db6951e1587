import { nextStamp } from './files'

const NOW = new Date('2026-11-28T20:17:32Z')

it.each([
  ['the clock', ['20261128000000_base', '20261128101500_prove'], '20261128201732'],
  [
    'the last one, where that is ahead of the clock',
    ['20261128383000_b', '20261128000000_a'],
    '20261128383001',
  ],
  ['the clock, where there is none yet', [], '20261128201732'],
])('a new migration is stamped by %s', (_by, names, stamp) => {
  expect(nextStamp(names, NOW)).toBe(stamp)
})
